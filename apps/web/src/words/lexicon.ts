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

const tongues: Readonly<Record<Lang, () => Promise<Tongue>>> = {
  en: async () => {
    const [{ ui }, { words }] = await Promise.all([import('./en.ts'), import('@casefile/editions/words/en')]);
    return { lang: 'en', ui, game: words };
  },
  fr: async () => {
    const [{ ui }, { words }] = await Promise.all([import('./fr.ts'), import('@casefile/editions/words/fr')]);
    return { lang: 'fr', ui, game: words };
  },
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
  if (wanted === lang) tongue.value = next;
}

/** For screens, which are drawn only after the first words have come. */
export const ui = (): UiWords => tongue.value!.ui;

const names = import.meta.glob<{ names: EditionNames }>([
  '../../../../packages/editions/src/*/en.ts',
  '../../../../packages/editions/src/*/fr.ts',
  '!../../../../packages/editions/src/words/*.ts',
]);
const loaded = signal<Readonly<Record<string, EditionNames>>>({});

/** The names of an edition; undefined until they have come. */
export function namesOf(edition: string): EditionNames | undefined {
  const lang = tongue.value?.lang ?? 'en';
  const key = `${edition} ${lang}`;
  const known = loaded.value[key];
  if (known === undefined) void loadNames(edition, lang);
  return known;
}

export async function loadNames(edition: string, lang: Lang): Promise<EditionNames> {
  const key = `${edition} ${lang}`;
  const known = loaded.peek()[key];
  if (known !== undefined) return known;
  const path = Object.keys(names).find((each) => each.endsWith(`/${edition}/${lang}.ts`));
  if (path === undefined) throw new RangeError(`There are no names for ${edition}.`);
  const found = (await names[path]!()).names;
  loaded.value = { ...loaded.peek(), [key]: found };
  return found;
}
