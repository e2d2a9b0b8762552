/** The settings of this device. Without storage they last as long as the page. */

import { type Market, markets } from '@casefile/editions/markets';
import { type Lang, languages } from '@casefile/editions/words/words';
import { effect, type Signal, signal } from '@preact/signals';

export const themes = ['auto', 'plan', 'lamplight', 'contrast'] as const;
export const motions = ['auto', 'full', 'reduced'] as const;
/** The pace of scenes; `step` waits for a press after each beat. */
export const speeds = ['instant', 'brisk', 'calm', 'step'] as const;
/** The number of first games shown at the calm pace by default. */
const calmGames = 3;
export const notices = ['off', 'turn'] as const;
export const markLevels = ['off', 'facts', 'full'] as const;
export const reactionModes = ['always', 'matters', 'never'] as const;

export interface Settings {
  readonly lang: Signal<Lang>;
  /** The market whose names are used, where an edition was sold under several. */
  readonly market: Signal<Market>;
  readonly theme: Signal<(typeof themes)[number]>;
  readonly motion: Signal<(typeof motions)[number]>;
  readonly speed: Signal<(typeof speeds)[number]>;
  readonly sound: Signal<boolean>;
  readonly volume: Signal<number>;
  /** Whether ambient sound is on. */
  readonly roomTone: Signal<boolean>;
  readonly notices: Signal<(typeof notices)[number]>;
  /** When to be asked to react to others' suggestions. */
  readonly reactions: Signal<(typeof reactionModes)[number]>;
  /** How much the notebook marks automatically, within what the table allows. */
  readonly marks: Signal<(typeof markLevels)[number]>;
  /** Whether full marking was already offered. */
  readonly wasOfferedAll: Signal<boolean>;
  readonly name: Signal<string>;
  /** Whether opponents make remarks. */
  readonly remarks: Signal<boolean>;
  /** Whether events are read aloud. */
  readonly readAloud: Signal<boolean>;
}

/** Null where the browser denies storage, as in some private windows. */
function storage(): Storage | null {
  try {
    const { localStorage } = window;
    localStorage.setItem('casefile.probe', '1');
    localStorage.removeItem('casefile.probe');
    return localStorage;
  } catch {
    return null;
  }
}

const store = storage();
/** Whether stored values survive a reload. */
export const isKeeping = store !== null;
/** A replacement for denied storage. */
const memory = new Map<string, string>();

export function remembered<T>(key: string, first: T, isValid: (value: unknown) => value is T): Signal<T> {
  const kept = signal(read(key, first, isValid));
  let isFirst = true;
  effect(() => {
    const text = JSON.stringify(kept.value);
    if (isFirst) isFirst = false;
    else write(key, text);
  });
  return kept;
}

export function read<T>(key: string, otherwise: T, isValid: (value: unknown) => value is T): T {
  try {
    const text = store === null ? memory.get(key) : store.getItem(`casefile.${key}`);
    const value: unknown = JSON.parse(text ?? 'null');
    return isValid(value) ? value : otherwise;
  } catch {
    return otherwise;
  }
}

/** Returns false if the value was not stored: full or denied storage must not stop a running game. */
export function write(key: string, text: string | null): boolean {
  if (store === null) {
    if (text === null) memory.delete(key);
    else memory.set(key, text);
    return false;
  }
  try {
    if (text === null) store.removeItem(`casefile.${key}`);
    else store.setItem(`casefile.${key}`, text);
    return true;
  } catch {
    return false;
  }
}

/** The stored keys with this prefix, without it. */
export function keysUnder(prefix: string): readonly string[] {
  const keys =
    store === null
      ? [...memory.keys()]
      : Object.keys(store).flatMap((key) => (key.startsWith('casefile.') ? [key.slice(9)] : []));
  return keys.flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
}

/** The raw text, to be restored later. */
export const textAt = (key: string): string | null =>
  (store === null ? memory.get(key) : store.getItem(`casefile.${key}`)) ?? null;

const oneOf =
  <T extends string>(values: readonly T[]) =>
  (value: unknown): value is T =>
    values.includes(value as T);
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;
const isText = (value: unknown): value is string => typeof value === 'string';

const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0;
const gamesFinished = (): number => read('games-finished', 0, isCount);
export const countFinished = (): void => {
  write('games-finished', String(gamesFinished() + 1));
};

const spoken: Lang = navigator.language.startsWith('fr') ? 'fr' : 'en';

export const settings: Settings = {
  lang: remembered('lang', spoken, oneOf(languages)),
  market: remembered('market', 'printed', oneOf(markets)),
  theme: remembered('theme', 'auto', oneOf(themes)),
  motion: remembered('motion', 'auto', oneOf(motions)),
  speed: remembered('speed', gamesFinished() < calmGames ? 'calm' : 'brisk', oneOf(speeds)),
  sound: remembered('sound', true, isBoolean),
  roomTone: remembered('roomTone', false, isBoolean),
  volume: remembered('volume', 0.6, isShare),
  notices: remembered('notices', 'off', oneOf(notices)),
  reactions: remembered('reactions', 'matters', oneOf(reactionModes)),
  marks: remembered('marks', 'facts', oneOf(markLevels)),
  wasOfferedAll: remembered('offered-all', false, isBoolean),
  name: remembered('name', '', isText),
  remarks: remembered('remarks', true, isBoolean),
  readAloud: remembered('read-aloud', false, isBoolean),
};

const systemReduces = matchMedia('(prefers-reduced-motion: reduce)');
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const systemContrast = matchMedia('(prefers-contrast: more)');
const systemChanged = signal(0);
for (const query of [systemReduces, systemIsDark, systemContrast])
  query.addEventListener('change', () => systemChanged.value++);

export function isStill(): boolean {
  systemChanged.value;
  return settings.motion.value === 'auto' ? systemReduces.matches : settings.motion.value === 'reduced';
}

export function shownTheme(): 'plan' | 'lamplight' | 'contrast' {
  systemChanged.value;
  const { value } = settings.theme;
  if (value !== 'auto') return value;
  if (systemContrast.matches) return 'contrast';
  return systemIsDark.matches ? 'lamplight' : 'plan';
}

/** Sets theme, motion and language on the document. */
export function dressPage(): void {
  effect(() => {
    const { documentElement: page } = document;
    page.lang = settings.lang.value;
    const theme = shownTheme();
    page.dataset.theme = theme === 'contrast' ? 'plan' : theme;
    page.dataset.contrast = theme === 'contrast' ? 'high' : 'normal';
    page.dataset.motion = isStill() ? 'reduced' : 'full';
  });
}
