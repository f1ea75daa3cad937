/** Joins what happens at the table with the queue of stories, and the reader's presses with its end. */
import { effect, untracked } from '@preact/signals';
import { model } from '../board/model';
import { colourOf } from '../board/pieces';
import type { GameEvent, Scene } from '../net/types';
import { motionAllowed } from '../state/prefs';
import { busy, fresh, mySeat, scene } from '../state/store';
import { question } from '../table/asking';
import { battleAhead, report, shownBattle } from './battle';
import { flyers, stageFlyers } from './flyers';
import { Queue, type Staged } from './queue';
import { stageStir } from './stir';
import { still, type Story } from './story';
import { storiesOf } from './tell';
import { seatOf } from './telling';

/** More events at once are a past that was missed, and no news. */
const MISSED = 30;
/** What ends a story. It does what it does besides. */
const PRESSES = ['pointerdown', 'keydown', 'wheel'] as const;

function stageBattle({ scene: battle }: Story): Staged[] {
  if (!battle) return [];
  return [
    {
      play: () => {
        shownBattle.value = battle;
      },
      stop: () => {
        shownBattle.value = null;
        report.value = battle;
        battleAhead.value = false;
      },
    },
  ];
}

function stage(story: Story): Staged {
  const stirs = story.moves.flatMap((move) => (move.do === 'stir' ? [stageStir(move)] : []));
  const parts = [...stirs, stageFlyers(story.moves.filter((move) => move.do !== 'stir')), ...stageBattle(story)];
  return { play: () => parts.forEach((part) => part.play()), stop: () => parts.forEach((part) => part.stop()) };
}

/** Nothing of another table is left. */
function forget(): void {
  shownBattle.value = report.value = null;
  battleAhead.value = false;
  flyers.value = [];
}

/** Follows the table that is shown; the answer ends it. */
export function followMotion(): () => void {
  const queue = new Queue(stage);
  let before: Scene | null = scene.peek();
  let news: GameEvent[] = [];
  let frame = 0;

  /** After the page shows what happened, and before it is painted. */
  const tell = () => {
    frame = 0;
    const [now, map, happened] = [scene.peek(), model.peek(), news];
    news = [];
    const known = now && map && happened.length <= MISSED;
    const stories = known ? storiesOf(happened, { seat: mySeat.peek(), map, before, now, colour: colourOf }) : [];
    before = now;
    if (!stories.some((story) => story.scene) && queue.idle) battleAhead.value = false;
    queue.tell(motionAllowed() ? stories : stories.map(still));
  };
  const hear = (events: GameEvent[]) => {
    if (document.hidden) {
      before = scene.peek();
      return;
    }
    if (events.length <= MISSED && events.some(({ event }) => event === 'battle')) battleAhead.value = true;
    if (events.some((event) => event.event === 'turn' && seatOf(event.player) === mySeat.peek())) report.value = null;
    news.push(...events);
    frame ||= requestAnimationFrame(tell);
  };
  const skip = () => queue.skip();
  const clear = () => {
    queue.clear();
    battleAhead.value = false;
  };

  const stops = [
    effect(() => {
      const events = fresh.value;
      if (events.length) untracked(() => hear(events));
      else before ??= scene.peek();
    }),
    effect(() => {
      if (question.value || busy.value) report.value = null;
    }),

  ];
  for (const press of PRESSES) addEventListener(press, skip, { capture: true, passive: true });
  addEventListener('resize', clear);
  document.addEventListener('visibilitychange', clear);
  return () => {
    for (const stop of stops) stop();
    for (const press of PRESSES) removeEventListener(press, skip, { capture: true });
    removeEventListener('resize', clear);
    document.removeEventListener('visibilitychange', clear);
    cancelAnimationFrame(frame);
    queue.clear();
    forget();
  };
}
