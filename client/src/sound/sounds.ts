/** Short sounds made of tones; nothing is loaded. */
import { prefs } from '../state/prefs';

/** A tone: its pitch in hertz, when it begins and how long it lasts, in seconds. */
type Tone = readonly [pitch: number, at: number, long: number];

const SOUNDS = {
  turn: [
    [523, 0, 0.16],
    [784, 0.12, 0.3],
  ],
  offer: [
    [659, 0, 0.1],
    [659, 0.14, 0.16],
  ],
  robbed: [
    [330, 0, 0.18],
    [247, 0.14, 0.32],
  ],
  seven: [[196, 0, 0.35]],
  win: [
    [523, 0, 0.18],
    [659, 0.15, 0.18],
    [784, 0.3, 0.18],
    [1047, 0.45, 0.6],
  ],
  over: [
    [523, 0, 0.25],
    [392, 0.22, 0.5],
  ],
} satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof SOUNDS;
export const SOUND_NAMES = Object.keys(SOUNDS) as Sound[];

let context: AudioContext | null = null;

function tone(audio: AudioContext, [pitch, at, long]: Tone, volume: number): void {
  const from = audio.currentTime + at;
  const wave = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.setValueAtTime(0, from);
  loudness.gain.linearRampToValueAtTime(0.25 * volume, from + 0.015);
  loudness.gain.exponentialRampToValueAtTime(0.0005, from + long);
  wave.connect(loudness).connect(audio.destination);
  wave.start(from);
  wave.stop(from + long);
}

/** Plays a sound at the reader's volume. Browsers keep silent until the page has been touched once. */
export function sound(name: Sound): void {
  const { volume } = prefs.value;
  if (volume <= 0 || !('AudioContext' in globalThis) || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  for (const one of SOUNDS[name]) tone(context, one, volume);
}
