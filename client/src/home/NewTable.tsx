/** A new table with everything that can be agreed on. */
import { useState } from 'preact/hooks';
import { t } from '../i18n/bundle';
import { becomeGuest, createTable } from '../net/api';
import { rules } from '../net/catalogue';
import type { GameName, OptionValue, NewTable as Plan, RulesPage, SeatWish } from '../net/types';
import type { Dice, Watching } from '../net/types';
import { myName } from '../state/nickname';
import { go } from '../state/route';
import { useAttempt } from './attempt';
import { Failure } from './Failure';
import { Frame } from './Frame';
import { levelsFor } from './levels';
import { NameField } from './NameField';
import { groupsOf } from './options';
import { OptionField } from './OptionField';
import { SeatPlans, seatsAmong } from './SeatPlans';
import { Segments } from './Segments';
import { choiceOf, choiceText, watchingChoices, watchingOf } from './watching';

const PACES = [0, 600, 1500];
/** Seconds that an answer to an offer has at most. */
const OFFER = 15;
const PLAYERS = ['2', '3', '4'] as const;
type Chosen = Record<string, OptionValue>;

const seatsFor = (n: number, seats: SeatWish[]): SeatWish[] => Array.from({ length: n }, (_, i) => seats[i] ?? { kind: 'open' });

async function open(plan: Plan): Promise<void> {
  await becomeGuest(myName());
  const { table } = await createTable(plan);
  go(`/t/${table.id}`);
}

function Form({ found }: { found: RulesPage }) {
  const [game, setGame] = useState<GameName>('base');
  const [wanted, setSeats] = useState<SeatWish[]>(seatsFor(4, [{ kind: 'me' }]));
  const [chosen, setChosen] = useState<Chosen>({ board_setup: 'variable' });
  const [clock, setClock] = useState('none');
  const [pace, setPace] = useState(600);
  const [dice, setDice] = useState<Dice>('plain');
  const [isPublic, setPublic] = useState(false);
  const [watching, setWatching] = useState<Watching>({ allowed: true, delay: 0 });
  const { attempt, failure, waiting } = useAttempt();
  const levels = levelsFor(found, game);
  const seats = seatsAmong(wanted, levels);
  const groups = groupsOf(found.options, game);
  const open_ = groups.flatMap((group) => group.options);
  const options = Object.fromEntries(open_.filter((one) => one.name in chosen && chosen[one.name] !== one.games[game]?.default).map((one) => [one.name, chosen[one.name]]));
  const { turn, answer } = found.clocks.find((one) => one.name === clock) ?? { turn: 0, answer: 0 };
  const submit = (event: Event) => {
    event.preventDefault();
    attempt(() => open({ options: { game, players: seats.length, ...options }, seats, public: isPublic, clock: { turn, answer }, pace, dice, watching }));
  };
  return (
    <form class="new-table" onSubmit={submit}>
      <section class="plate">
        <NameField />
        <Segments label={t('which-game')} name="game" value={game} values={['base', 'cities_knights']} text={(one) => t(`game-${one}`)} onChoose={setGame} />
        <Segments label={t('players')} name="players" value={String(seats.length) as (typeof PLAYERS)[number]} values={PLAYERS} text={(one) => one} onChoose={(one) => setSeats(seatsFor(Number(one), seats))} />
        <SeatPlans seats={seats} levels={levels} onChange={setSeats} />
        <label class="field">
          {t('clock-setting')}
          <select value={clock} onChange={(event) => setClock(event.currentTarget.value)}>
            {found.clocks.map((one) => (
              <option key={one.name} value={one.name}>
                {one.turn ? t('clock-choice', { turn: one.turn, answer: one.answer }) : t('clock-none')}
              </option>
            ))}
          </select>
        </label>
        {answer > 0 && <p class="hint">{t('clock-offers', { n: Math.min(OFFER, answer) })}</p>}
        <label class="field">
          {t('pace')}
          <select value={String(pace)} onChange={(event) => setPace(Number(event.currentTarget.value))}>
            {PACES.map((one) => (
              <option key={one} value={one}>
                {t(`pace-${one}`)}
              </option>
            ))}
          </select>
        </label>
        <Segments label={t('dice-setting')} name="dice" value={dice} values={found.dice} text={(one) => t(`dice-${one}`)} onChoose={setDice} />
        <p class="hint">{t(`dice-${dice}-about`)}</p>
        <Segments label={t('who-may-come')} name="public" value={isPublic ? 'public' : 'private'} values={['private', 'public']} text={(one) => t(`table-${one}`)} onChoose={(one) => setPublic(one === 'public')} />
        <p class="hint">{t(isPublic ? 'public-hint' : 'private-hint')}</p>
        <label class="field">
          {t('watch-setting')}
          <select value={choiceOf(watching)} onChange={(event) => setWatching(watchingOf(event.currentTarget.value))}>
            {watchingChoices(watching).map((one) => (
              <option key={one} value={one}>
                {choiceText(one)}
              </option>
            ))}
          </select>
        </label>
        <p class="hint">{t('watching-hint')}</p>
      </section>
      <section class="plate house-rules">
        <h2>{t('house-rules')}</h2>
        {groups.map((group) => {
          const n = group.options.filter((one) => one.name in options).length;
          return (
            <details key={group.name} open={group.name === 'goal' || group.name === 'board'}>
              <summary>
                {t(`group-${group.name}`)} {n > 0 && <span class="badge">{n}</span>}
              </summary>
              {group.options.map((option) => (
                <OptionField
                  key={option.name}
                  option={option}
                  game={game}
                  value={(option.name in options ? options[option.name] : option.games[game]?.default) ?? ''}
                  onChoose={(value) => setChosen({ ...chosen, [option.name]: value })}
                />
              ))}
            </details>
          );
        })}
      </section>
      <footer>
        <button type="submit" class="primary big" disabled={waiting}>
          {t('make-table')}
        </button>
        <Failure text={failure} />
      </footer>
    </form>
  );
}

export function NewTable() {
  const found = rules();
  return <Frame title={t('new-table')}>{found ? <Form found={found} /> : <p role="status">{t('connecting')}</p>}</Frame>;
}
