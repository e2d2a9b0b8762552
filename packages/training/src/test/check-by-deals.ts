/** A puzzle's answer found again without counting: by deals that fit, or by finding none. */
import { type Certainty, type KnownFact, solve } from '@casefile/deduction';
import { expect } from 'vitest';
import type { AskPuzzle, Puzzle, ShowPuzzle } from '../puzzle.ts';
import { type Deal, eachDeal, someDeal } from './deals.ts';

const claim = ({ card, owner, holds }: Certainty): KnownFact => {
  if (owner === 'envelope') return holds ? { envelope: [card] } : { envelopeNot: [card] };
  return holds ? { has: [owner, card] } : { lacks: [owner, card] };
};

export function checkByDeals(puzzle: Puzzle): void {
  if (puzzle.kind === 'mark') checkMarks(puzzle);
  else if (puzzle.kind === 'accuse') checkEnvelopes(puzzle);
  else if (puzzle.kind === 'ask') checkAsk(puzzle);
  else checkShow(puzzle);
}

/** A mark is certain if no deal has it otherwise; it is open if one deal has it and another has not. */
function checkMarks({ knowledge, certain, id }: Extract<Puzzle, { kind: 'mark' }>): void {
  const owners = [...Object.keys(knowledge.owners), 'envelope'];
  const deals: Deal[] = [];
  const canBe = (mark: Certainty): boolean => {
    if (deals.some((deal) => (deal.get(mark.card) === mark.owner) === mark.holds)) return true;
    const found = someDeal(knowledge, [claim(mark)]);
    if (found === undefined) throw new Error(`${id}: not decided`);
    if (found !== null) deals.push(found);
    return found !== null;
  };
  for (const card of Object.values(knowledge.categories).flat())
    for (const owner of owners) {
      const can = [canBe({ card, owner, holds: true }), canBe({ card, owner, holds: false })];
      const mark = can[0] && can[1] ? undefined : can[0] ? 'yes' : 'no';
      expect(certain[card]?.[owner], `${id}: ${card} ${owner}`).toBe(mark);
    }
}

/** Every solution has a deal, and without them there is none. */
function checkEnvelopes({ knowledge, solutions, id }: Extract<Puzzle, { kind: 'accuse' }>): void {
  for (const cards of solutions) expect(someDeal(knowledge, [{ envelope: cards }]), id).toBeTruthy();
  expect(
    someDeal(
      knowledge,
      solutions.map((cards) => ({ envelopeNot: cards })),
    ),
    id,
  ).toBeNull();
}

/** By every deal, one by one, where they are few enough; who has several of the cards shows each equally often. */
function checkAsk({ knowledge, options, best, view, id }: AskPuzzle): void {
  const leads = options
    .filter((_, i) => i !== best)
    .map(({ expected }) => options[best]!.expected - expected);
  expect(Math.min(...leads), id).toBeGreaterThan(0.05);
  const deals: Deal[] = [];
  const isAll = eachDeal(knowledge, [], (deal) => deals.push(new Map(deal)) < 500, 20_000);
  if (!isAll || deals.length >= 500) return;
  const me = view.you!;
  const order = view.seats.map((_, i) => view.seats[(me + 1 + i) % view.seats.length]!.suspect).slice(0, -1);
  const asksAll = view.history.some(
    ({ answers }) => answers.filter(({ answer }) => answer === 'shown').length > 1,
  );
  if (asksAll || view.seats.some(({ out, murdered }) => out || murdered)) return;
  for (const { cards, expected } of options) {
    const byAnswer = new Map<string, Map<string, number>>();
    for (const deal of deals) {
      const envelope = [...deal].flatMap(([card, owner]) => (owner === 'envelope' ? [card] : [])).join();
      const shower = order.find((owner) => cards.some((card) => deal.get(card) === owner));
      const held = cards.filter((card) => shower !== undefined && deal.get(card) === shower);
      for (const answer of held.length === 0 ? ['nobody'] : held.map((card) => `${shower} ${card}`)) {
        const left = byAnswer.get(answer) ?? new Map<string, number>();
        left.set(envelope, (left.get(envelope) ?? 0) + 1 / Math.max(1, held.length));
        byAnswer.set(answer, left);
      }
    }
    // The casebook's measure: how unsure each answer leaves who counts all deals that fit it alike.
    const before = bits(
      deals.map((deal) => [...deal].flatMap(([card, owner]) => (owner === 'envelope' ? [card] : [])).join()),
    );
    let drop = 0;
    for (const [answer, left] of byAnswer) {
      const weight = [...left.values()].reduce((sum, each) => sum + each, 0) / deals.length;
      const fitting = deals.filter((deal) => fits(deal, answer, cards, order));
      drop +=
        weight *
        (before -
          bits(
            fitting.map((deal) =>
              [...deal].flatMap(([card, owner]) => (owner === 'envelope' ? [card] : [])).join(),
            ),
          ));
    }
    expect(Math.abs(drop - expected), `${id}: ${cards} ${drop} ${expected}`).toBeLessThan(1e-6);
  }
}

function fits(deal: Deal, answer: string, cards: readonly string[], order: readonly string[]): boolean {
  const [shower, card] = answer.split(' ');
  for (const owner of order) {
    if (owner === shower) return deal.get(card!) === owner;
    if (cards.some((each) => deal.get(each) === owner)) return false;
  }
  return answer === 'nobody';
}

function bits(envelopes: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const each of envelopes) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts.values()].reduce(
    (sum, count) => sum - (count / envelopes.length) * Math.log2(count / envelopes.length),
    0,
  );
}

/** What everybody heard leaves too many deals to list: counted again in the other of the two ways of counting. */
function checkShow({ listener, options, best, view, id }: ShowPuzzle): void {
  const me = view.seats[view.you!]!.suspect;
  const chances = solve(listener, { method: 'cards' }).cards;
  const chance = (card: string): number => chances[card]![me]!;
  for (const option of options) {
    expect(Math.abs(option.chance - chance(option.card)), id).toBeLessThan(1e-9);
    if (option.card === best) continue;
    expect(chance(best), id).toBeGreaterThan(option.chance + 0.02);
    expect(options.find(({ card }) => card === best)!.told, id).toBeLessThan(option.told - 0.01);
  }
}
