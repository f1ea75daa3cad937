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
import { story } from '../net/catalogue';
import type { RecordStory, Story } from '../net/types';
import type { Order } from '../net/types';
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
function RematchButton({ order, text }: { order: Order; text: string }) {
  const votes = Object.entries(table.value?.rematch_votes ?? {}).flatMap(([seat, wanted]) => (wanted === order ? [Number(seat)] : []));
  const mine = mySeat.value !== null && votes.includes(mySeat.value);
  return (
    <button type="button" class={order === 'same' ? 'primary' : ''} data-act={`rematch ${order}`} aria-pressed={mine} onClick={() => mine || void send({ do: 'rematch', order })}>
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

/** Those who want another game; it begins when all people at the table want the same. */
function Rematch() {
  const at = table.value;
  if (!at) return null;
  if (at.next_table) {
    return (
      <button type="button" class="primary" data-act="next-table" onClick={() => go(`/t/${at.next_table}`)}>
        {t('next-table')}
      </button>
    );
  }
  if (mySeat.value === null) return null;
  const next = ((at.starter ?? 0) + 1) % at.seats.length;
  return (
    <>
      <RematchButton order="same" text={t('rematch')} />
      <RematchButton order="rotated" text={t('rematch-rotated', { player: seatName(next) })} />
      {String(mySeat.value) in at.rematch_votes && (
        <p class="hint" role="status">
          {t('rematch-waiting')}
        </p>
      )}
    </>
  );
}

/** The promise that was heard before the game; what the table says now stands in for it. */
function promisedHash(): string | null {
  const begun = events.value.find((event) => event.event === 'started');
  return typeof begun?.seed_hash === 'string' ? begun.seed_hash : (table.value?.seed_hash ?? null);
}

function Sheet({ onHide }: { onHide: () => void }) {
  const [found, setFound] = useState<Story | RecordStory | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const at = table.value;
  const id = at?.id ?? '';
  useEffect(() => {
    heading.current?.focus();
    void story(id).then(setFound, () => setFound(null));
  }, [id]);
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
        <button type="button" onClick={() => go('/')}>
          {t('back-home')}
        </button>
      </div>
      {found && <Scores story={found} winner={winner} />}
      {found && <Length found={found} />}
      {found && found.steps > 0 && <PointsChart story={found} seats={seats.value} />}
      <DiceChart />
      <Cards seats={seats.value.length} />
      <SeedCheck table={at} promised={promisedHash()} />
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
