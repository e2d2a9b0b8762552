/** All the words of one language, for one edition; loaded when they are needed. */
import type { EditionNames } from '@casefile/editions/names';
import type { Lang, Words } from '@casefile/editions/words/words';
import { signal } from '@preact/signals';
import type { LaterWords } from './later-words.ts';
import type { FirstWords } from './words.ts';

export interface Tongue {
  readonly lang: Lang;
  readonly ui: FirstWords;
  readonly game: Words;
  /** Null until a screen that needs them is opened. */
  readonly more: LaterWords | null;
}

const tongues: Readonly<Record<Lang, () => Promise<Pick<Tongue, 'ui' | 'game'>>>> = {
  en: () => import('./all-en.ts'),
  fr: () => import('./all-fr.ts'),
};
const laters: Readonly<Record<Lang, () => Promise<{ more: LaterWords }>>> = {
  en: () => import('./later-en.ts'),
  fr: () => import('./later-fr.ts'),
};

export const tongue = signal<Tongue | null>(null);

let wanted: Lang = 'en';
let isMoreWanted = false;

/** Switches at once when the words are there. */
export async function speak(lang: Lang): Promise<void> {
  wanted = lang;
  await learn();
}

/** The words of the screens that come later; to be waited for before one of them is drawn. */
export async function loadMore(): Promise<void> {
  isMoreWanted = true;
  await learn();
}

/**
 * With the names of every edition in use: a table that had to wait for its names would be taken down, and lose what
 * was half chosen.
 */
async function learn(): Promise<void> {
  const [lang, isWhole, now] = [wanted, isMoreWanted, tongue.peek()];
  if (now?.lang === lang && (now.more !== null || !isWhole)) return;
  const editions = new Set(Object.keys(loaded.peek()).map((key) => key.split(' ')[0]!));
  const [{ ui, game }, later] = await Promise.all([
    tongues[lang](),
    isWhole ? laters[lang]() : null,
    ...[...editions].map((edition) => loadNames(edition, lang)),
  ]);
  // Something else was asked for meanwhile.
  if (wanted !== lang || isMoreWanted !== isWhole) return learn();
  tongue.value = { lang, ui, game, more: later?.more ?? null };
}

/** For screens, which are drawn only after the first words have come. */
export const ui = (): FirstWords => tongue.value!.ui;
/** For screens that are fetched when they are opened, together with these words. */
export const more = (): LaterWords => tongue.value!.more!;

const nameLists: Readonly<Record<Lang, () => Promise<{ names: Readonly<Record<string, EditionNames>> }>>> = {
  en: () => import('./names-en.ts'),
  fr: () => import('./names-fr.ts'),
};
const loaded = signal<Readonly<Record<string, EditionNames>>>({});

/** The names of an edition; undefined until they have come. */
export function namesOf(edition: string): EditionNames | undefined {
  const lang = tongue.value?.lang ?? 'en';
  const key = `${edition} ${lang}`;
  const known = loaded.value[key];
  // Where there is no such edition, or no network, whoever asked goes on without.
  if (known === undefined) loadNames(edition, lang).catch(() => {});
  return known;
}

export async function loadNames(edition: string, lang: Lang): Promise<EditionNames> {
  const key = `${edition} ${lang}`;
  const known = loaded.peek()[key];
  if (known !== undefined) return known;
  const { names } = await nameLists[lang]();
  const found = names[edition];
  if (found === undefined) throw new RangeError(`There are no names for ${edition}.`);
  loaded.value = { ...loaded.peek(), [key]: found };
  return found;
}
