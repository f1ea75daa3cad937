/** The end of the game: who won and why, how it went, and what next. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { DiceChart } from '../end/DiceChart';
import { PointsChart } from '../end/PointsChart';
import { Cards, Scores } from '../end/Scores';
import { SeedCheck } from '../end/SeedCheck';
import { Trophy } from '../art/signs';
import { Sign } from '../art/chips';
import { colourOf } from '../board/pieces';
import { list, t } from '../i18n/bundle';
import { seatName, whoName } from '../i18n/names';
import { command } from '../net/api';
import { story } from '../net/catalogue';
import { keepGame } from '../offline/keep';
import type { RecordStory, Story } from '../net/types';
import type { Order } from '../net/types';
import { promised } from '../state/promises';
import { go, link } from '../state/route';
import { events, mySeat, scene, seats, send, table } from '../state/store';

function title(): string {
  const winner = scene.value?.winner;
  if (winner === null || winner === undefined || table.value?.stage === 'aborted') return t('game-aborted');
  const victory = events.value.findLast((event) => event.event === 'victory');
  const n = Number(victory?.points ?? scene.value?.players[winner]?.points ?? 0);
  return winner === mySeat.value ? t('game-won', { n }) : t('game-over', { player: seatName(winner), n });
}

function Length({ found }: { found: Story | RecordStory }) {
  if (found.seconds === null) return null;
  const minutes = Math.max(1, Math.round(found.seconds / 60));
  return <p class="length">{t('game-length', { turns: found.turns.length, minutes })}</p>;
}

/** One way to play again, and the others who want it. */
function RematchButton({ order, text, onPress }: { order: Order; text: string; onPress: (order: Order) => void }) {
  const votes = Object.entries(table.value?.rematch_votes ?? {}).flatMap(([seat, wanted]) => (wanted === order ? [Number(seat)] : []));
  const mine = mySeat.value !== null && votes.includes(mySeat.value);
  return (
    <button type="button" class={order === 'same' ? 'primary' : ''} data-act={`rematch ${order}`} aria-pressed={mine} onClick={() => mine || onPress(order)}>
      {text}
      {votes.length > 0 && (
        <span class="votes" role="img" aria-label={t('wanted-by', { names: list(votes.map(whoName)) })}>
          {votes.map((seat) => (
            <Sign key={seat} colour={colourOf(seat)} size={18} />
          ))}
        </span>
      )}
    </button>
  );
}

/** Nobody but the reader and bots: another game waits for no one. */
const alone = () => seats.value.every((one) => one.kind !== 'person' || one.seat === mySeat.value);

/** Begins the next game at once for somebody who plays against bots. */
async function goOn(next: string): Promise<void> {
  await command(next, { do: 'start' }).catch((error: unknown) => console.warn(error)); // it waits to be started there
  go(`/t/${next}`);
}

/** Those who want another game; it begins when all people at the table want the same. */
function Rematch() {
  const at = table.value;
  const next = at?.next_table;
  const wanted = useRef(false);
  useEffect(() => {
    if (next && wanted.current && alone()) void goOn(next);
  }, [next]);
  if (!at) return null;
  if (next) {
    return (
      <button type="button" class="primary" data-act="next-table" onClick={() => go(`/t/${next}`)}>
        {t('next-table')}
      </button>
    );
  }
  if (mySeat.value === null) return null;
  const want = (order: Order) => {
    wanted.current = true;
    void send({ do: 'rematch', order });
  };
  const first = ((at.starter ?? 0) + 1) % at.seats.length;
  return (
    <>
      <RematchButton order="same" text={t('rematch')} onPress={want} />
      <RematchButton order="rotated" text={t('rematch-rotated', { player: seatName(first) })} onPress={want} />
      {String(mySeat.value) in at.rematch_votes && (
        <p class="hint" role="status">
          {t('rematch-waiting')}
        </p>
      )}
    </>
  );
}

function Sheet({ onHide }: { onHide: () => void }) {
  const [found, setFound] = useState<Story | RecordStory | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const at = table.value;
  const id = at?.id ?? '';
  const ended = at?.stage === 'over';
  useEffect(() => {
    heading.current?.focus();
    void story(id).then(setFound, () => setFound(null));
    if (ended) keepGame(id).catch((error: unknown) => console.warn(error)); // no room: the game can still be read online
  }, [id, ended]);
  if (!at) return null;
  const winner = at.stage === 'over' ? (scene.value?.winner ?? null) : null;
  return (
    <section class="end" aria-label={t('prompt-over')}>
      <header>
        <Trophy />
        <h2 ref={heading} tabIndex={-1}>
          {title()}
        </h2>
        <button type="button" class="quiet small" aria-label={t('close')} onClick={onHide}>
          ✕
        </button>
      </header>
      <div class="row ends">
        <Rematch />
        <a class="button" {...link(`/r/${id}`)}>
          {t('replay')}
        </a>
        {at.stage === 'over' && (
          <a class="button" href={`/api/tables/${id}/record`} download={`${id}.jsonl`}>
            {t('download')}
          </a>
        )}
        {(['png', 'svg'] as const).map((kind) => (
          <a key={kind} class="button" href={`/api/tables/${id}/board.${kind}`} download={`${id}.${kind}`}>
            {t(`picture-${kind}`)}
          </a>
        ))}
        <button type="button" onClick={() => go('/')}>
          {t('back-home')}
        </button>
      </div>
      {found && <Scores story={found} winner={winner} />}
      {found && <Length found={found} />}
      {found && found.steps > 0 && <PointsChart story={found} seats={seats.value} />}
      <DiceChart />
      <Cards seats={seats.value.length} />
      <SeedCheck table={at} hash={promised(id, at.seed_hash)} />
    </section>
  );
}

export function End() {
  const [hidden, setHidden] = useState(false);
  const stage = table.value?.stage;
  if (stage !== 'over' && stage !== 'aborted') return null;
  if (!hidden) return <Sheet onHide={() => setHidden(true)} />;
  return (
    <button type="button" class="primary end-again" onClick={() => setHidden(false)}>
      {t('show-end')}
    </button>
  );
}
