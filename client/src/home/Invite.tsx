/** An invitation that was opened: who invites to what, and one press to be there. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/bundle';
import { acceptInvitation, becomeGuest, showInvitation } from '../net/api';
import type { InvitationShown } from '../net/types';
import { myName } from '../state/nickname';
import { go, link } from '../state/route';
import { failureText, useAttempt } from './attempt';
import { RuleChips } from './Chips';
import { Failure } from './Failure';
import { Island } from './Island';
import { levelName } from './levels';
import { Masthead } from './Masthead';
import { NameField } from './NameField';
import { freeSeats } from './People';

function Seats({ seats }: Pick<InvitationShown, 'seats'>) {
  return (
    <ul class="seats" aria-label={t('seats')}>
      {seats.map((seat, i) => (
        <li key={i} class={`seat-row ${seat.kind}`}>
          <span class="who">
            {seat.kind === 'person' && <bdi>{seat.name}</bdi>}
            {seat.kind === 'bot' && t('seat-bot', { level: levelName(seat.level ?? '') })}
            {seat.kind === 'open' && <i>{t('seat-open')}</i>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What one can do here: go back to the own seat, look back, sit down, watch; the first is the main thing. */
function ways({ allows, stage, seats, seat, watching }: InvitationShown): ('go-on' | 'replay' | 'sit-down' | 'watch')[] {
  if (seat !== null) return ['go-on'];
  if (stage === 'over' || stage === 'aborted') return ['replay'];
  const sit = allows === 'seat' && stage === 'open' && freeSeats(seats, true) > 0;
  return [...(sit ? (['sit-down'] as const) : []), ...(watching.allowed || stage === 'open' ? (['watch'] as const) : [])];
}

function state({ stage, seats, allows }: InvitationShown): string {
  if (stage === 'over' || stage === 'aborted') return t('invited-over');
  if (stage === 'playing') return t('invited-playing');
  if (allows === 'watch') return t('invited-waiting');
  const free = freeSeats(seats, true);
  return free ? t('invited-free', { n: free }) : t('invited-full');
}

function Invited({ shown, invitation }: { shown: InvitationShown; invitation: string }) {
  const { attempt, failure, waiting } = useAttempt();
  const enter = (sit: boolean) =>
    attempt(async () => {
      await becomeGuest(myName());
      go(`/t/${(await acceptInvitation(invitation, sit)).table}`);
    });
  return (
    <section class="plate">
      <h1>{t(shown.allows === 'seat' ? 'invited-to-play' : 'invited-to-watch', { host: shown.host ?? t('guest') })}</h1>
      <RuleChips options={shown.options} clock={shown.clock} dice={shown.dice} watching={shown.watching} />
      <Seats seats={shown.seats} />
      <p class="hint">{state(shown)}</p>
      {shown.seat === null && shown.stage !== 'over' && shown.stage !== 'aborted' && <NameField />}
      <div class="ways">
        {ways(shown).map((way, i) =>
          way === 'go-on' || way === 'replay' ? (
            <a key={way} class="button primary big" {...link(`/${way === 'replay' ? 'r' : 't'}/${shown.table}`)}>
              {t(way)}
            </a>
          ) : (
            <button key={way} type="button" class={i === 0 ? 'primary big' : ''} disabled={waiting} onClick={() => enter(way === 'sit-down')}>
              {t(way)}
            </button>
          ),
        )}
      </div>
      <Failure text={failure} />
    </section>
  );
}

export function Invite({ invitation }: { invitation: string }) {
  const [shown, setShown] = useState<InvitationShown | null>(null);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    showInvitation(invitation).then(setShown, (error: unknown) => setFailure(failureText(error)));
  }, [invitation]);
  return (
    <div class="around">
      <Masthead />
      <main class="invited">
        {shown ? (
          <Invited shown={shown} invitation={invitation} />
        ) : (
          <section class="plate">
            <h1>{t('invite-link')}</h1>
            {failure ? (
              <Failure text={failure} />
            ) : (
              <p role="status">{t('connecting')}</p>
            )}
            <a class="button" {...link('/')}>
              {t('back-home')}
            </a>
          </section>
        )}
        <Island />
      </main>
    </div>
  );
}
