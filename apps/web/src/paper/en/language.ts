/** The evening paper in English. Patterns stand in the same order in both languages. */
import { and, crime, inside, the, theCard } from '@casefile/editions/words/phrases-en';
import type { CaseEnding } from '../case-facts.ts';
import type { Grammar } from '../phrases.ts';
import type { PaperWords } from '../words.ts';
import { answers } from './answers.ts';
import { closings } from './closings.ts';
import { details } from './details.ts';
import { headlines } from './headlines.ts';
import { openings } from './openings.ts';
import { voices } from './voices.ts';

export const words: PaperWords = {
  topics: { ...headlines, ...openings, ...answers, ...details, ...closings },
  voices,
};

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const number = (count: number): string => numbers[count] ?? String(count);

export const grammar: Grammar = {
  person: (name) => ({
    name,
    of: name.endsWith('s') ? `${name}’` : `${name}’s`,
    to: `to ${name}`,
    that: `that ${name}`,
  }),
  crime,
  the,
  theCard,
  inside,
  deed: ({ words: { crime: what, victim } }) =>
    victim === null ? `the ${what}` : `the ${what} of ${victim}`,
  number,
  times: (count) => (count === 2 ? 'twice' : `${number(count)} times`),
  turns: (count) => `${number(count)} ${count === 1 ? 'turn' : 'turns'}`,
  list: and,
};

/** Over the headline. */
export const kickers: Readonly<Record<CaseEnding, string>> = {
  won: 'Congratulations, detective',
  lost: 'Beaten to it',
  watched: 'Seen from the gallery',
  nobody: 'Unsolved',
  murdered: 'In memoriam',
};
