/** The reason for a mark in the reader's language, line by line, with the turns each line rests on. */
import type { ReasonWords } from '@casefile/deduction';
import type { Catalogue, Lang, Speaker, Words } from '@casefile/editions/words/words';
import type { Why } from '../../worker/messages.ts';

export interface WhyLine {
  readonly text: string;
  /** 0 is the deal. */
  readonly turns: readonly number[];
}

const locales: Catalogue<{ readonly words: ReasonWords }> = {
  en: () => import('@casefile/deduction/words/en'),
  fr: () => import('@casefile/deduction/words/fr'),
};

export async function sayWhy(
  { knowledge, reason }: Why,
  lang: Lang,
  game: Words,
  speaker: Speaker,
  suspects: readonly string[],
): Promise<readonly WhyLine[]> {
  if (reason === null) return [];
  const [{ words }, { sayReason }, { namingFor }] = await Promise.all([
    locales[lang](),
    import('@casefile/deduction/words/say'),
    import('@casefile/editions/words/naming'),
  ]);
  const texts = sayReason(knowledge, reason, words, namingFor(game, speaker, suspects));
  return texts.map((text, i) => {
    const { facts, because } = reason.steps[i]!;
    const cited = because.flatMap(({ from }) => (from !== 'supposed' && 'fact' in from ? [from.fact] : []));
    const turns = [...facts, ...cited].flatMap((at) => knowledge.facts[at]?.source?.turn ?? []);
    return { text, turns: [...new Set(turns)].sort((a, b) => a - b) };
  });
}
