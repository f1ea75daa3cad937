/** A table before the start: who sits where, whom to invite, what was agreed. */
import { Sign } from '../art/chips';
import { people, standHere } from '../device/people';
import { SeatHere } from '../device/SeatHere';
import { Face } from '../persona/Face';
import { strength } from '../persona/Bots';
import { SeedPromise } from '../end/SeedCheck';
import { t } from '../i18n/bundle';
import { seatName } from '../i18n/names';
import { rules } from '../net/catalogue';
import type { Seat } from '../net/types';
import { promised } from '../state/promises';
import { go } from '../state/route';
import { isHost, mySeat, seats, send, table, you } from '../state/store';
import { Chat } from '../table/Chat';
import { Watchers, WatchingChoice } from '../table/Watching';
import { Live } from '../table/Live';
import { Why } from '../table/Why';
import { RuleChips } from './Chips';
import { Frame } from './Frame';
import { Invitations } from './Invitations';
import { MapChoice } from './MapChoice';
import { NameField } from './NameField';
import { levelName, levelsFor } from './levels';

/** What the host can do with a seat on which nobody sits. */
function BotChoice({ seat }: { seat: Seat }) {
  const offered = levelsFor(rules(), String(table.value?.options.game));
  const levels = seat.level === null || offered.includes(seat.level) ? offered : [seat.level, ...offered];
  return (
    <select
      aria-label={t('seat-give', { n: seat.seat + 1 })}
      value={seat.level ?? ''}
      onChange={(event) => send({ do: 'bot', seat: seat.seat, level: event.currentTarget.value || null })}
    >
      <option value="">{t('seat-for-guest')}</option>
      {levels.map((level) => (
        <option key={level} value={level}>
          {t('seat-bot', { level: levelName(level) })}
        </option>
      ))}
    </select>
  );
}

/** The host of a public table keeps a seat for somebody who has the link. */
function Keep({ seat }: { seat: Seat }) {
  return (
    <button type="button" class="small" data-act={`keep ${seat.seat}`} aria-pressed={seat.kept} onClick={() => send({ do: 'keep', seat: seat.seat, kept: !seat.kept })}>
      {t('seat-keep')}
    </button>
  );
}

function SeatRow({ seat }: { seat: Seat }) {
  const { guest } = seat;
  const mine = guest !== null && guest === you.value?.guest;
  const isHere = people.value.some((one) => one.guest === guest);
  return (
    <li class={`seat-row ${seat.kind}`}>
      {seat.kind === 'open' ? <Sign colour={seat.colour} size={32} /> : <Face seat={seat} size={40} />}
      <span class="who">
        {seat.kind === 'open' ? <i>{t(seat.kept ? 'seat-kept' : 'seat-open')}</i> : <bdi>{seatName(seat.seat)}</bdi>}
        <small>
          {seat.kind === 'bot' && t('seat-bot', { level: strength(seat) })}
          {seat.kind === 'person' && [mine && t('you-badge'), seat.guest === table.value?.host && t('host'), isHere ? t('device-badge') : !seat.here && t('away')].filter(Boolean).join(', ')}
        </small>
        {seat.conduct && (
          <small class="conduct" title={t('conduct-about')}>
            {t('conduct', { finished: seat.conduct.finished, of: seat.conduct.of })}
          </small>
        )}
      </span>
      {seat.kind === 'open' && (
        <button type="button" class={mySeat.value === null ? 'primary small' : 'small'} data-act={`sit ${seat.seat}`} onClick={() => send({ do: 'sit', seat: seat.seat })}>
          {t('sit-here')}
        </button>
      )}
      {seat.kind === 'open' && isHost.value && table.value?.public && <Keep seat={seat} />}
      {seat.kind === 'open' && isHost.value && mySeat.value !== null && <SeatHere seat={seat.seat} />}
      {mine && (
        <button type="button" class="small" onClick={() => send({ do: 'stand' })}>
          {t('stand-up')}
        </button>
      )}
      {isHost.value && seat.kind !== 'person' && <BotChoice seat={seat} />}
      {isHost.value && guest !== null && !mine && (
        <button type="button" class="small warn" onClick={() => (isHere && table.value ? void standHere(table.value.id, guest) : send({ do: 'remove', guest }))}>
          {t('remove')}
        </button>
      )}
    </li>
  );
}

export function WaitingRoom() {
  const at = table.value;
  if (!at) return null;
  const free = seats.value.filter((seat) => seat.kind === 'open').length;
  return (
    <Frame title={t('waiting-room')} wide>
      <div class="waiting">
        <div class="column">
          <section class="plate who-comes">
            <RuleChips options={at.options} clock={at.clock} dice={at.dice} watching={at.watching} />
            <ul class="seats" aria-label={t('seats')}>
              {seats.value.map((seat) => (
                <SeatRow key={seat.seat} seat={seat} />
              ))}
            </ul>
            <NameField />
            {at.starter !== null && <p class="hint">{t('begins', { player: seatName(at.starter) })}</p>}
            <SeedPromise hash={promised(at.id, at.seed_hash)} />
            <Watchers />
            <WatchingChoice />
            <Why />
            <p class="hint" role="status">
              {free ? t('seats-missing', { n: free }) : isHost.value ? t('all-here') : t('prompt-start')}
            </p>
            <div class="row begin">
              {isHost.value && (
                <button type="button" class="primary big" data-act="start" disabled={free > 0} onClick={() => send({ do: 'start' })}>
                  {t('start-game')}
                </button>
              )}
              <button type="button" onClick={() => void send({ do: 'stand' }).finally(() => go('/'))}>
                {t('leave')}
              </button>
            </div>
          </section>
          <section class="plate invite">
            <Invitations id={at.id} />
          </section>
        </div>
        <div class="column">
          <section class="plate map">
            <MapChoice />
          </section>
          <section class="plate talk">
            <h2>{t('chat')}</h2>
            <Chat />
          </section>
        </div>
      </div>
      <Live />
    </Frame>
  );
}
