/** The evening paper of one finished game, in one language. */
import type { EditionPaper } from '@casefile/editions/paper';
import type { Lang, Speaker } from '@casefile/editions/words/words';
import type { Cards, View } from '@casefile/engine';
import type { ProvenTurn } from '../worker/messages.ts';
import { type Article, type Printed, writeArticle } from './article.ts';
import { type CaseEnding, type CaseFacts, caseFacts } from './case-facts.ts';
import { type Grammar, phrasesOf } from './phrases.ts';
import type { PaperWords } from './words.ts';

export interface PaperLanguage {
  readonly words: PaperWords;
  readonly grammar: Grammar;
  readonly kickers: Readonly<Record<CaseEnding, string>>;
}

/** Each language is loaded when a game ends in it. */
export const paperLanguages: Readonly<Record<Lang, () => Promise<PaperLanguage>>> = {
  en: () => import('./en/language.ts'),
  fr: () => import('./fr/language.ts'),
};

export interface Case {
  readonly view: View;
  readonly cards: Cards;
  readonly speaker: Speaker;
  /** Undefined if nobody asked. */
  readonly proof: ProvenTurn | undefined;
}

export function printArticle(
  { view, cards, speaker, proof }: Case,
  paper: EditionPaper,
  lang: Lang,
  { words, grammar }: PaperLanguage,
  printed: Printed,
): Article & { readonly facts: CaseFacts } {
  const facts = caseFacts(view, cards, proof);
  const phrases = phrasesOf(facts, view.seats.length, speaker, paper[lang], grammar);
  return { ...writeArticle(facts, words, paper.voice ?? paper.style, phrases, printed), facts };
}
