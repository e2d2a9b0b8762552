/** The rules page of an edition in one language, loaded when it is read. */
import type { Difference } from '@casefile/editions/difference';
import type { Lang } from '@casefile/editions/words/words';

type Rules = Readonly<Record<string, string>>;
export interface Rulebook {
  /** Those of every edition, then its own. */
  readonly rules: Rules;
  readonly differs: readonly Difference[];
}

const pages = import.meta.glob<{ rules: Rules }>([
  '../../../../../packages/editions/src/{rules,rules.fr}.ts',
  '../../../../../packages/editions/src/*/{rules,rules.fr}.ts',
]);
const lists = import.meta.glob<{ differs: readonly Difference[] }>(
  '../../../../../packages/editions/src/*/{differs,differs.fr}.ts',
);

type Modules<T> = Readonly<Record<string, () => Promise<T>>>;
const partOf = async <T>(modules: Modules<T>, place: string, lang: Lang): Promise<T | undefined> => {
  const end = `/src/${place}${lang === 'en' ? '' : `.${lang}`}.ts`;
  return Object.entries(modules).find(([path]) => path.endsWith(end))?.[1]();
};

export async function rulebookOf(edition: string, lang: Lang): Promise<Rulebook> {
  const [everywhere, own, list] = await Promise.all([
    partOf(pages, 'rules', lang),
    partOf(pages, `${edition}/rules`, lang),
    partOf(lists, `${edition}/differs`, lang),
  ]);
  if (own === undefined) return { rules: {}, differs: [] };
  return { rules: { ...everywhere?.rules, ...own.rules }, differs: list?.differs ?? [] };
}

/** For searching: who types “piece” or “d'une” finds “pièce” and “d’une”. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** The rules that hold every word sought. */
export function search(rules: Rules, sought: string): [id: string, text: string][] {
  const words = plain(sought).split(/\s+/);
  return Object.entries(rules).filter(([id, text]) => {
    const said = plain(`${id} ${text}`);
    return words.every((word) => said.includes(word));
  });
}
