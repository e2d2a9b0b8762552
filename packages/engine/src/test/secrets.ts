/** A small edition with a pool, intrigue cards and powers, for mechanics that need each other. */
import { upTo } from '../board/free/up-to.ts';
import { accuse } from '../mechanics/accusing/accuse.ts';
import { type ButlersPolicy, butlers } from '../mechanics/decks/butlers.ts';
import { type IntriguePolicy, intrigue } from '../mechanics/decks/intrigue.ts';
import { pool } from '../mechanics/looking.ts';
import { dice, passages, sumWithoutMark } from '../mechanics/moving/dice.ts';
import { type StayPolicy, stay } from '../mechanics/moving/stay.ts';
import { type WalkPolicy, walk } from '../mechanics/moving/walk.ts';
import { type PowersPolicy, powers } from '../mechanics/powers.ts';
import { answer, type SilencePolicy, showing } from '../mechanics/suggesting/answer.ts';
import { type ReactionsPolicy, reactions } from '../mechanics/suggesting/reactions.ts';
import { suggest } from '../mechanics/suggesting/suggest.ts';
import type { PowerName } from '../position/position.ts';
import { openTestTable, type TestTable, type TestTableOptions } from './table.ts';
import { die, type TestEditionOptions, testEdition } from './test-edition.ts';

const deck = {
  'butler:stay': 1,
  'butler:anywhere': 1,
  'butler:six-more': 1,
  'butler:neighbour': 1,
  'butler:again': 2,
  'butler:home': 1,
  'butler:see': 2,
  'butler:no-answer': 2,
  clock: 3,
};

const grounds = `
  H<1?.2>S
  ##v##3##
  ##AP<.##`;

export type Policy = IntriguePolicy & PowersPolicy & ReactionsPolicy & SilencePolicy & ButlersPolicy;
export const policy: Policy = {
  deck,
  fatalClock: 3,
  mark: 1,
  restingDraws: 'nothing',
  sentDraws: 'a-card',
  pulledDraws: 'by-others',
  pulledFrom: 'any-room',
  between: 'nothing',
  elsewhereFrom: 'anywhere',
  elsewhereAfterIntrigue: 'never',
  elsewhereAfterSuggestion: 'may',
  murdered: 'not-asked',
  unanswered: 'ends-the-turn',
  wrongAccusers: 'react',
  noAnswerBy: 'others',
  noAnswerWindow: 'once',
  insteadOfShowing: 'may',
  sees: 'answers',
  peeks: 'every-card-shown',
  stayInPool: 'never',
  neighbour: 'next-surviving',
  home: 'any-pawn',
  homeTaken: 'shared',
};

export interface SecretsOptions extends Partial<Policy>, TestTableOptions, Pick<WalkPolicy, 'openRooms'> {
  readonly guests?: Readonly<Record<string, PowerName>>;
  readonly staying?: StayPolicy;
  readonly edition?: TestEditionOptions;
}

/** The first face 1 of two dice is a mark. One may rest on a square, suggest on entering, and accuse in the pool. */
export function secretsTable({
  guests = {},
  staying = 'pulled',
  openRooms = [],
  ...more
}: SecretsOptions = {}): TestTable {
  const read: Policy = { ...policy, ...more };
  const mechanics = [
    dice({ steps: sumWithoutMark(read.mark), trapped: 'rolls', begin: 'must' }),
    passages({ afterRoll: false, trapped: 'may' }),
    walk({ rest: 'on-a-square', roomLeft: 'barred', openRooms }),
    stay(staying),
    pool('pool'),
    suggest({ onEntering: 'may', pulled: 'never', again: 'free', pulledBack: 'may' }),
    intrigue(read),
    powers(guests, read),
    reactions(read),
    answer('first-who-can', read),
    showing,
    accuse({ where: { room: 'pool' }, when: 'instead-of-suggesting', heard: 'spoken', clearsDoor: false }),
    butlers(read),
  ];
  const edition = testEdition(mechanics, {
    map: grounds,
    passages: [['hall', 'study']],
    dice: [die, die],
    movement: (board) => upTo(board),
    ...more.edition,
  });
  return openTestTable(edition, more);
}
