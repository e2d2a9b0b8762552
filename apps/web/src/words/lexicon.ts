/** All the words of one language, for one edition; loaded when they are needed. */
import type { EditionNames } from '@casefile/editions/names';
import type { Lang, Words } from '@casefile/editions/words/words';
import { signal } from '@preact/signals';
import type { UiWords } from './words.ts';

export interface Tongue {
  readonly lang: Lang;
  readonly ui: UiWords;
  readonly game: Words;
}

const tongues: Readonly<Record<Lang, () => Promise<Omit<Tongue, 'lang'>>>> = {
  en: () => import('./all-en.ts'),
  fr: () => import('./all-fr.ts'),
};

export const tongue = signal<Tongue | null>(null);

let wanted: Lang | null = null;

/**
 * Switches at once when the words are there, with the names of every edition in use: a table that had to wait for
 * its names would be taken down, and lose what was half chosen.
 */
export async function speak(lang: Lang): Promise<void> {
  wanted = lang;
  if (tongue.peek()?.lang === lang) return;
  const editions = new Set(Object.keys(loaded.peek()).map((key) => key.split(' ')[0]!));
  const [next] = await Promise.all([
    tongues[lang](),
    ...[...editions].map((edition) => loadNames(edition, lang)),
  ]);
  if (wanted === lang) tongue.value = { lang, ui: next.ui, game: next.game };
}

/** For screens, which are drawn only after the first words have come. */
export const ui = (): UiWords => tongue.value!.ui;

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
