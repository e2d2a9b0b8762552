/** Bugs in the rules of the pool, the powers and the intrigue cards. */
import type { Planted } from './planted.ts';

const mechanic = (name: string): string => `engine/src/mechanics/${name}.ts`;
const own = (name: string): string => `editions/src/secrets-2008/${name}.ts`;

export const secrets: readonly Planted[] = [
  {
    name: 'a 1 of the second die is a “?” too',
    file: mechanic('decks/intrigue'),
    find: 'dice[0] === policy.mark',
    replace: 'dice.includes(policy.mark)',
    caughtBy: 'scenario',
  },
  {
    name: 'a “?” counts as the number in whose place it stands',
    file: mechanic('moving/worth'),
    find: '(dice[0] === mark ? mark : 0)',
    replace: '0',
    caughtBy: 'scenario',
  },
  {
    name: 'the right to stay is gone with the next turn',
    file: own('edition'),
    find: "'until-it-moves'",
    replace: "'one-turn'",
    caughtBy: 'scenario',
  },
  {
    name: 'who names himself into a room was not moved there',
    file: mechanic('moving/pieces'),
    find: 'if (seat !== undefined) pos.pulled',
    replace: 'if (seat !== undefined && seat !== pos.turn) pos.pulled',
    caughtBy: 'scenario',
  },
  {
    name: 'Green may not name another room once he was answered',
    file: own('versions'),
    find: "elsewhereAfterSuggestion: 'may'",
    replace: "elsewhereAfterSuggestion: 'never'",
    caughtBy: 'scenario',
  },
  {
    name: 'Green may name another room after a suggestion of an earlier turn',
    file: mechanic('powers'),
    find: "pos.step === 'settled' && pos.history.at(-1)?.turn === pos.turnNumber",
    replace: "pos.step === 'settled'",
    caughtBy: 'scenario',
  },
  {
    name: 'a start square that is taken bars the way home',
    file: own('edition'),
    find: "homeTaken: 'shared'",
    replace: "homeTaken: 'barred'",
    caughtBy: 'scenario',
  },
  {
    name: 'Peacock looks back after answers only',
    file: own('versions'),
    find: "peeks: 'every-card-shown'",
    replace: "peeks: 'answers'",
    caughtBy: 'scenario',
  },
  {
    name: 'everybody with a butler card is asked about the neighbour’s card',
    file: mechanic('suggesting/reactions'),
    find: '(isAnswer && holdsButlers(pos, seat)) ||',
    replace: 'holdsButlers(pos, seat) ||',
    caughtBy: 'scenario',
  },
  {
    name: 'the end says that all were murdered when some accused wrongly',
    file: mechanic('turns'),
    find: 'if (gone.every(Boolean))',
    replace: 'if (gone.some(Boolean))',
    caughtBy: 'games-end',
  },
];
