/** All deals that fit, one after the other, where they are few. */
import type { Knowledge } from '@casefile/deduction';
import { makePuzzle, propagate } from '@casefile/deduction/counting';

/** The search gives up after this many steps for each deal that was asked for. */
const stepsPerDeal = 24;

/** The owner of each card by number, the envelope last, in every deal; null if there are more than `maxDeals`. */
export function everyDeal(knowledge: Knowledge, maxDeals: number): Uint8Array[] | null {
  const puzzle = makePuzzle(knowledge);
  const { envelope, category, sizes } = puzzle;
  const marks = propagate(puzzle, puzzle.clues);
  if (marks === null) return [];
  const { can } = marks;
  // The envelope counts as three owners of one card each.
  const places = envelope + 3;
  const placesOf = (card: number): number[] =>
    Array.from({ length: places }, (_, place) => place).filter((place) =>
      place < envelope
        ? (can[card]! & (1 << place)) !== 0
        : category[card] === place - envelope && (can[card]! & (1 << envelope)) !== 0,
    );
  const needs = Int32Array.from({ length: places }, (_, place) => (place < envelope ? sizes[place]! : 1));
  const supply = new Int32Array(places);
  const deal = new Uint8Array(puzzle.cards.length);
  const open: { readonly card: number; readonly places: readonly number[]; readonly rules: number[] }[] = [];
  for (let card = 0; card < deal.length; card++) {
    const list = placesOf(card);
    if (list.length > 1) open.push({ card, places: list, rules: [] });
    else {
      needs[list[0]!]!--;
      deal[card] = Math.min(list[0]!, envelope);
    }
  }
  open.sort((a, b) => a.places.length - b.places.length);
  for (const { places: list } of open) for (const place of list) supply[place]!++;
  const rules = marks.disjunctions;
  const left = Int32Array.from(rules, ({ cards }) => cards.length);
  const met = new Int32Array(rules.length);
  for (const [rule, { cards }] of rules.entries())
    for (const each of open) if (cards.includes(each.card)) each.rules.push(rule);

  const deals: Uint8Array[] = [];
  let steps = maxDeals * stepsPerDeal;
  const isExcluded = (): boolean =>
    marks.excluded.some((named) => named.every((card) => deal[card] === envelope));
  /** Returns false to give up. */
  const fill = (at: number): boolean => {
    if (at === open.length) {
      if (!isExcluded()) deals.push(deal.slice());
      return deals.length <= maxDeals;
    }
    if (steps-- < 0) return false;
    const { card, places: list, rules: named } = open[at]!;
    for (const place of list) supply[place]!--;
    for (const rule of named) left[rule]!--;
    let goesOn = true;
    for (const place of list) {
      if (!goesOn) break;
      if (needs[place] === 0) continue;
      needs[place]!--;
      for (const rule of named) if (rules[rule]!.owner === place) met[rule]!++;
      const starves = list.some((each) => needs[each]! > supply[each]!);
      const breaks = named.some((rule) => left[rule] === 0 && met[rule] === 0);
      deal[card] = Math.min(place, envelope);
      if (!starves && !breaks) goesOn = fill(at + 1);
      for (const rule of named) if (rules[rule]!.owner === place) met[rule]!--;
      needs[place]!++;
    }
    for (const place of list) supply[place]!++;
    for (const rule of named) left[rule]!++;
    return goesOn;
  };
  return fill(0) ? deals : null;
}
