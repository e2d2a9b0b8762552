/** What is wrong with a table or a layout, as an English sentence. */
import type { Problem } from '@casefile/engine';

const sentences: Record<Problem['what'], (given: string) => string> = {
  'unknown-edition': (given) => `there is no edition "${given}"`,
  'unknown-option': (given) => `this edition has no option "${given}"`,
  'bad-option-value': (given) => `the option cannot be ${given}`,
  'seat-count': (given) => `${given} seats do not fit this edition`,
  'unknown-suspect': (given) => `there is no suspect "${given}" in this edition`,
  'suspect-twice': (given) => `"${given}" is taken already`,
  'unknown-card': (given) => `there is no card "${given}" in this edition`,
  'card-twice': (given) => `the card "${given}" lies somewhere else already`,
  'wrong-category': (given) => `"${given}" is a second card of its category`,
  'too-many-cards': (given) => `${given} cards are too many`,
  'unknown-place': (given) => `there is no place ${given} on this board`,
  'not-at-this-table': (given) => `nobody plays "${given}" at this table`,
  'not-in-edition': (given) => `this edition has nothing of the kind (${given})`,
  'wrong-type': (given) => `${given} is not what belongs here`,
};

export function sayProblem({ what, at, given, valid }: Problem): string {
  const range = what === 'seat-count' || what === 'too-many-cards';
  const choices = valid.length === 0 ? '' : `; valid: ${range ? valid.join(' to ') : valid.join(', ')}`;
  return `${at}: ${sentences[what](given)}${choices}`;
}
