/** What is left to count after propagation: the open cards, and the owners that still take some. */

import type { Marks } from '../knowledge/propagate.ts';
import type { Clue, Puzzle } from '../knowledge/puzzle.ts';
import { greedyOrder } from './order/greedy-order.ts';

/** Owners that no clue tells apart, counted as one; the number of ways to split the cards between them is known. */
export interface Holder {
  readonly members: readonly number[];
  /** How many cards each member still takes, and all of them. */
  readonly rooms: readonly number[];
  readonly room: number;
  /** It holds at least one card of each of these lists. */
  readonly disjunctions: readonly (readonly number[])[];
  /** For each card it showed: how many of the named cards it is known to hold, and those it may hold besides. */
  readonly shows: readonly Show[];
}
export interface Show {
  readonly held: number;
  readonly cards: readonly number[];
}

export interface Residue {
  readonly holders: readonly Holder[];
  /** Cards that something constrains, in the order in which they are dealt. */
  readonly cards: readonly number[];
  /** By puzzle card: holders that can have it, one bit each; the bit after the last holder is the envelope. */
  readonly can: Int32Array;
  /** Cards that nothing tells apart but their category: they can be with any holder of the mask. */
  readonly free: readonly number[];
  readonly freeMask: number;
  /** How many free cards of each category can be in the envelope. */
  readonly freeByCategory: readonly [number, number, number];
  /** One bit for each category whose card in the envelope is not known. */
  readonly open: number;
  readonly excluded: readonly (readonly number[])[];
}

export function residueOf(puzzle: Puzzle, marks: Marks, clues: readonly Clue[], weighted: boolean): Residue {
  const { envelope, category } = puzzle;
  const { can, disjunctions, excluded } = marks;
  const open: number[] = [];
  const rooms = [...puzzle.sizes];
  let openCategories = 7;
  for (let card = 0; card < can.length; card++) {
    const mask = can[card]!;
    if ((mask & (mask - 1)) !== 0) open.push(card);
    else if (mask === 1 << envelope) openCategories &= ~(1 << category[card]!);
    else rooms[31 - Math.clz32(mask)]!--;
  }
  const shows = weighted ? showsOf(clues, can) : [];
  const holders = holdersOf(puzzle, marks, open, rooms, shows);
  const holderCan = new Int32Array(can.length);
  for (const card of open) {
    let mask = (can[card]! >>> envelope) << holders.length;
    holders.forEach(({ members }, i) => {
      if (can[card]! & (1 << members[0]!)) mask |= 1 << i;
    });
    holderCan[card] = mask;
  }
  const bound = new Set([
    ...disjunctions.flatMap(({ cards }) => cards),
    ...excluded.flat(),
    ...shows.flatMap(({ show }) => show.cards),
  ]);
  const free = freeCards(open, holderCan, bound, holders.length);
  const envelopeBit = 1 << holders.length;
  const freeByCategory: [number, number, number] = [0, 0, 0];
  for (const card of free) if (holderCan[card]! & envelopeBit) freeByCategory[category[card]!]!++;
  const isFree = new Set(free);
  const cards = open.filter((card) => !isFree.has(card));
  return {
    holders,
    cards: greedyOrder(cards, holderCan, holders, excluded, category),
    can: holderCan,
    free,
    freeMask: free.length > 0 ? holderCan[free[0]!]! & (envelopeBit - 1) : 0,
    freeByCategory,
    open: openCategories,
    excluded,
  };
}

interface OwnedShow {
  readonly owner: number;
  readonly show: Show;
}

function showsOf(clues: readonly Clue[], can: Int32Array): OwnedShow[] {
  return clues.flatMap((clue) => {
    if (clue.kind !== 'shown') return [];
    const bit = 1 << clue.owner;
    const held = clue.of.filter((card) => can[card] === bit).length;
    const cards = clue.of.filter((card) => can[card] !== bit && (can[card]! & bit) !== 0);
    return cards.length === 0 ? [] : [{ owner: clue.owner, show: { held, cards } }];
  });
}

function holdersOf(
  puzzle: Puzzle,
  { can, disjunctions }: Marks,
  open: readonly number[],
  rooms: readonly number[],
  shows: readonly OwnedShow[],
): Holder[] {
  const alike = new Map<string, number>();
  const holders: { -readonly [K in keyof Holder]: Holder[K] }[] = [];
  for (let owner = 0; owner < puzzle.envelope; owner++) {
    const room = rooms[owner]!;
    if (room === 0) continue;
    const bit = 1 << owner;
    const own = disjunctions.filter((each) => each.owner === owner).map(({ cards }) => cards);
    const shown = shows.filter((each) => each.owner === owner).map(({ show }) => show);
    const key =
      own.length + shown.length > 0
        ? `${owner}`
        : `=${open.map((card) => (can[card]! & bit ? 1 : 0)).join('')}`;
    const same = alike.get(key);
    if (same === undefined) {
      alike.set(key, holders.length);
      holders.push({ members: [owner], rooms: [room], room, disjunctions: own, shows: shown });
    } else {
      const holder = holders[same]!;
      holder.members = [...holder.members, owner];
      holder.rooms = [...holder.rooms, room];
      holder.room += room;
    }
  }
  return holders;
}

/** The largest set of cards that can be with the same holders and that no other clue names. */
function freeCards(
  open: readonly number[],
  can: Int32Array,
  bound: ReadonlySet<number>,
  holders: number,
): number[] {
  const groups = new Map<number, number[]>();
  let best: number[] = [];
  for (const card of open) {
    if (bound.has(card)) continue;
    const mask = can[card]! & ((1 << holders) - 1);
    const group = groups.get(mask) ?? [];
    group.push(card);
    groups.set(mask, group);
    if (group.length > best.length) best = group;
  }
  return best;
}
