/** The context shared by all chapters of a rules page. */
import { countsOf } from '@casefile/editions/guide/counts';
import { fill } from '@casefile/editions/guide/fill';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { defaults } from '../screens/new-game/EditionCard.tsx';
import type { GuideBook } from './load.ts';

export interface GuideContext {
  readonly book: GuideBook;
  /** A text of the guide with the names and figures of the edition. */
  readonly say: (text: string) => string;
  /** For links inside the page. */
  readonly turnTo: (event: MouseEvent) => void;
}

export const Guide = createContext<GuideContext | null>(null);
export const useGuide = (): GuideContext => useContext(Guide)!;

export function makeSay({ look, lang, names }: GuideBook): GuideContext['say'] {
  const counts = countsOf(look, look.cards(defaults(look)));
  return (text) => fill(text, lang, names, counts);
}
