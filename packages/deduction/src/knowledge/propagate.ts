/** Simple consequences of the clues, without counting. What it finds is true, but it does not find everything. */
import type { Clue, Puzzle } from './puzzle.ts';

/** One hand holds at least one of these cards, and none is known to be there yet. */
export interface Disjunction {
  readonly owner: number;
  readonly cards: readonly number[];
}

/** Where each card can still be, and the clues that still say more than that. */
export interface Marks {
  /** Card -> the owners it can be with, one bit each. */
  readonly can: Int32Array;
  readonly disjunctions: readonly Disjunction[];
  /** Envelopes known to be wrong: not all of these cards together. */
  readonly excluded: readonly (readonly number[])[];
}

/** Null when the clues contradict each other. With `earlier` it continues from those marks, and `clues` are the new ones. */
export function propagate(
  puzzle: Puzzle,
  clues: readonly Clue[] = puzzle.clues,
  earlier: Marks | null = null,
): Marks | null {
  const { sizes, category, envelope } = puzzle;
  const cards = puzzle.cards.length;
  const can = earlier?.can.slice() ?? new Int32Array(cards).fill((1 << (envelope + 1)) - 1);
  let unmet: Disjunction[] = [...(earlier?.disjunctions ?? [])];
  let excluded: (readonly number[])[] = [...(earlier?.excluded ?? [])];
  for (const clue of clues) {
    if (clue.kind === 'only') for (const card of clue.cards) can[card] = can[card]! & (1 << clue.owner);
    else if (clue.kind === 'never') can[clue.card] = can[clue.card]! & ~(1 << clue.owner);
    else if (clue.kind === 'shown') can[clue.card] = can[clue.card]! & (1 << clue.owner);
    else if (clue.kind === 'some') unmet.push(clue);
    else excluded.push(clue.cards);
  }

  let changed = true;
  const restrict = (card: number, mask: number): void => {
    const now = can[card]! & mask;
    if (now !== can[card]) {
      can[card] = now;
      changed = true;
    }
  };
  const applyHandSizes = (): boolean => {
    for (let owner = 0; owner < envelope; owner++) {
      const bit = 1 << owner;
      let sure = 0;
      let possible = 0;
      for (let card = 0; card < cards; card++) {
        if ((can[card]! & bit) === 0) continue;
        possible++;
        if (can[card] === bit) sure++;
      }
      const size = sizes[owner]!;
      if (sure > size || possible < size) return false;
      if (possible === sure) continue;
      if (sure === size) for (let card = 0; card < cards; card++) if (can[card] !== bit) restrict(card, ~bit);
      if (possible === size)
        for (let card = 0; card < cards; card++) if (can[card]! & bit) restrict(card, bit);
    }
    return true;
  };
  const applyEnvelope = (): boolean => {
    const bit = 1 << envelope;
    for (let k = 0; k < 3; k++) {
      let sure = 0;
      let possible = 0;
      for (let card = 0; card < cards; card++) {
        if (category[card] !== k || (can[card]! & bit) === 0) continue;
        possible++;
        if (can[card] === bit) sure++;
      }
      if (sure > 1 || possible === 0) return false;
      if (possible === sure) continue;
      for (let card = 0; card < cards; card++) {
        if (category[card] !== k || (can[card]! & bit) === 0) continue;
        if (sure === 1 && can[card] !== bit) restrict(card, ~bit);
        if (possible === 1) restrict(card, bit);
      }
    }
    return true;
  };
  const applyDisjunctions = (): boolean => {
    let spent = false;
    for (let i = 0; i < unmet.length; i++) {
      const { owner, cards: named } = unmet[i]!;
      const bit = 1 << owner;
      let open = 0;
      let last = -1;
      let met = false;
      for (const card of named) {
        if ((can[card]! & bit) === 0) continue;
        open++;
        last = card;
        if (can[card] === bit) met = true;
      }
      if (open === 0) return false;
      if (open === 1) restrict(last, bit);
      if (met || open === 1) {
        unmet[i] = { owner, cards: [] };
        spent = true;
      } else if (open < named.length)
        unmet[i] = { owner, cards: named.filter((card) => (can[card]! & bit) !== 0) };
    }
    if (spent) unmet = unmet.filter(({ cards: left }) => left.length > 0);
    return true;
  };
  const applyExcluded = (): boolean => {
    const bit = 1 << envelope;
    let spent = false;
    for (let i = 0; i < excluded.length; i++) {
      const named = excluded[i]!;
      if (named.some((card) => (can[card]! & bit) === 0)) {
        excluded[i] = [];
        spent = true;
        continue;
      }
      const open = named.filter((card) => can[card] !== bit);
      if (open.length === 0) return false;
      if (open.length === 1) restrict(open[0]!, ~bit);
      excluded[i] = open.length === 1 ? [] : open;
      spent ||= open.length === 1;
    }
    if (spent) excluded = excluded.filter((left) => left.length > 0);
    return true;
  };

  while (changed) {
    changed = false;
    if (!applyHandSizes() || !applyEnvelope() || !applyDisjunctions() || !applyExcluded()) return null;
    for (let card = 0; card < cards; card++) if (can[card] === 0) return null;
  }
  return { can, disjunctions: unsubsumed(unmet), excluded: withoutImpossible(excluded, category) };
}

/** Drops every disjunction that another one of the same hand implies. */
function unsubsumed(all: readonly Disjunction[]): Disjunction[] {
  const bySize = [...all].sort((a, b) => a.cards.length - b.cards.length);
  const kept: Disjunction[] = [];
  for (const each of bySize) {
    const implied = kept.some(
      ({ owner, cards }) => owner === each.owner && cards.every((card) => each.cards.includes(card)),
    );
    if (!implied) kept.push(each);
  }
  return kept;
}

/** Drops exclusions of two cards of one category: they are never in the envelope together anyway. */
function withoutImpossible(all: readonly (readonly number[])[], category: Int8Array): (readonly number[])[] {
  return all.filter((cards) => new Set(cards.map((card) => category[card])).size === cards.length);
}

/** Whether the marks leave the same deals to be counted; both of the same puzzle. */
export function sameMarks(a: Marks, b: Marks): boolean {
  return (
    a.can.every((mask, card) => mask === b.can[card]) &&
    sameSets(
      a.disjunctions.map(({ owner, cards }) => [owner, ...sorted(cards)].join()),
      b.disjunctions.map(({ owner, cards }) => [owner, ...sorted(cards)].join()),
    ) &&
    sameSets(
      a.excluded.map((cards) => sorted(cards).join()),
      b.excluded.map((cards) => sorted(cards).join()),
    )
  );
}

const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

function sameSets(a: readonly string[], b: readonly string[]): boolean {
  const known = new Set(b);
  return new Set(a).size === known.size && a.every((each) => known.has(each));
}
