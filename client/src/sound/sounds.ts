/** Short sounds made of a few tones; nothing is loaded. */

/** How a tone begins and ends: struck and dying away, knocked, or blown. */
export type Voice = 'bell' | 'wood' | 'horn';

/** A tone: a step of the scale, when it begins and how long it lasts, in seconds. */
export type Tone = readonly [step: number, at: number, long: number];

export interface Made {
  /** Of two at the same moment the higher one is heard. */
  rank: number;
  voice: Voice;
  tones: readonly Tone[];
  /** 1 is as loud as the others. */
  loud?: number;
}

/** Five tones an octave, from C below the middle: whatever sounds together sounds well. */
const LOWEST = 130.81;
const SCALE = [0, 2, 4, 7, 9];
const HALF_TONES = 12;

export function pitchOf(step: number): number {
  const octave = Math.floor(step / SCALE.length);
  const above = SCALE[step - octave * SCALE.length] ?? 0;
  return LOWEST * 2 ** (octave + above / HALF_TONES);
}

export const SOUNDS = {
  win: { rank: 10, voice: 'bell', tones: [[10, 0, 0.3], [12, 0.13, 0.3], [13, 0.26, 0.3], [15, 0.39, 0.9], [17, 0.39, 0.9]] },
  over: { rank: 10, voice: 'bell', tones: [[13, 0, 0.3], [12, 0.16, 0.3], [10, 0.32, 0.7]] },
  theft: { rank: 9, voice: 'bell', tones: [[8, 0, 0.22], [6, 0.12, 0.22], [5, 0.24, 0.4]] },
  turn: { rank: 8, voice: 'bell', tones: [[10, 0, 0.25], [13, 0.12, 0.45]] },
  offer: { rank: 8, voice: 'bell', tones: [[12, 0, 0.16], [12, 0.15, 0.3]] },
  clock: { rank: 8, voice: 'wood', tones: [[12, 0, 0.07], [12, 0.2, 0.07], [12, 0.4, 0.07]] },
  attack: { rank: 7, voice: 'horn', tones: [[2, 0, 0.45], [5, 0.4, 0.8]] },
  'battle-won': { rank: 7, voice: 'bell', tones: [[10, 0, 0.2], [10, 0.14, 0.2], [13, 0.28, 0.6]] },
  'battle-lost': { rank: 7, voice: 'horn', tones: [[5, 0, 0.3], [3, 0.26, 0.3], [1, 0.52, 0.7]], loud: 0.8 },
  metropolis: { rank: 7, voice: 'bell', tones: [[10, 0, 0.7], [12, 0.08, 0.7], [15, 0.16, 0.8]] },
  gain: { rank: 6, voice: 'bell', tones: [[13, 0, 0.18], [15, 0.09, 0.3]], loud: 0.8 },
  seven: { rank: 5, voice: 'horn', tones: [[3, 0, 0.5]], loud: 0.7 },
  robber: { rank: 5, voice: 'wood', tones: [[3, 0, 0.14], [2, 0.16, 0.14], [1, 0.32, 0.2]] },
  build: { rank: 4, voice: 'wood', tones: [[7, 0, 0.09], [10, 0.11, 0.14]] },
  card: { rank: 4, voice: 'bell', tones: [[11, 0, 0.14], [14, 0.08, 0.25]], loud: 0.7 },
  knight: { rank: 4, voice: 'horn', tones: [[7, 0, 0.12], [10, 0.1, 0.25]], loud: 0.6 },
  ship: { rank: 4, voice: 'wood', tones: [[1, 0, 0.22], [0, 0.3, 0.28]] },
  accepted: { rank: 3, voice: 'bell', tones: [[12, 0, 0.14], [13, 0.1, 0.25]], loud: 0.8 },
  refused: { rank: 2, voice: 'bell', tones: [[8, 0, 0.16], [7, 0.1, 0.2]], loud: 0.4 },
  chat: { rank: 2, voice: 'bell', tones: [[14, 0, 0.12]], loud: 0.5 },
  roll: { rank: 1, voice: 'wood', tones: [[9, 0, 0.05], [8, 0.07, 0.05], [10, 0.13, 0.05], [8, 0.21, 0.08]], loud: 0.8 },
} satisfies Record<string, Made>;

export type Sound = keyof typeof SOUNDS;
export const SOUND_NAMES = Object.keys(SOUNDS) as Sound[];
/** What is heard even where nobody looks. */
const CALLS = new Set<Sound>(['turn', 'offer']);

export const madeOf = (name: Sound): Made => SOUNDS[name];

/** Milliseconds from one sound to the next. */
export const APART = 250;

/** Lets one sound through at a time: of those that come too soon the highest waits, the others are not heard. */
export class Turnstile {
  private last = -APART;
  private waiting: Sound | null = null;

  constructor(
    private readonly play: (name: Sound) => void,
    private readonly now: () => number,
    private readonly later: (work: () => void, milliseconds: number) => void,
  ) {}

  come(name: Sound): void {
    if (this.waiting) {
      if (madeOf(name).rank > madeOf(this.waiting).rank) this.waiting = name;
      return;
    }
    this.waiting = name;
    this.later(() => this.go(), Math.max(0, this.last + APART - this.now()));
  }

  private go(): void {
    const name = this.waiting;
    this.waiting = null;
    if (!name) return;
    this.last = this.now();
    this.play(name);
  }
}

/** Whether a sound is for a page that is seen, or hidden behind others. */
export function heardIn(name: Sound, visible: boolean): boolean {
  return visible || CALLS.has(name);
}
