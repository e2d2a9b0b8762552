/** Slips of the kernel and its promises. */
import type { Planted } from './planted.ts';

const mechanic = (name: string): string => `engine/src/mechanics/${name}.ts`;

export const slips: readonly Planted[] = [
  {
    name: 'dice are not drawn from the seed',
    file: mechanic('dice'),
    find: "chance.pick(faces, 'die')",
    replace: 'faces[Math.floor(Math.random() * faces.length)]!',
    caughtBy: 'replays',
  },
  {
    name: 'a record that fails says the wrong place',
    file: 'engine/src/record.ts',
    find: "{ what: 'action', at,",
    replace: "{ what: 'action', at: at + 1,",
    caughtBy: 'replays',
  },
  {
    name: 'a record of another version is played all the same',
    file: 'engine/src/record.ts',
    find: 'editionAt(edition, record.editionVersion)',
    replace: 'editionAt(edition, record.editionVersion) ?? edition',
    caughtBy: 'replays',
  },
  {
    name: 'a game of an earlier version is played by the rules of today',
    file: 'engine/src/edition.ts',
    find: '[edition, ...(edition.earlier ?? [])].find((each) => each.version === version)',
    replace: '[edition, ...(edition.earlier ?? [])].find((each) => each.version === version) && edition',
    caughtBy: 'corpus',
  },
  {
    name: 'lists are changed in place',
    file: 'engine/src/position.ts',
    find: 'const copy = list.slice();',
    replace: 'const copy = list as T[];',
    caughtBy: 'never-mutated',
  },
  {
    name: 'what is known is changed in place',
    file: mechanic('knowing'),
    find: '{ ...pos.known }',
    replace: 'pos.known as Record<CardId, Owner>',
    caughtBy: 'never-mutated',
  },
  {
    name: 'chance is used up by a game that was not played on',
    file: 'engine/src/game.ts',
    find: 'game.chance.copy()',
    replace: 'game.chance',
    caughtBy: 'never-mutated',
  },
  {
    name: 'a hidden decision still waits for who may not see it',
    file: mechanic('gather'),
    find: 'answered(pos, seat);',
    replace: 'if (sealed.cards) answered(pos, seat);',
    caughtBy: 'asked-publicly',
  },
  {
    name: 'a picked card still waits for who may not see it',
    file: mechanic('clues'),
    find: 'answered(pos, seat);\n        // Who',
    replace: 'if (sealed.cards) answered(pos, seat);\n        // Who',
    caughtBy: 'asked-publicly',
  },
  {
    name: 'a spy is offered only whom the table knows to hold cards',
    file: mechanic('spies'),
    find: 'filter((other) => isTarget(pos, other))',
    replace: 'filter((other) => isTarget(pos, other) && pos.hands[other]!.length > 0)',
    caughtBy: 'one-legality',
  },
  {
    name: 'whether a butler card may be played is read from the table',
    file: mechanic('butlers'),
    find: 'clockwise(pos, seat).findLast((other) => !pos.gone[other])',
    replace: 'clockwise(pos, seat).findLast((other) => !pos.gone[other] && pos.hands[other]!.length > 0)',
    caughtBy: 'one-legality',
  },
  {
    name: 'a pair is counted in both orders',
    file: 'engine/src/forms.ts',
    find: '(length * (length - 1)) / 2',
    replace: 'length * (length - 1)',
    caughtBy: 'one-legality',
  },
  {
    name: 'a seat is offered the destinations of another table',
    file: mechanic('walk'),
    find: 'asked !== pos || ',
    replace: '',
    caughtBy: 'tables-apart',
  },
  {
    name: 'after the end one is told to wait',
    file: 'engine/src/refusal.ts',
    find: "if (pos.result !== null) return refusal(pos, 'game-over');",
    replace: '',
    caughtBy: 'somebody-can-act',
  },
  {
    name: 'a seat asked for a card is offered none',
    file: mechanic('answer'),
    find: "forms.push({ do: 'show', card: pos.hands[seat]! })",
    replace: "forms.push({ do: 'show', card: [] })",
    caughtBy: 'somebody-can-act',
  },
  {
    name: 'no action at all is not checked for',
    file: 'engine/src/game.ts',
    find: 'action !== null && ',
    replace: '',
    caughtBy: 'bad-input',
  },
];
