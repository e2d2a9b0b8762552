import type { Edition, RuleId } from '@casefile/engine';
import { clue1986, readings } from '../clue-1986/edition.ts';
import { die } from '../options.ts';
import { cards } from './cards.ts';

/** Reads its rules as the one-die classic does (C02-15 and C02-17 too). */
export { readings };

const cites = Object.entries(clue1986.cites).map(([why, rule]): [string, RuleId] => [
  why,
  rule.replace('C86', 'C02'),
]);

export const clue2002: Edition = {
  ...clue1986,
  id: 'clue-2002',
  version: 1,
  dice: [die, die],
  cards: () => cards,
  cites: Object.fromEntries(cites),
};
