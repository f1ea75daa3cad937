/** What somebody at the table has just said, beside their name for a while; it covers, and moves nothing. */
import { useEffect, useState } from 'preact/hooks';
import { emoteText } from '../i18n/emotes';
import type { Seat } from '../net/types';
import { prefs } from '../state/prefs';
import { fresh, seats, table } from '../state/store';
import { personaOf, personaSays } from './personas';
import { type Saying, sayingOf } from './sayings';

const SHOWN_FOR = 4500;
const LONGEST = 90;

/** Bots let each other finish: at most one of them speaks in so many milliseconds, but who has won always does. */
const BOTS_APART = 9000;
let lastBot = -BOTS_APART;

function maySpeak({ occasion }: Saying): boolean {
  if (!occasion) return true;
  const now = performance.now();
  if (!prefs.peek().botTalk || (now - lastBot < BOTS_APART && occasion !== 'won')) return false;
  lastBot = now;
  return true;
}

function words(saying: Saying, seat: Seat): string {
  const at = table.peek();
  const persona = at && personaOf(at, seat);
  if (saying.occasion) return persona ? personaSays(persona, saying.occasion) : '';
  const text = emoteText(saying.text ?? '') ?? saying.text ?? '';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Chat is read aloud from the log; the bubble is for the eyes. */
export function Bubble({ seat }: { seat: Seat }) {
  const [text, setText] = useState('');
  useEffect(() => {
    const said = fresh.value
      .filter((event) => !prefs.peek().muted.includes(String(event.guest)))
      .map((event) => sayingOf(event, seats.peek()))
      .findLast((one) => one?.seat === seat.seat);
    if (said && maySpeak(said)) setText(words(said, seat));
  }, [fresh.value]);
  useEffect(() => {
    if (!text) return undefined;
    const timer = setTimeout(() => setText(''), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [text]);
  return text ? (
    <span class="bubble" aria-hidden="true">
      {text}
    </span>
  ) : null;
}
