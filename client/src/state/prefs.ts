/** What a person likes, kept in the browser. */
import { effect, type Signal, signal } from '@preact/signals';

const KEY = 'ostrov.preferences';

export const THEMES = ['light', 'dark', 'contrast', 'print'] as const;
export type Theme = (typeof THEMES)[number];

export interface Prefs {
  name: string;
  /** What the friendly name is drawn from as long as there is no own one. */
  luck: number;
  /** The browser has been somebody's before. */
  guest: boolean;
  language: string;
  theme: 'auto' | Theme;
  /** As the system says, or one's own choice. */
  motion: 'auto' | 'full' | 'off';
  /** The sea sways now and then, and a sheep walks. */
  ambient: boolean;
  /** Placing by touch asks once more. */
  confirm: 'touch' | 'always' | 'never';
  /** Offers to me are turned down by themselves. */
  trading: boolean;
  /** Offers that I cannot pay are turned down after a while. */
  declineImpossible: boolean;
  /** The statistics tell what can be known of the hands of others. */
  counting: boolean;
  /** Bots say something about what befell them. */
  botTalk: boolean;
  muted: string[];
  /** Ending the turn asks once more. */
  confirmEnd: boolean;
  /** The dice are rolled by themselves when nothing else can be done first. */
  autoRoll: boolean;
  /** 0 is silence, 1 is loud. */
  volume: number;
  /** The browser tells when it is my turn and the page is out of sight. */
  notify: boolean;
  /** Keys that were chosen in place of the usual ones, by action. */
  keys: Record<string, string>;
  /** Tables that this browser has been at, the last one first. */
  tables: string[];
}

const DEFAULTS: Prefs = {
  name: '',
  luck: Math.floor(Math.random() * 1_000_000),
  guest: false,
  language: '',
  theme: 'auto',
  motion: 'auto',
  ambient: true,
  confirm: 'touch',
  trading: true,
  declineImpossible: true,
  counting: false,
  botTalk: true,
  muted: [],
  confirmEnd: false,
  autoRoll: false,
  volume: 0.5,
  notify: false,
  keys: {},
  tables: [],
};

export const MOTIONS: readonly Prefs['motion'][] = ['auto', 'full', 'off'];

function stored(): Partial<Prefs> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>;
  } catch {
    return {}; // no storage, or somebody else's text in it
  }
}

function remembered(): Prefs {
  const found: Prefs = { ...DEFAULTS, ...stored() };
  return { ...found, motion: MOTIONS.includes(found.motion) ? found.motion : 'off' }; // it was called `none` once
}

export const prefs = signal<Prefs>(remembered());

export function setPref<Key extends keyof Prefs>(key: Key, value: Prefs[Key]): void {
  prefs.value = { ...prefs.value, [key]: value };
}

/** The theme that is shown: the chosen one, else the system's. */
function shownTheme(night: boolean, contrast: boolean): Theme {
  const { theme } = prefs.value;
  if (theme !== 'auto') return theme;
  return contrast ? 'contrast' : night ? 'dark' : 'light';
}

/** What the system says, as long as it says so. */
function follow(query: string): Signal<boolean> {
  const system = matchMedia(query);
  const now = signal(system.matches);
  system.addEventListener('change', () => {
    now.value = system.matches;
  });
  return now;
}

const stillness = follow('(prefers-reduced-motion: reduce)');

/** Keeps the browser's copy and the page's theme up to date. */
export function followPrefs(): void {
  const night = follow('(prefers-color-scheme: dark)');
  const contrast = follow('(prefers-contrast: more)');
  effect(() => {
    document.documentElement.dataset.theme = shownTheme(night.value, contrast.value);
    document.documentElement.dataset.motion = motionAllowed() ? 'full' : 'off';
    try {
      localStorage.setItem(KEY, JSON.stringify(prefs.value));
    } catch {
      // private windows may have no room; the page works without
    }
  });
}

/** Whether things may move: the preference, else what the system says. */
export function motionAllowed(): boolean {
  const { motion } = prefs.value;
  return motion === 'auto' ? !stillness.value : motion === 'full';
}
