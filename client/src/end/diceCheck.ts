/** Whether the dice of a game follow from its seed: worked out here, as docs/protocol.md describes. */
import type { GameEvent, TableInfo } from '../net/types';

const SIDES = 6;
/** Ways in which the event die of Cities & Knights can fall, for each fall of the others. */
const EVENT_WAYS = 6n;

async function numberOf(seed: string, stream: string, k: number): Promise<bigint> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${seed}/${stream}/${k}`));
  return BigInt(`0x${[...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`);
}

/** How the dice fall for the k-th time; each fall is as likely as the others. */
export async function fall(seed: string, k: number, knights: boolean): Promise<[number, number]> {
  const ways = knights ? EVENT_WAYS : 1n;
  const drawn = (await numberOf(seed, 'dice', k)) % (BigInt(SIDES * SIDES) * ways);
  const at = Number(drawn / ways);
  return [Math.floor(at / SIDES) + 1, (at % SIDES) + 1];
}

/** Whether the falls of a table are this simple: weights of their own are for programs to check. */
export function canCheckDice({ dice, options }: Pick<TableInfo, 'dice' | 'options'>): boolean {
  return dice === 'plain' && !options.rounds_without_seven && options.ck_event_die === undefined;
}

/** How many rolls there were, and how many of them follow from the seed; those that an Alchemist has set are chosen, not rolled. */
export async function checkDice(seed: string, events: readonly GameEvent[], knights: boolean): Promise<{ rolls: number; good: number }> {
  let [k, rolls, good, set] = [0, 0, 0, false];
  for (const event of events) {
    if (event.event === 'progress-played') set = event.card === 'alchemist';
    if (event.event !== 'dice' || !Array.isArray(event.dice)) continue;
    if (!set) {
      const [one, two] = await fall(seed, k, knights);
      rolls += 1;
      good += Number(one === event.dice[0] && two === event.dice[1]);
    }
    k += 1;
    set = false;
  }
  return { rolls, good };
}
