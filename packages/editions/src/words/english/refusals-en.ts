import type { Refusals } from '../refusals.ts';
import { an } from './phrases-en.ts';

const reasons: Refusals['reasons'] = {
  malformed: 'That is not a move in this game, or part of it is missing.',
  'game-over': 'The game is over.',
  'not-asked': 'Somebody else has to decide now.',
  'wrong-moment': 'You cannot do that now.',
  'not-in-edition': 'This edition has no such move.',
  'must-place': (s) => `Put ${an(s.words.tool)} in ${an(s.words.place)} first.`,
  'already-placed': (s) => `That ${s.words.tool} has already been placed, or that ${s.words.place} has one.`,
  'must-roll': 'Your turn begins with a move.',
  'must-ask': 'Your turn begins with a question or an accusation.',
  'must-move': 'You must move first.',
  'must-suggest': (s) => `Make your ${s.words.suggestion} first.`,
  'must-leave': (s) => `You must leave this ${s.words.place}.`,
  trapped: (s) => `Every door of this ${s.words.place} is blocked.`,
  'cannot-stay': 'You may not stay here.',
  'no-passage': 'There is no secret passage here.',
  'passage-elsewhere': 'The secret passage does not lead there.',
  'no-such-place': 'There is no such place on the board.',
  'out-of-reach': 'You cannot get there with this roll.',
  occupied: 'Another pawn is in the way.',
  'room-left': (s) => `You left that ${s.words.place} this turn and may not go back yet.`,
  'stand-elsewhere': (s) => `You can only name the ${s.words.place} you are in.`,
  'no-crime-here': (s) =>
    `You cannot make a ${s.words.suggestion} here: there is no card for this ${s.words.place}.`,
  'not-entered': (s) => `You can only do that after entering a ${s.words.place}.`,
  'already-suggested': (s) => `You cannot make another ${s.words.suggestion} here yet.`,
  'not-named': 'That card was not named.',
  'not-held': 'You do not have that card.',
  'must-show': 'You must show a card.',
  'already-accused': 'You have already made your accusation.',
  'accuse-elsewhere': 'You cannot make an accusation from here.',
  'accuse-later': 'You cannot make an accusation now.',
  'must-accuse': 'You must make an accusation too.',
  'two-different-cards': 'Name two different cards.',
  'not-an-opponent': 'Choose another player.',
  'power-used': 'You have already used your power.',
  'spy-square-used': 'You have already spied from here this turn.',
};

const problems: Refusals['problems'] = {
  'unknown-edition': (given) => `there is no edition “${given}”`,
  'unknown-option': (given) => `this edition has no option “${given}”`,
  'bad-option-value': (given) => `the option cannot be ${given}`,
  'seat-count': (given) => `this edition cannot be played by ${given}`,
  'unknown-suspect': (given) => `there is no suspect “${given}” in this edition`,
  'suspect-twice': (given) => `“${given}” is taken already`,
  'unknown-card': (given) => `there is no card “${given}” in this edition`,
  'card-twice': (given) => `the card “${given}” is somewhere else already`,
  'wrong-category': (given) => `“${given}” is a second card of its kind`,
  'too-many-cards': (given) => `too many cards: ${given}`,
  'unknown-place': (given) => `there is no place ${given} on this board`,
  'not-at-this-table': (given) => `nobody plays “${given}” at this table`,
  'not-in-edition': (given) => `this edition has no such thing (${given})`,
  'wrong-type': (given) => `${given} does not belong here`,
};

/** The refusals in English. */
export const refusals: Refusals = {
  reasons,
  problems,
  valid: (choices) => `; valid: ${choices}`,
};
