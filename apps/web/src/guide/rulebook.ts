/** The rules page of an edition in one language, loaded when it is read. */
import type { Difference, RulesPage } from '@casefile/editions/rules';
import type { Lang } from '@casefile/editions/words/words';

export interface Rulebook {
  /** Those of every edition, then its own. */
  readonly rules: RulesPage;
  readonly differs: readonly Difference[];
}

interface Page {
  readonly rules: RulesPage;
  /** Empty for the classic, which the others are compared with. */
  readonly differs?: readonly Difference[];
}
const pages = import.meta.glob<Page>('../../../../packages/editions/src/*/{en,fr}/rules.ts');

const pageOf = async (folder: string, lang: Lang): Promise<Page | undefined> => {
  const end = `/src/${folder}/${lang}/rules.ts`;
  return Object.entries(pages).find(([path]) => path.endsWith(end))?.[1]();
};

export async function rulebookOf(edition: string, lang: Lang): Promise<Rulebook> {
  const [everywhere, own] = await Promise.all([pageOf('shared', lang), pageOf(edition, lang)]);
  if (own === undefined) return { rules: {}, differs: [] };
  return { rules: { ...everywhere?.rules, ...own.rules }, differs: own.differs ?? [] };
}

/** Normalised for search: “piece” or “d'une” finds “pièce” and “d’une”. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** The rules that contain every search word. */
export function search(rules: RulesPage, sought: string): [id: string, text: string][] {
  const words = plain(sought).split(/\s+/);
  return Object.entries(rules).filter(([id, text]) => {
    const said = plain(`${id} ${text}`);
    return words.every((word) => said.includes(word));
  });
}
