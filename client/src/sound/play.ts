/** Plays sounds at the reader's volume. Browsers keep silent until the page has been touched once, and so do we. */
import { prefs } from '../state/prefs';
import { heardIn, madeOf, pitchOf, type Sound, type Tone, Turnstile, type Voice } from './sounds';

const LOUDEST = 0.22;
const SILENCE = 0.0005;
/** Seconds until a tone is at its loudest. */
const BEGINS: Record<Voice, number> = { bell: 0.012, wood: 0.004, horn: 0.06 };
const WAVES: Record<Voice, OscillatorType> = { bell: 'sine', wood: 'triangle', horn: 'sawtooth' };
/** What is above this is dull. */
const DULL: Record<Voice, number> = { bell: 5000, wood: 1400, horn: 900 };
/** A bell has a second, softer tone an octave above. */
const OVERTONE = 0.25;

let context: AudioContext | null = null;

function wave(audio: AudioContext, voice: Voice, pitch: number, from: number, long: number, volume: number): void {
  const source = new OscillatorNode(audio, { type: WAVES[voice], frequency: pitch });
  const loudness = new GainNode(audio, { gain: 0 });
  const filter = new BiquadFilterNode(audio, { type: 'lowpass', frequency: DULL[voice] });
  loudness.gain.setValueAtTime(0, from);
  loudness.gain.linearRampToValueAtTime(volume, from + BEGINS[voice]);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, from + long);
  source.connect(filter).connect(loudness).connect(audio.destination);
  source.start(from);
  source.stop(from + long);
}

function tone(audio: AudioContext, voice: Voice, [step, at, long]: Tone, volume: number): void {
  const from = audio.currentTime + at;
  wave(audio, voice, pitchOf(step), from, long, volume);
  if (voice === 'bell') wave(audio, voice, 2 * pitchOf(step), from, long / 2, OVERTONE * volume);
}

/** Plays a sound now, for who wants to hear what it is like. */
export function hear(name: Sound): void {
  const { volume } = prefs.value;
  if (volume <= 0 || !('AudioContext' in globalThis) || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  const { voice, tones, loud = 1 } = madeOf(name);
  for (const one of tones) tone(context, voice, one, LOUDEST * volume * loud);
}

const turnstile = new Turnstile(
  (name) => {
    if (heardIn(name, document.visibilityState === 'visible')) hear(name);
  },
  () => performance.now(),
  (work, milliseconds) => setTimeout(work, milliseconds),
);

/** Something happened that has a sound; of much at once the weightiest is heard. */
export function sound(name: Sound): void {
  turnstile.come(name);
}
