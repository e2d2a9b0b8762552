/** Small tables with a deal and lines about it, and what each line means: shares no code with what it checks. */
import fc from 'fast-check';
import { type RandomInt, randomIntFrom, shuffled } from '../../sampling/random.ts';
import type { CompanionTable, SheetEntry } from '../table.ts';

export interface SmallTable {
  readonly table: CompanionTable;
  /** Each card of the box with where it lies: a player's number, `spare` or `envelope`. */
  readonly deal: Deal;
}
/** Cards with the same name are distinguished here by their position in the list. */
export type Deal = readonly { readonly card: string; readonly at: number | 'spare' | 'envelope' }[];

/** `lies`: one line in this many is invented rather than true of the deal; 0 for none. */
export const smallTables = (lies: number, maxLines: number): fc.Arbitrary<SmallTable> =>
  fc
    .record({
      seed: fc.noBias(fc.integer({ min: 0, max: 2 ** 31 - 1 })),
      players: fc.integer({ min: 2, max: 3 }),
      asks: fc.constantFrom('first-who-can' as const, 'everyone' as const),
      lines: fc.integer({ min: 0, max: maxLines }),
    })
    .map(({ seed, players, asks, lines }) => makeSmall(randomIntFrom(seed), players, asks, lines, lies));

function makeSmall(
  below: RandomInt,
  count: number,
  asks: CompanionTable['rules']['asks'],
  lines: number,
  lies: number,
): SmallTable {
  // All deals of a larger deck would take too long to go through.
  let twins = 2;
  const copiesOf = (): { copies?: number } => {
    const more = below(4) === 0 ? Math.min(twins, 1 + below(2)) : 0;
    twins -= more;
    return more === 0 ? {} : { copies: 1 + more };
  };
  const kinds = ['a', 'b', 'c'].map((kind) => ({
    cards: Array.from({ length: 2 + Number(below(4) === 0) }, (_, i) => ({
      id: `${kind}${i}`,
      ...copiesOf(),
    })),
  }));
  const box = kinds.map(({ cards }) =>
    cards.flatMap(({ id, copies = 1 }) => Array.from({ length: copies }, () => id)),
  );
  const envelope = box.map((cards) => below(cards.length));
  const dealt = box.flatMap((cards, k) => cards.map((card, i) => ({ card, isIn: envelope[k] === i })));
  const others = shuffled(
    dealt.flatMap(({ isIn }, i) => (isIn ? [] : [i])),
    below,
  );
  const spare = below(2);
  const deal = dealt.map(({ card, isIn }, i) => {
    const turn = others.indexOf(i);
    return { card, at: isIn ? 'envelope' : turn < spare ? 'spare' : turn % count } as const;
  });
  const held = (at: Deal[number]['at']): string[] =>
    deal.flatMap((each) => (each.at === at ? [each.card] : []));
  const start: CompanionTable = {
    deck: { kinds: [kinds[0]!, kinds[1]!, kinds[2]!] },
    players: Array.from({ length: count }, (_, i) => ({ name: `P${i}`, cards: held(i).length })),
    you: 0,
    hand: held(0),
    spots: spare === 0 ? [] : [{ id: 'pool', cards: spare }],
    rules: { asks, murdered: 'not-asked', names: 'one-of-each' },
    entries: [],
  };
  const entries: SheetEntry[] = [];
  for (let tries = 0; entries.length < lines && tries < 60; tries++) {
    const entry = anyEntry(below, start, box);
    const isLie = lies > 0 && below(lies) === 0;
    if (isLie || isTrueOf(deal, start, entry)) entries.push(entry);
  }
  return { table: { ...start, entries }, deal };
}

function anyEntry(
  below: RandomInt,
  { players }: CompanionTable,
  box: readonly (readonly string[])[],
): SheetEntry {
  const one = <T>(from: readonly T[]): T => from[below(from.length)]!;
  const three = box.map(one);
  const player = below(players.length);
  const kind = below(8);
  if (kind === 0) return { kind: 'nobody', card: one(three) };
  if (kind === 1) {
    const card = one(three);
    const cards = below(2) === 0 ? [card] : [card, card];
    return { kind: 'seen', owner: `player-${player + 1}`, cards, by: 0 };
  }
  if (kind === 2) return { kind: 'accusation', by: player, cards: three, isRight: below(6) === 0 };
  const showed = players.flatMap((_, each) =>
    each === player || below(3) > 0
      ? []
      : [{ player: each, ...(player === 0 || each === 0 ? { card: one(three) } : {}) }],
  );
  return { kind: 'suggestion', by: player, cards: three, showed };
}

/** Whether a line could have been written at a table where the cards lie so. */
export function isTrueOf(deal: Deal, { players, rules }: CompanionTable, entry: SheetEntry): boolean {
  const has = (at: Deal[number]['at'], card: string): boolean =>
    deal.some((each) => each.at === at && each.card === card);
  switch (entry.kind) {
    case 'nobody':
      return players.every((_, player) => !has(player, entry.card));
    case 'seen':
      return (
        deal.filter(({ card, at }) => at === Number(entry.owner.split('-')[1]) - 1 && card === entry.cards[0])
          .length >= entry.cards.length
      );
    case 'accusation':
      return entry.cards.every((card) => has('envelope', card)) === entry.isRight;
    case 'leaves':
      return true;
    case 'suggestion': {
      for (let turn = 1; turn < players.length; turn++) {
        const player = (entry.by + turn) % players.length;
        const shows = entry.showed.find((each) => each.player === player);
        const canShow = entry.cards.some((card) => has(player, card));
        if (shows === undefined && canShow) return false;
        if (shows === undefined) continue;
        if (!canShow || (shows.card !== undefined && !has(player, shows.card))) return false;
        if (rules.asks === 'first-who-can') return true;
      }
      return true;
    }
  }
}

/** Every deal of the box that gives each hand its number of cards and me mine. */
export function allDeals({ deck, players, spots, hand }: CompanionTable): Deal[] {
  const kinds = deck.kinds.map(({ cards }) =>
    cards.flatMap(({ id, copies = 1 }) => Array.from({ length: copies }, () => id)),
  );
  const sizes: [Deal[number]['at'], number][] = [
    ...players.map(({ cards }, player): [number, number] => [player, cards]),
    ['spare', spots.reduce((sum, { cards }) => sum + cards, 0)],
  ];
  const deals: Deal[] = [];
  const box = kinds.flatMap((cards, k) => cards.map((card) => ({ card, k })));
  const lay = (
    i: number,
    laid: Deal,
    left: ReadonlyMap<Deal[number]['at'], number>,
    inside: number,
  ): void => {
    if (i === box.length) {
      const mine = laid.flatMap(({ card, at }) => (at === 0 ? [card] : []));
      const isMine = mine.length === hand.length && mine.sort().join() === [...hand].sort().join();
      if (isMine && inside === 0b111) deals.push(laid);
      return;
    }
    const { card, k } = box[i]!;
    for (const [at, count] of left)
      if (count > 0) lay(i + 1, [...laid, { card, at }], new Map([...left, [at, count - 1]]), inside);
    if ((inside & (1 << k)) === 0) lay(i + 1, [...laid, { card, at: 'envelope' }], left, inside | (1 << k));
  };
  lay(0, [], new Map(sizes), 0);
  return deals;
}
