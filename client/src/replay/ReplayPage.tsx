/** A finished game step by step, all hands open. */
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { Board } from '../board/Board';
import { home } from '../board/zoom';
import { failureText } from '../home/attempt';
import { Frame } from '../home/Frame';
import { Charts, ChartsButton } from '../ck/Charts';
import { GoodsLine } from '../art/goods';
import { PlayerChip } from '../art/chips';
import { t } from '../i18n/bundle';
import { cardsText } from '../i18n/names';
import type { Source } from '../net/catalogue';
import { link, mark } from '../state/route';
import { citiesKnights, scene, seats } from '../state/store';
import { Bank } from '../table/Bank';
import { Dice } from '../table/Dice';
import { Live } from '../table/Live';
import { Log } from '../table/Log';
import { Players } from '../table/Players';
import { CloseSheet, SheetButton, sheetOpen } from '../table/Side';
import { Controls, followReplayKeys } from './Controls';
import { Narration } from './Narration';
import { failure, goTo, openReplay, source, step, tale } from './player';
import { EXAMPLE_GAME } from './told';

/** What everybody holds. */
function Hands() {
  const now = scene.value;
  return (
    <section class="open-hands" aria-label={t('hands')}>
      {now?.players.map((row) => (
        <p key={row.seat}>
          <PlayerChip seat={row.seat} plain /> {row.hand && Object.keys(row.hand).length > 0 ? <GoodsLine goods={row.hand} /> : <small>{t('nothing')}</small>}
          <small>{cardsText(row)}</small>
        </p>
      ))}
    </section>
  );
}

function View() {
  return (
    <div class={`table replay${citiesKnights.value ? ' with-knights' : ''}`} data-step={scene.value?.seq}>
      <header class="topbar">
        <h1>
          <a {...link('/')}>{t('title')}</a>
        </h1>
        <span class="turn">{t(tale.value?.table.id === EXAMPLE_GAME ? 'example-game' : 'replay')}</span>
        <span class="spring" />
        <SheetButton />
        {source.value === 'table' && (
          <a class="button" {...link(`/t/${tale.value?.table.id}`)}>
            {t('to-table')}
          </a>
        )}
      </header>
      <Players />
      <Bank />
      <main class="centre">
        <Board />
        <Dice />
        <ChartsButton />
      </main>
      <section class="bottom">
        <Narration />
        <Controls />
        <Hands />
      </section>
      <div class="right">
        <Charts />
        <aside class={`side${sheetOpen.value ? ' open' : ''}`} aria-label={t('log')}>
          <CloseSheet />
          <Log />
        </aside>
      </div>
      <Live />
    </div>
  );
}

export function ReplayPage({ id, source: from, step: first }: { id: string; source: Source; step: number | null }) {
  useEffect(() => {
    home();
    const close = openReplay(id, from, first);
    const stopKeys = followReplayKeys();
    return () => {
      close();
      stopKeys();
    };
  }, [id]);
  useEffect(() => {
    if (tale.value && first !== null) goTo(first);
  }, [first]);
  const now = step.value;
  useLayoutEffect(() => { // with the picture: a mark that came later would undo a link that was followed meanwhile
    if (tale.value) mark(String(now));
  }, [now]);
  if (scene.value && tale.value && seats.value.length) return <View />;
  return (
    <Frame title={t(id === EXAMPLE_GAME ? 'example-game' : 'replay')}>
      <p role="status">{failure.value ? failureText(failure.value) : t('connecting')}</p>
    </Frame>
  );
}
