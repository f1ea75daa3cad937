import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../src/net/types';
import { APART, heardIn, madeOf, pitchOf, type Sound, SOUND_NAMES, Turnstile } from '../src/sound/sounds';
import { battleSound, type Hearer, soundOf } from '../src/sound/told';

const me: Hearer = { seat: 0, active: false, guest: 'g0', muted: ['g9'] };
const by = (seat: number) => ({ seat });
const happened = (event: string, facts: Record<string, unknown> = {}): GameEvent => ({ seq: 1, event, ...facts });

/** A clock that goes when it is told, and what was heard when. */
function room() {
  let now = 0;
  const due: [number, () => void][] = [];
  const heard: [number, Sound][] = [];
  const turnstile = new Turnstile(
    (name) => heard.push([now, name]),
    () => now,
    (work, milliseconds) => due.push([now + milliseconds, work]),
  );
  const wait = (until: number) => {
    for (const [at, work] of due.splice(0).sort(([a], [b]) => a - b)) {
      now = Math.max(now, at);
      work();
    }
    now = until;
  };
  return { turnstile, heard, wait };
}

describe('one sound at a time', () => {
  test('of much at once the weightiest is heard', () => {
    const { turnstile, heard, wait } = room();
    for (const name of ['roll', 'gain', 'build'] as const) turnstile.come(name);
    wait(10);
    expect(heard).toEqual([[0, 'gain']]);
  });
  test('the next one waits for a quarter of a second, and a higher one takes its place', () => {
    const { turnstile, heard, wait } = room();
    turnstile.come('roll');
    wait(100);
    turnstile.come('build');
    turnstile.come('theft');
    turnstile.come('chat');
    wait(1000);
    expect(heard).toEqual([[0, 'roll'], [APART, 'theft']]);
    turnstile.come('chat');
    wait(1001);
    expect(heard.at(-1)).toEqual([1000, 'chat']);
  });
});

test('behind other windows only calls are heard', () => {
  expect(SOUND_NAMES.filter((name) => heardIn(name, false)).sort()).toEqual(['offer', 'turn']);
  expect(SOUND_NAMES.every((name) => heardIn(name, true))).toBe(true);
});

test('sounds are short, and of one scale without half tones', () => {
  for (const name of SOUND_NAMES) {
    const end = Math.max(...madeOf(name).tones.map(([, at, long]) => at + long));
    expect([name, end <= 1.4]).toEqual([name, true]);
  }
  expect(pitchOf(10) / pitchOf(5)).toBeCloseTo(2);
  expect(pitchOf(5)).toBeCloseTo(261.6, 0);
});

test('events have the sounds that they deserve, from where the reader sits', () => {
  expect(soundOf(happened('stolen', { player: by(1), victim: by(0) }), me)).toBe('theft');
  expect(soundOf(happened('stolen', { player: by(0), victim: by(1) }), me)).toBe('gain');
  expect(soundOf(happened('stolen', { player: by(1), victim: by(2) }), me)).toBeNull();
  expect(soundOf(happened('stolen', { player: by(1), victim: by(0) }), { ...me, seat: null })).toBeNull();
  expect(soundOf(happened('monopoly', { player: by(1), takings: [{ seat: 0, number: 2 }] }), me)).toBe('theft');
  expect(soundOf(happened('production', { player: by(0), goods: { ore: 1 } }), me)).toBe('gain');
  expect(soundOf(happened('production', { player: by(1), goods: { ore: 1 } }), me)).toBeNull();
  expect(soundOf(happened('dice', { total: 7 }), me)).toBe('seven');
  expect(soundOf(happened('dice', { total: 8 }), me)).toBe('roll');
  expect(soundOf(happened('victory', { player: by(0) }), me)).toBe('win');
  expect(soundOf(happened('victory', { player: by(1) }), { ...me, seat: null })).toBe('over');
  expect(soundOf(happened('exchanged', { player: by(1), partner: by(0) }), me)).toBe('accepted');
});

test('answers are heard by whose turn it is, words by all but who says them, and not of the muted', () => {
  const declined = happened('declined', { player: by(1) });
  expect(soundOf(declined, { ...me, active: true })).toBe('refused');
  expect(soundOf(declined, me)).toBeNull();
  expect(soundOf(happened('accepted', { player: by(1) }), { ...me, active: true })).toBe('accepted');
  expect(soundOf(happened('said', { guest: 'g1' }), me)).toBe('chat');
  expect(soundOf(happened('said', { guest: 'g0' }), me)).toBeNull();
  expect(soundOf(happened('said', { guest: 'g9' }), me)).toBeNull();
});

test('a battle begins with a horn and ends one way or the other', () => {
  const battle = (island: number) => happened('battle', { barbarians: 5, island });
  expect(soundOf(battle(5), me)).toBe('attack');
  expect(battleSound(battle(5))).toBe('battle-won');
  expect(battleSound(battle(4))).toBe('battle-lost');
  expect(battleSound(happened('dice', { total: 7 }))).toBeNull();
});
