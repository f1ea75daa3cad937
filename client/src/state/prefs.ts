/** What a person likes, kept in the browser. */
import { effect, signal } from '@preact/signals';

const KEY = 'ostrov.preferences';

export interface Prefs {
  name: string;
  /** The browser has been somebody's before. */
  guest: boolean;
  language: string;
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'none';
  /** Placing by touch asks once more. */
  confirm: 'touch' | 'always' | 'never';
  /** Offers to me are turned down by themselves. */
  trading: boolean;
  /** Offers that I cannot pay are turned down after a while. */
  declineImpossible: boolean;
  /** The statistics tell what can be known of the hands of others. */
  counting: boolean;
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
  guest: false,
  language: '',
  theme: 'auto',
  motion: 'auto',
  confirm: 'touch',
  trading: true,
  declineImpossible: true,
  counting: false,
  muted: [],
  confirmEnd: false,
  autoRoll: false,
  volume: 0.5,
  notify: false,
  keys: {},
  tables: [],
};

function stored(): Partial<Prefs> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>;
  } catch {
    return {}; // no storage, or somebody else's text in it
  }
}

export const prefs = signal<Prefs>({ ...DEFAULTS, ...stored() });

export function setPref<Key extends keyof Prefs>(key: Key, value: Prefs[Key]): void {
  prefs.value = { ...prefs.value, [key]: value };
}

/** The theme that is shown: the chosen one, else the system's. */
function shownTheme(night: boolean): 'light' | 'dark' {
  const { theme } = prefs.value;
  return theme === 'auto' ? (night ? 'dark' : 'light') : theme;
}

/** Keeps the browser's copy and the page's theme up to date. */
export function followPrefs(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const night = signal(system.matches);
  system.addEventListener('change', () => {
    night.value = system.matches;
  });
  effect(() => {
    const { motion } = prefs.value;
    document.documentElement.dataset.theme = shownTheme(night.value);
    document.documentElement.dataset.motion = motion;
    try {
      localStorage.setItem(KEY, JSON.stringify(prefs.value));
    } catch {
      // private windows may have no room; the page works without
    }
  });
}

/** Whether things may move: the preference, else what the system says. */
export function motionAllowed(): boolean {
  return prefs.value.motion !== 'none' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
