/** The board before the game: how it looks, how even it is, and another one if the host likes. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n/bundle';
import { boardOf, command, ownProblem, Refused } from '../net/api';
import type { Answer, BoardShown, SetMap, TableInfo } from '../net/types';
import { isHost, table } from '../state/store';
import { failureText } from './attempt';
import { Failure } from './Failure';
import { MapPicture } from './MapPicture';
import { Segments } from './Segments';

const LARGEST = 12_000;
const PRINTED: Record<string, string> = { base: 'beginner_5e', cities_knights: 'ck_first_game' };
const KINDS = ['printed', 'drawn', 'balanced', 'given'] as const;
type Kind = (typeof KINDS)[number];
type Wish = Omit<SetMap, 'do' | 'id'>;

const printedFor = (at: TableInfo) => PRINTED[String(at.options.game)] ?? 'variable';

/** What kind of board a table has. Options that are as usual are not among those of a table: that is a printed board. */
function kindOf(at: TableInfo): Kind {
  if (at.map.kind !== 'agreed') return at.map.kind;
  return at.options.board_setup === 'variable' ? 'drawn' : 'printed';
}

function wishFor(kind: Kind, at: TableInfo): Wish {
  if (kind === 'balanced') return { kind };
  return { kind: 'agreed', board_setup: kind === 'printed' ? printedFor(at) : 'variable' };
}

const inLink = /\/(?:t|r)\/([\w-]+)/;

/** The board of a text: a file of `ostrov board --json`, or the address of a table or a finished game. */
async function boardIn(text: string): Promise<Record<string, unknown>> {
  const id = inLink.exec(text)?.[1];
  if (id && !text.trimStart().startsWith('{')) return (await boardOf(id)).board;
  if (text.length > LARGEST) throw new Refused(413, ownProblem('too-large'));
  const found: unknown = JSON.parse(text);
  if (typeof found !== 'object' || found === null) throw new SyntaxError();
  return found as Record<string, unknown>;
}

function refusalText({ problem }: Answer): string {
  if (problem?.code === 'bad-board') return t('map-wrong', { text: String(problem.facts?.problem ?? problem.text) });
  return failureText(new Refused(409, problem ?? null));
}

function Choice({ at, onFailure }: { at: TableInfo; onFailure: (text: string) => void }) {
  const [own, setOwn] = useState(false);
  const [address, setAddress] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const kind = own ? 'given' : kindOf(at);
  const want = async (wish: Wish) => {
    onFailure('');
    const answer = await command(at.id, { do: 'map', ...wish });
    if (answer.ok) setOwn(false);
    else onFailure(refusalText(answer));
  };
  const bring = async (text: string | undefined) => {
    if (!text) return;
    try {
      await want({ kind: 'given', board: await boardIn(text) });
    } catch (error) {
      onFailure(error instanceof SyntaxError ? t('map-unread') : failureText(error));
    }
  };
  return (
    <>
      <Segments label={t('map-kind')} name="map" value={kind} values={KINDS} text={(one) => t(`map-kind-${one}`)} onChoose={(one) => (one === 'given' ? setOwn(true) : (setOwn(false), void want(wishFor(one, at))))} />
      {(kind === 'drawn' || kind === 'balanced') && (
        <button type="button" data-act="shuffle" onClick={() => void want(wishFor(kind, at))}>
          {t('map-again')}
        </button>
      )}
      {kind === 'given' && (
        <form
          class="own-map"
          onSubmit={(event) => {
            event.preventDefault();
            void bring(address);
          }}
        >
          <input ref={file} type="file" accept=".json,application/json" hidden onChange={(event) => void event.currentTarget.files?.[0]?.text().then(bring)} />
          <button type="button" onClick={() => file.current?.click()}>
            {t('choose-file')}
          </button>
          <label class="field">
            {t('map-link')}
            <input value={address} onInput={(event) => setAddress(event.currentTarget.value)} />
          </label>
          <button type="submit" disabled={!address.trim()}>
            {t('map-take')}
          </button>
        </form>
      )}
    </>
  );
}

export function MapChoice() {
  const at = table.value;
  const [shown, setShown] = useState<BoardShown | null>(null);
  const [failure, setFailure] = useState('');
  const { id, map, options } = at ?? {};
  useEffect(() => {
    if (id) void boardOf(id).then(setShown, () => setShown(null));
  }, [id, map?.kind, map?.draw, options?.board_setup]);
  if (!at) return null;
  const file = shown && `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(shown.board))}`;
  return (
    <>
      <h2>{t('map')}</h2>
      <div class="map-picture">{shown && <MapPicture shown={shown} />}</div>
      {shown && (
        <p class="hint balance">
          {t(shown.balance.even ? 'map-even' : 'map-uneven')} {t('map-measure', { seats: shown.balance.seats, goods: shown.balance.goods, clumps: shown.balance.clumps })}
        </p>
      )}
      {isHost.value ? <Choice at={at} onFailure={setFailure} /> : <p class="hint">{t(`map-kind-${kindOf(at)}-about`)}</p>}
      <Failure text={failure} />
      {file && (
        <a class="button" href={file} download="map.json">
          {t('map-save')}
        </a>
      )}
    </>
  );
}
