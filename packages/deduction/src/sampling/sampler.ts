/** Deals drawn at random from all that fit, each as likely as the model says, from the tables that count them. */

import type { CardTable } from '../counting/by-cards.ts';
import type { HandTable } from '../counting/by-hands.ts';
import { type Counted, count } from '../counting/count.ts';
import { checkCurrent, isKept, keepLattice, type Lattice } from '../counting/lattice/lattice.ts';
import { backward } from '../counting/lattice/sweep.ts';
import type { Residue } from '../counting/residue.ts';
import type { SolveOptions } from '../counting/solve.ts';
import { type CardName, envelope, type Knowledge, type OwnerName } from '../knowledge/knowledge.ts';
import { makePuzzle, type Puzzle } from '../knowledge/puzzle.ts';
import type { Random } from './random.ts';

/** Draws deals that fit. */
export interface Sampler {
  readonly cards: readonly CardName[];
  /** By number, the envelope last. */
  readonly owners: readonly OwnerName[];
  /** Card by card the number of its owner. The same array each time. */
  readonly draw: () => Uint8Array;
}

/** A sampler of the deals that fit; null when none does. */
export function makeSampler(
  knowledge: Knowledge,
  random: Random,
  { model, method }: SolveOptions = {},
): Sampler | null {
  const puzzle = makePuzzle(knowledge);
  const counted = count(puzzle, model, puzzle.clues, method);
  if (counted === null) return null;
  const { marks, table } = counted;
  const draw = drawFrom(puzzle, { marks, table: { ...table, lattice: keepLattice(table.lattice) } }, random);
  return draw && { cards: puzzle.cards, owners: [...puzzle.owners, envelope], draw };
}

/** Draws from a counted position. Unless its lattice is kept, drawing throws once another position was counted. */
export function drawFrom(
  puzzle: Puzzle,
  { marks, table }: Counted,
  random: Random,
): (() => Uint8Array) | null {
  const { lattice } = table;
  checkCurrent(lattice);
  const after = backward(lattice).slice(0, lattice.layers.at(-1)!);
  if (after[0] === 0) return null;
  const world = new Uint8Array(puzzle.cards.length);
  marks.can.forEach((mask, card) => {
    world[card] = 31 - Math.clz32(mask);
  });
  const dealer = makeDealer(table.residue, world, puzzle.envelope, random);
  const chooseMove = moveChooser(lattice, after, random);
  const fill =
    table.kind === 'cards'
      ? byCards(table, puzzle.category, dealer, chooseMove, random)
      : byHands(table, dealer, chooseMove);
  const mayBeOverwritten = !isKept(lattice);
  return () => {
    if (mayBeOverwritten) checkCurrent(lattice);
    dealer.begin();
    fill();
    return world;
  };
}

/** Chooses a move from this state at random, weighted by the number of deals it leads to. */
type ChooseMove = (state: number) => number;

function moveChooser(
  { moves, to, weight, weighedFrom }: Lattice,
  after: Float64Array,
  random: Random,
): ChooseMove {
  return (state) => {
    let left = random() * after[state]!;
    let chosen = -1;
    for (let m = moves[state]!; m < moves[state + 1]!; m++) {
      const ways = m < weighedFrom ? after[to[m]!]! : weight[m - weighedFrom]! * after[to[m]!]!;
      if (ways === 0) continue;
      chosen = m;
      left -= ways;
      if (left < 0) break;
    }
    return chosen;
  };
}

interface Dealer {
  begin(): void;
  give(card: number, holder: number): void;
}

/** Gives cards to owners. Where several owners were counted as one holder, it chooses among them at random. */
function makeDealer({ holders }: Residue, world: Uint8Array, enveloped: number, random: Random): Dealer {
  const places = holders.map(({ members, rooms }) =>
    Uint8Array.from(members.flatMap((member, i) => Array<number>(rooms[i]!).fill(member))),
  );
  const single = holders.map(({ members }) => (members.length === 1 ? members[0]! : -1));
  single.push(enveloped);
  const next = new Int32Array(holders.length);
  return {
    begin: () => next.fill(0),
    give(card, holder) {
      const owner = single[holder]!;
      if (owner >= 0) {
        world[card] = owner;
        return;
      }
      const list = places[holder]!;
      const at = next[holder]!++;
      const from = at + Math.floor(random() * (list.length - at));
      const member = list[from]!;
      list[from] = list[at]!;
      list[at] = member;
      world[card] = member;
    },
  };
}

function byCards(
  { residue, lattice, pools, ends }: CardTable,
  category: Int8Array,
  { give }: Dealer,
  chooseMove: ChooseMove,
  random: Random,
): () => void {
  const { cards, free, holders, can } = residue;
  const { to, what, layers } = lattice;
  const last = layers.at(-2)!;
  const enveloped = holders.length;
  const alike = [0, 1, 2].map((k) =>
    free.filter((card) => category[card] === k && can[card]! & (1 << enveloped)),
  );
  const poolAt = cards.map((_, place) => {
    const members: (readonly number[] | null)[] = Array(enveloped + 1).fill(null);
    for (const pool of pools[place]!) if (pool.holders.length > 1) members[pool.lead] = pool.holders;
    return members;
  });
  const rooms = Int32Array.of(...holders.map(({ room }) => room), 3);
  const left = new Int32Array(enveloped + 1);
  const places = new Uint8Array(free.length);
  const chosen = [-1, -1, -1];
  /** Every open place in the pool is equally likely. */
  const memberOf = (pool: readonly number[]): number => {
    let room = 0;
    for (const h of pool) room += left[h]!;
    let at = Math.floor(random() * room);
    for (const h of pool) {
      at -= left[h]!;
      if (at < 0) return h;
    }
    return pool[0]!;
  };
  return () => {
    let state = 0;
    left.set(rooms);
    for (let place = 0; place < cards.length; place++) {
      const move = chooseMove(state);
      const taker = what[move]!;
      const pool = poolAt[place]![taker]!;
      const holder = pool === null ? taker : memberOf(pool);
      give(cards[place]!, holder);
      left[holder]!--;
      state = to[move]!;
    }
    if (free.length === 0) return;
    let count = 0;
    for (let h = 0; h < enveloped; h++) for (let n = left[h]!; n > 0; n--) places[count++] = h;
    const has = ends[state - last]!;
    for (let k = 0; k < 3; k++) {
      const list = alike[k]!;
      chosen[k] = has & (1 << k) ? -1 : list[Math.floor(random() * list.length)]!;
    }
    for (const card of free) {
      if (chosen.includes(card)) {
        give(card, enveloped);
        continue;
      }
      const from = Math.floor(random() * count);
      const holder = places[from]!;
      places[from] = places[--count]!;
      give(card, holder);
    }
  };
}

function byHands(
  { lattice, cards, order, rest, envelopes, residue }: HandTable,
  { give }: Dealer,
  chooseMove: ChooseMove,
) {
  const { to, what } = lattice;
  const deal = (set: number, holder: number): void => {
    for (let left = set; left !== 0; left &= left - 1) give(cards[31 - Math.clz32(left & -left)]!, holder);
  };
  const everything = cards.length === 31 ? 0x7fffffff : (1 << cards.length) - 1;
  return (): void => {
    let state = 0;
    let used = 0;
    for (const { holder, hands } of order) {
      const move = chooseMove(state);
      deal(hands[what[move]!]!, holder);
      used |= hands[what[move]!]!;
      state = to[move]!;
    }
    const set = envelopes[what[chooseMove(state)]!]!;
    deal(set, residue.holders.length);
    if (rest !== null) deal(everything & ~(used | set), rest);
  };
}
