import type { CasebookWords } from './words.ts';

const bits = (value: number): string => `${value.toFixed(2)} bits`;
const turn = (number: number): string => (number === 0 ? 'deal' : `turn ${number}`);
const inTurn = (number: number): string => (number === 0 ? 'at the deal' : `on turn ${number}`);
const list = (items: readonly string[]): string => items.join(', ');
const share = (value: number): string => `${Number((100 * value).toFixed(1))}%`;
const solutions = (count: number): string => (count === 1 ? '1 solution' : `${count} solutions`);

/** The casebook in English. */
export const words: CasebookWords = {
  title: 'Casebook',
  bits,
  turn,
  inTurn,
  pair: (label, value) => `${label}: ${value}`,
  list,
  share,
  certainty: 'How sure each player could be',
  certaintyNote: 'Doubt is measured in bits: one bit fewer halves it. At 0 the solution is proved.',
  open: 'Solutions still possible',
  solutions,
  proved: (who, number) =>
    number === 0 ? `${who} could prove it from the deal.` : `${who} could prove it from turn ${number} on.`,
  neverProved: (who) => `${who} could never prove it.`,
  moments: 'What decided the game',
  moment: (who, number, drop, left) =>
    `${number === 0 ? 'At the deal' : `On turn ${number}`} ${who} gained ${bits(drop)}: ${solutions(left)} left.`,
  suggestions: (noun) => `${noun[0]!.toUpperCase()}${noun.slice(1)} by ${noun}`,
  could: (expected, gained) =>
    gained === null ? `worth ${bits(expected)}` : `worth ${bits(expected)}, brought ${gained.toFixed(2)}`,
  best: (cards, expected) => `best: ${list(cards)} (${expected.toFixed(2)})`,
  wasBest: 'nothing better to ask',
  wasted: 'brought nothing new',
  accuracy: (value) => `The questions were worth ${share(value)} of what the best ones would have been.`,
  shows: 'Cards shown',
  showed: (card, to, told) => `${card} to ${to}${told === null ? '' : `: gave away ${bits(told)}`}`,
  instead: (card, told) => `${card} would have given away ${told.toFixed(2)}`,
  known: 'What the others could know about this hand',
  knew: (who, cards) => `${who}: ${list(cards)}`,
  accusations: 'Accusations',
  accused: (cards, chance, right) =>
    [list(cards), ...(chance === null ? [] : [`${share(chance)} likely`]), ...verdict(right)].join(' – '),
  gaps: {
    'too-large': 'Too many deals are possible to count them here.',
    contradiction: 'No deal fits what this record says: it has been changed.',
    'not-in-record': 'This record does not say what the others knew.',
  },
};

const verdict = (right: boolean | null): string[] => (right === null ? [] : [right ? 'right' : 'wrong']);
