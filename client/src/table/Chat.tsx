/** Talk at the table. Anybody can be muted by the reader alone. */
import { useState } from 'preact/hooks';
import { PlayerChip } from '../art/chips';
import { t } from '../i18n/bundle';
import { EMOTES, emoteText } from '../i18n/emotes';
import type { GameEvent } from '../net/types';
import { prefs, setPref } from '../state/prefs';
import { events, mySeat, send, table, you } from '../state/store';
import { useEnd } from './follow';
import { Newest } from './Log';

const LONGEST = 300;
/** Things to say with one touch. */
function Emotes() {
  return (
    <div class="emotes" role="group" aria-label={t('emotes')}>
      {EMOTES.map((emote) => (
        <button type="button" key={emote} data-emote={emote} onClick={() => send({ do: 'say', text: `:${emote}:` })}>
          {t(`emote-${emote}`)}
        </button>
      ))}
    </div>
  );
}

function Words({ text }: { text: string }) {
  const emote = emoteText(text);
  return emote ? <span class="emote">{emote}</span> : <bdi>{text}</bdi>;
}

/** A loudspeaker, struck through or not. */
function Speaker({ off }: { off: boolean }) {
  return (
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round">
      <path d="M2 6h2.5L8 3v10L4.5 10H2Z" fill="currentColor" />
      <path d={off ? 'M10.5 6l4 4m0-4-4 4' : 'M10.5 5.5q2 2.5 0 5m2-7q3.5 4.5 0 9'} />
    </svg>
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
      <b>{player ? <PlayerChip seat={player.seat} plain /> : <bdi>{name}</bdi>}</b> {silent ? <i>{t('muted')}</i> : <Words text={String(event.text)} />}
      {guest !== you.value?.guest && (
        <button
          type="button"
          class="quiet small mute"
          aria-label={t(silent ? 'unmute' : 'mute', { player: name })}
          title={t(silent ? 'unmute' : 'mute', { player: name })}
          onClick={() => setPref('muted', silent ? muted.filter((one) => one !== guest) : [...muted, guest])}
        >
          <Speaker off={silent} />
        </button>
      )}
    </li>
  );
}

export function Chat() {
  const [text, setText] = useState('');
  const said = events.value.filter((event) => event.event === 'said');
  const end = useEnd<HTMLOListElement>();
  const watchesGame = table.value?.stage === 'playing' && mySeat.value === null;
  const submit = (event: Event) => {
    event.preventDefault();
    const words = text.trim();
    if (words) void send({ do: 'say', text: words });
    setText('');
  };
  return (
    <div class="chat">
      <div class="following">
        <ol class="log" aria-label={t('chat')} tabIndex={0} {...end.list}>
          {said.map((event) => (
            <Said key={event.seq} event={event} />
          ))}
          {!said.length && <li class="empty">{t('chat-empty')}</li>}
        </ol>
        <Newest end={end} />
      </div>
      {watchesGame ? (
        <p class="hint">{t('chat-watchers')}</p>
      ) : (
        <>
          <Emotes />
          <form onSubmit={submit}>
            <input value={text} maxLength={LONGEST} aria-label={t('chat-say')} placeholder={t('chat-say')} onInput={(event) => setText(event.currentTarget.value)} />
            <button type="submit">{t('chat-send')}</button>
          </form>
        </>
      )}
    </div>
  );
}
