/** The article of the game that is over, in the language of the page. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { useNaming, useScene, useTable } from '../../../game/context.ts';
import type { Article } from '../../../paper/article.ts';
import type { CaseEnding } from '../../../paper/case-facts.ts';
import { papers } from '../../../paper/papers.ts';
import { type PaperLanguage, paperLanguages, printArticle } from '../../../paper/print.ts';
import { gameNumber, keepPrinted, printedBefore } from '../../../paper/printed.ts';
import { locale } from '../../../words/lexicon.ts';
import type { ProvenTurn } from '../../../worker/messages.ts';

export interface Told extends Article {
  readonly ending: CaseEnding;
  readonly kicker: string;
}

/** The article; undefined until it is written, null if it cannot be. */
export function useArticle(): Told | null | undefined {
  const { session, cards } = useTable();
  const { view } = useScene();
  const { speaker } = useNaming();
  const { lang } = locale.value!;
  const proof = useSignal<ProvenTurn | undefined>(undefined);
  const language = useSignal<(PaperLanguage & { readonly lang: string }) | null | undefined>(undefined);
  useEffect(() => {
    // Without a proof the paper reports the rest.
    session.proof().then(
      (found) => {
        proof.value = found !== null && 'ok' in found ? null : found;
      },
      () => {
        proof.value = null;
      },
    );
  }, [view]);
  useEffect(() => {
    let isWanted = true;
    paperLanguages[lang]().then(
      (found) => {
        if (isWanted) language.value = { ...found, lang };
      },
      () => {
        if (isWanted) language.value = null;
      },
    );
    return () => {
      isWanted = false;
    };
  }, [lang]);
  const known = language.value;
  const told = useMemo((): Told | null | undefined => {
    const paper = papers[view.edition];
    if (known === null || paper === undefined) return null;
    if (known?.lang !== lang || proof.value === undefined) return undefined;
    const printed = printedBefore(gameNumber(view));
    const game = { view, cards, speaker, proof: proof.value };
    const { facts, ...article } = printArticle(game, paper, lang, known, printed);
    return { ...article, ending: facts.ending, kicker: known.kickers[facts.ending] };
  }, [view, speaker, lang, known, proof.value]);
  useEffect(() => {
    if (told) keepPrinted(gameNumber(view), told.patterns);
  }, [told]);
  return told;
}
