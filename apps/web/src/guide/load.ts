/** Loads everything a rules page consists of, in one language. */
import type { GuidePlan, GuideText } from '@casefile/editions/guide';
import type { EditionNames } from '@casefile/editions/names';
import type { Catalogue, Lang } from '@casefile/editions/words/words';
import { type EditionMeta, loadMeta } from '../editions/edition-meta.ts';
import { byEdition } from '../words/by-edition.ts';
import type { GuideWords } from '../words/guide-words.ts';
import { loadNames } from '../words/lexicon.ts';
import { type Rulebook, rulebookOf } from './rulebook.ts';

type Loaders<T> = Readonly<Record<string, () => Promise<T>>>;
const plans: Loaders<GuidePlan> = byEdition(
  import.meta.glob<GuidePlan>(
    ['../../../../packages/editions/src/*/guide.ts', '!../../../../packages/editions/src/schema/guide.ts'],
    { import: 'plan' },
  ),
);
const texts: Readonly<Record<Lang, Loaders<GuideText>>> = {
  en: byEdition(
    import.meta.glob<GuideText>('../../../../packages/editions/src/*/en/guide.ts', { import: 'text' }),
  ),
  fr: byEdition(
    import.meta.glob<GuideText>('../../../../packages/editions/src/*/fr/guide.ts', { import: 'text' }),
  ),
};
const words: Catalogue<{ readonly guideWords: GuideWords }> = {
  en: () => import('../words/en/guide.ts'),
  fr: () => import('../words/fr/guide.ts'),
};

export interface GuideBook extends Rulebook {
  readonly edition: string;
  readonly lang: Lang;
  readonly plan: GuidePlan;
  readonly text: GuideText;
  readonly words: GuideWords;
  readonly names: EditionNames;
  readonly look: EditionMeta;
}

/** Null for an unknown edition. */
export async function bookOf(edition: string, lang: Lang): Promise<GuideBook | null> {
  if (!Object.hasOwn(plans, edition)) return null;
  const [plan, text] = [plans[edition]!, texts[lang][edition]!];
  const [rulebook, planned, told, { guideWords }, names, look] = await Promise.all([
    rulebookOf(edition, lang),
    plan(),
    text(),
    words[lang](),
    loadNames(edition, lang),
    loadMeta(edition),
  ]);
  return { ...rulebook, edition, lang, plan: planned, text: told, words: guideWords, names, look: look! };
}

/** The words of the page itself, for an unknown edition. */
export const wordsIn = async (lang: Lang): Promise<GuideWords> => (await words[lang]()).guideWords;
