/** The table: board in the middle, players, hand and actions around it. */
import { useEffect } from 'preact/hooks';
import { followScene } from '../acting/draft';
import { Board } from '../board/Board';
import { Charts, ChartsButton, chartsOpen } from '../ck/Charts';
import { KnightMenu } from '../ck/KnightMenu';
import { Steps } from '../ck/steps';
import { home } from '../board/zoom';
import { Lost } from '../home/Lost';
import { remember } from '../home/Tables';
import { WaitingRoom } from '../home/WaitingRoom';
import { t } from '../i18n/bundle';
import { followNotices } from '../sound/notices';
import { sheets } from '../state/screen';
import { busy, ended, citiesKnights, fixed, mySeat, online, openTable, scene, seats, send, table, you } from '../state/store';
import { Actions } from './Actions';
import { Bank } from './Bank';
import { Choices } from './Choices';
import { Dice } from './Dice';
import { Discard } from './Discard';
import { End } from './End';
import { followFocus } from './focus';
import { Hand } from './Hand';
import { followKeys } from './hotkeys';
import { Live } from './Live';
import { followMain } from './mainAction';
import { followOffers, Offers, OffersOverSheet } from './Offers';
import { Players } from './Players';
import { Confirm, Prompt } from './Prompt';
import { AbortVote, Settings } from './Settings';
import { SheetButton, sheetOpen, Side } from './Side';
import { Trade } from './Trade';
import { tradeOpen } from './trading';
import { WatchNotice } from './Watching';
import { Why } from './Why';

function TopBar() {
  return (
    <header class="topbar">
      <h1>{t('title')}</h1>
      {scene.value && scene.value.turn > 0 && <span class="turn">{t('turn-number', { n: scene.value.turn })}</span>}
      <span class="spring" />
      <SheetButton />
      <Settings />
    </header>
  );
}

/** A seat whose owner a bot stands in for. */
function BotPlays() {
  const seat = table.value?.seats.find((one) => one.seat === mySeat.value);
  if (!seat?.bot_plays || table.value?.stage !== 'playing') return null;
  return (
    <p class="notice">
      {t('bot-plays-you')}{' '}
      <button type="button" class="primary small" onClick={() => send({ do: 'return', seat: seat.seat })}>
        {t('take-back')}
      </button>
    </p>
  );
}

/** The game itself, whatever feeds the store. */
export function TableView() {
  const overlaid = sheets.value && (tradeOpen.value || sheetOpen.value || chartsOpen.value);
  return (
    <div class={`table${tradeOpen.value ? ' trading' : ''}${citiesKnights.value ? ' with-knights' : ''}`} data-seq={scene.value?.seq} data-busy={busy.value}>
      <TopBar />
      <Players />
      <Bank />
      <main class="centre">
        <Board />
        <Dice />
        <ChartsButton />
        <KnightMenu />
        {!online.value && <p class="banner" role="status">{t('reconnecting')}</p>}
        <End />
      </main>
      <section class="bottom" aria-label={t('your-moves')}>
        <div class="asked">
          <WatchNotice />
          <BotPlays />
          <AbortVote />
          <Prompt />
          <Why />
          <Confirm />
          <div class="picks">
            <Choices />
            <Steps />
          </div>
          <Discard />
          {!overlaid && <Offers />}
          <Hand />
        </div>
        <Actions />
      </section>
      <div class="right">
        {overlaid && <OffersOverSheet />}
        <Trade />
        <Charts />
        <Side />
      </div>
      <Live />
    </div>
  );
}

export function TablePage({ id }: { id: string }) {
  useEffect(() => {
    home();
    const stops = [openTable(id), followScene(), followOffers(), followKeys(), followFocus(), followMain(), followNotices()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [id]);
  const welcome = you.value !== null;
  useEffect(() => {
    if (welcome) remember(id, seats.value.find((seat) => seat.seat === mySeat.value)?.name ?? null);
  }, [id, welcome]);
  if (ended.value) return <Lost title={t(`closed-${ended.value}`)} />;
  if (!table.value) return <main class="page">{t('connecting')}</main>;
  return fixed.value && scene.value ? <TableView /> : <WaitingRoom />;
}
