/** Talk at the table. Anybody can be muted by the reader alone. */
import { useState } from 'preact/hooks';
import { PlayerChip } from '../art/chips';
import { t } from '../i18n/bundle';
import type { GameEvent } from '../net/types';
import { prefs, setPref } from '../state/prefs';
import { events, send, you } from '../state/store';
import { useEnd } from './Log';

const LONGEST = 300;
const EMOTES = ['👋', '👍', '😀', '😮', '😢', '🎲', '🙏', '🎉'];

/** Things to say with one touch. */
function Emotes() {
  return (
    <div class="emotes" role="group" aria-label={t('emotes')}>
      {EMOTES.map((emote, i) => (
        <button type="button" key={emote} class="quiet" aria-label={t(`emote-${i + 1}`)} title={t(`emote-${i + 1}`)} onClick={() => send({ do: 'say', text: emote })}>
          {emote}
        </button>
      ))}
    </div>
  );
}

function Said({ event }: { event: GameEvent }) {
  const guest = String(event.guest);
  const name = String(event.name);
  const { muted } = prefs.value;
  const silent = muted.includes(guest);
  const player = event.player as { seat: number } | undefined;
  return (
    <li class="said">
      <b>{player ? <PlayerChip seat={player.seat} plain /> : <bdi>{name}</bdi>}</b> {silent ? <i>{t('muted')}</i> : <bdi>{String(event.text)}</bdi>}
      {guest !== you.value?.guest && (
        <button
          type="button"
          class="quiet small mute"
          aria-label={t(silent ? 'unmute' : 'mute', { player: name })}
          title={t(silent ? 'unmute' : 'mute', { player: name })}
          onClick={() => setPref('muted', silent ? muted.filter((one) => one !== guest) : [...muted, guest])}
        >
          {silent ? '🔈' : '🔇'}
        </button>
      )}
    </li>
  );
}

export function Chat() {
  const [text, setText] = useState('');
  const said = events.value.filter((event) => event.event === 'said');
  const end = useEnd(said.length);
  const submit = (event: Event) => {
    event.preventDefault();
    const words = text.trim();
    if (words) void send({ do: 'say', text: words });
    setText('');
  };
  return (
    <div class="chat">
      <ol class="log" aria-label={t('chat')} tabIndex={0} {...end}>
        {said.map((event) => (
          <Said key={event.seq} event={event} />
        ))}
        {!said.length && <li class="empty">{t('chat-empty')}</li>}
      </ol>
      <Emotes />
      <form onSubmit={submit}>
        <input value={text} maxLength={LONGEST} aria-label={t('chat-say')} placeholder={t('chat-say')} onInput={(event) => setText(event.currentTarget.value)} />
        <button type="submit">{t('chat-send')}</button>
      </form>
    </div>
  );
}
