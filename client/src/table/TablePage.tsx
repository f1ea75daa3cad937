/** The table: board in the middle, players, hand and actions around it. */
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { followScene } from '../acting/draft';
import { Board } from '../board/Board';
import { model } from '../board/model';
import { home } from '../board/zoom';
import { forgetHands, handTo } from '../device/handing';
import { Handover } from '../device/Handover';
import { recallPeople } from '../device/people';
import { Closed } from '../home/Closed';
import { remember } from '../home/Tables';
import { WaitingRoom } from '../home/WaitingRoom';
import { t } from '../i18n/bundle';
import { BattleScene } from '../motion/BattleScene';
import { followMotion } from '../motion/follow';
import { Overlay } from '../motion/Overlay';
import { followNotices } from '../sound/notices';
import { busy, citiesKnights, ended, fixed, mySeat, online, openTable, scene, seats, table, you } from '../state/store';
import { Builds, Mains } from './Actions';
import { followDeclined } from './again';
import { followQuestions, question } from './asking';
import { followCalls } from './calls';
import { Cards } from './Cards';
import { Dice } from './Dice';
import { followDiscard } from './discarding';
import { End } from './End';
import { Fleet } from './Fleet';
import { followFocus } from './focus';
import { followGains } from './gains';
import { Hand } from './Hand';
import { followKeys } from './hotkeys';
import { followKept } from './kept';
import { followLeaving } from './leaving';
import { Live } from './Live';
import { followMain } from './mainAction';
import { followOffers } from './offerHabits';
import { Players } from './Players';
import { Prompt } from './Prompt';
import { Settings } from './Settings';
import { closeSheet, Side } from './Side';
import { followScales } from './trading';
import { Stage } from './Stage';
import { followNews } from './telling';
import { Ticker } from './Ticker';
import { WatchNotice } from './Watching';
import { Why } from './Why';

/** From this ratio of width to height on, seats lie above the map and not beside it. */
const WIDE_MAP = 1.35;

function mapShape(): 'tall' | 'wide' {
  const box = model.value?.box;
  return box && box.width / box.height >= WIDE_MAP ? 'wide' : 'tall';
}

/** The game itself, whatever feeds the store. Zones are named here and placed by style/layout.css, once for a game. */
export function TableView() {
  const now = scene.value;
  return (
    <div
      class="table"
      data-box={citiesKnights.value ? 'ck' : 'base'}
      data-map={mapShape()}
      data-seats={seats.value.length}
      data-asks={question.value !== null}
      data-watches={mySeat.value === null}
      data-seq={now?.seq}
      data-busy={busy.value}
    >
      <header class="table-head">
        <h1 class="sr-only">{t('title')}</h1>
        <div class="tray">
          <Dice />
        </div>
        <Settings />
      </header>
      <Players />
      <main class="centre">
        <Board />
        {!online.value && <p class="banner" role="status">{t('reconnecting')}</p>}
        <BattleScene />
        <End />
      </main>
      <section class="dock" aria-label={t('your-moves')}>
        <Why />
        <Ticker />
        <Prompt />
        <WatchNotice />
        <Hand />
        <Cards />
        <Builds />
      </section>
      <div class="beside">
        <Fleet />
        <Side />
        <Stage />
        <Mains />
      </div>
      <Live />
      <Overlay />
    </div>
  );
}

export function TablePage({ id }: { id: string }) {
  useEffect(() => {
    home();
    recallPeople(id);
    forgetHands();
    const stops = [openTable(id), followScene(), followKept(), followScales(), followDeclined(), followOffers(), followLeaving(), followCalls(), followDiscard(), followGains(), followNews(), followQuestions(closeSheet), followKeys(), followFocus(), followMain(), followNotices(), followMotion()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [id]);
  const known = you.value !== null && you.value.guest !== null;
  useLayoutEffect(() => {
    if (known) remember(id, seats.value.find((seat) => seat.seat === mySeat.value)?.name ?? null);
  }, [id, known]);
  if (ended.value) return <Closed id={id} code={ended.value} />;
  if (!table.value) return <main class="page">{t('connecting')}</main>;
  if (handTo.value) return <Handover />;
  return fixed.value && scene.value ? <TableView /> : <WaitingRoom />;
}
