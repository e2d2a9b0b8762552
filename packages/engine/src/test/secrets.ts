/** A tiny edition with a pool, intrigue cards and powers: what these mechanics need of each other. */
import { upTo } from '../board/up-to.ts';
import { accuse } from '../mechanics/accuse.ts';
import { answer, showing } from '../mechanics/answer.ts';
import { butlers } from '../mechanics/butlers.ts';
import { dice, passages, sumBesidesMark } from '../mechanics/dice.ts';
import { type IntriguePolicy, intrigue } from '../mechanics/intrigue.ts';
import { pool } from '../mechanics/looking.ts';
import { powers } from '../mechanics/powers.ts';
import { reactions } from '../mechanics/reactions.ts';
import { stay } from '../mechanics/stay.ts';
import { suggest } from '../mechanics/suggest.ts';
import { walk } from '../mechanics/walk.ts';
import type { PowerName } from '../position.ts';
import { type Sitting, sit, type Table } from './table.ts';
import { die, tiny } from './tiny.ts';

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

export interface Secrets extends Partial<IntriguePolicy>, Sitting {
  readonly guests?: Readonly<Record<string, PowerName>>;
}

/** The first face 1 of two dice is a mark. One may rest on a square, suggest on entering, and accuse in the pool. */
export function secrets({ guests = {}, ...more }: Secrets = {}): Table {
  const mechanics = [
    dice({ steps: sumBesidesMark, trapped: 'rolls', begin: 'must' }),
    passages({ afterRoll: false, trapped: 'may' }),
    walk({ rest: 'on-a-square', roomLeft: 'barred', unusedPawns: 'block' }),
    stay('pulled'),
    pool('pool'),
    suggest({ onEntering: 'may', pulled: 'never', again: 'free', pulledBack: 'may' }),
    intrigue({ deck, fatalClock: 3, pulledDraws: 'by-others', ...more }),
    powers(guests),
    reactions,
    answer('first-who-can'),
    showing,
    accuse({ where: { room: 'pool' }, when: 'instead-of-suggesting', heard: 'spoken', clearsDoor: false }),
    butlers,
  ];
  const edition = tiny(mechanics, {
    map: grounds,
    passages: [['hall', 'study']],
    dice: [die, die],
    movement: (board) => upTo(board),
  });
  return sit(edition, more);
}
