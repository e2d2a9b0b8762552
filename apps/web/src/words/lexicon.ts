/** All the words of one language, for one edition; loaded when they are needed. */

import { firstEdition } from '@casefile/editions/first-edition';
import { inMarket, isSoldThere, type Markets } from '@casefile/editions/markets';
import type { EditionNames } from '@casefile/editions/names';
import type { Catalogue, Lang, Words } from '@casefile/editions/words/words';
import { signal } from '@preact/signals';
import { settings } from '../app/settings.ts';
import type { FirstWords } from './first-words.ts';
import type { LaterWords } from './later-words.ts';

export interface Locale {
  readonly lang: Lang;
  readonly ui: FirstWords;
  readonly game: Words;
  /** The names of people and weapons in other markets. */
  readonly markets: Markets;
  /** Null until a screen that needs them is opened. */
  readonly more: LaterWords | null;
}

/** With the names of the edition of a first game; the first visit would be too large with those of all others. */
const locales: Catalogue<Omit<Locale, 'lang' | 'more'> & { readonly firstNames: EditionNames }> = {
  en: () => import('./en/all.ts'),
  fr: () => import('./fr/all.ts'),
};
const laters: Catalogue<{ readonly more: LaterWords }> = {
  en: () => import('./en/later.ts'),
  fr: () => import('./fr/later.ts'),
};

export const locale = signal<Locale | null>(null);

let wanted: Lang = 'en';
let isMoreWanted = false;

/** Switches as soon as the words have loaded. */
export async function setLocale(lang: Lang): Promise<void> {
  wanted = lang;
  await learn();
}

/** Loads the words of later screens, before one of them is rendered. */
export async function loadMore(): Promise<void> {
  isMoreWanted = true;
  await learn();
}

/**
 * With the names of every edition in use: a table that had to wait for its names would be taken down, and lose what
 * was half chosen.
 */
async function learn(): Promise<void> {
  const [lang, isWhole, now] = [wanted, isMoreWanted, locale.peek()];
  if (now?.lang === lang && (now.more !== null || !isWhole)) return;
  const editions = new Set(Object.keys(loaded.peek()).map((key) => key.split(' ')[0]!));
  editions.delete(firstEdition);
  const [{ firstNames, ...first }, later] = await Promise.all([
    locales[lang](),
    isWhole ? laters[lang]() : null,
    ...[...editions].map((edition) => loadNames(edition, lang)),
  ]);
  // Another language was requested meanwhile.
  if (wanted !== lang || isMoreWanted !== isWhole) return learn();
  remember(firstEdition, lang, firstNames);
  locale.value = { lang, ...first, more: later?.more ?? null };
}

/** For screens, which are rendered only after the first words have loaded. */
export const ui = (): FirstWords => locale.value!.ui;
/** For screens that are loaded on demand, together with these words. */
export const more = (): LaterWords => locale.value!.more!;

const nameLists: Catalogue<{ readonly names: Readonly<Record<string, EditionNames>> }> = {
  en: () => import('./en/names.ts'),
  fr: () => import('./fr/names.ts'),
};
const loaded = signal<Readonly<Record<string, EditionNames>>>({});

/** The names of an edition as printed; undefined until they have loaded. */
export function printedNamesOf(edition: string): EditionNames | undefined {
  const lang = locale.value?.lang ?? 'en';
  const known = loaded.value[`${edition} ${lang}`];
  // Without such an edition, or without a network, the caller goes on without the names.
  if (known === undefined) loadNames(edition, lang).catch(() => {});
  return known;
}

const renamed = new WeakMap<EditionNames, Map<string, EditionNames>>();

/** The names of an edition as this table calls them; the same object until another market is chosen. */
export function namesOf(edition: string): EditionNames | undefined {
  const printed = printedNamesOf(edition);
  const market = settings.market.value;
  const markets = locale.value?.markets;
  if (printed === undefined || markets === undefined) return printed;
  const known = renamed.get(printed) ?? new Map<string, EditionNames>();
  renamed.set(printed, known);
  const names = known.get(market) ?? inMarket(printed, market, markets);
  known.set(market, names);
  return names;
}

/** Whether its people are known by other names elsewhere. */
export function hasOtherNames(edition: string): boolean {
  const printed = printedNamesOf(edition);
  const markets = locale.value?.markets;
  return printed !== undefined && markets !== undefined && isSoldThere(printed, markets);
}

export async function loadNames(edition: string, lang: Lang): Promise<EditionNames> {
  const key = `${edition} ${lang}`;
  const known = loaded.peek()[key];
  if (known !== undefined) return known;
  const found = (await nameLists[lang]()).names[edition];
  if (found === undefined) throw new RangeError(`There are no names for ${edition}.`);
  remember(edition, lang, found);
  return found;
}

function remember(edition: string, lang: Lang, names: EditionNames): void {
  const key = `${edition} ${lang}`;
  // A concurrent request may have set it already; setting it again would redraw everything.
  if (loaded.peek()[key] === undefined) loaded.value = { ...loaded.peek(), [key]: names };
}
