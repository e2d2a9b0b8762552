/** Confirms a puzzle's answer without counting, by searching for deals that fit. */
import { type Certainty, type KnownFact, solve } from '@casefile/deduction';
import { editionById } from '@casefile/editions';
import { makeRules } from '@casefile/engine';
import { expect } from 'vitest';
import type { AskPuzzle, Puzzle, ShowPuzzle } from '../puzzles/puzzle.ts';
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

/** Every possible solution has a fitting deal, and no other triple has one. */
function checkEnvelopes({ knowledge, solutions, id }: Extract<Puzzle, { kind: 'accuse' }>): void {
  const [suspects, weapons, rooms] = Object.values(knowledge.categories).map((cards, kind) =>
    cards.filter((card) => {
      const isOpen = solutions.some((solution) => solution[kind] === card);
      if (!isOpen) expect(someDeal(knowledge, [{ envelope: [card] }]), `${id}: ${card}`).toBeNull();
      return isOpen;
    }),
  );
  for (const suspect of suspects!)
    for (const weapon of weapons!)
      for (const room of rooms!) {
        const cards = [suspect, weapon, room];
        const isSolution = solutions.some((solution) => solution.join() === cards.join());
        expect(someDeal(knowledge, [{ envelope: cards }]) !== null, `${id}: ${cards}`).toBe(isSolution);
      }
}

/** By enumerating the deals where they are few enough; a player with several of the cards shows each equally often. */
function checkAsk(puzzle: AskPuzzle): void {
  const { knowledge, options, best, view, id } = puzzle;
  const leads = options
    .filter((_, i) => i !== best)
    .map(({ expected }) => options[best]!.expected - expected);
  expect(Math.min(...leads), id).toBeGreaterThan(0.05);
  const deals: Deal[] = [];
  const isAll = eachDeal(knowledge, [], (deal) => deals.push(new Map(deal)) < maxDeals, 20_000);
  if (!isAll || deals.length >= maxDeals) return;
  const players = view.seats.map(({ suspect }) => ({ suspect }));
  const { inquiries } = makeRules(editionById(view.edition)!, view.options, players);
  const next = players.map((_, i) => (view.you! + 1 + i) % players.length).slice(0, -1);
  const order = next.filter((seat) => inquiries.murdered === 'asked' || !view.seats[seat]!.murdered);
  const asked = order.map((seat) => view.seats[seat]!.suspect);
  for (const { cards, expected } of options) {
    const drop = dropOf(deals, cards, asked, inquiries.asks === 'everyone');
    expect(Math.abs(drop - expected), `${id}: ${cards} ${drop} ${expected}`).toBeLessThan(1e-6);
  }
}
const maxDeals = 500;

function dropOf(
  deals: readonly Deal[],
  cards: readonly string[],
  asked: readonly string[],
  isEveryone: boolean,
): number {
  const answers = new Map<string, { weight: number; deals: Deal[] }>();
  for (const deal of deals) {
    let ways = [{ said: '', weight: 1 }];
    for (const owner of asked) {
      const held = cards.filter((card) => deal.get(card) === owner);
      if (held.length > 0)
        ways = ways.flatMap(({ said, weight }) =>
          held.map((card) => ({ said: `${said} ${owner} ${card}`, weight: weight / held.length })),
        );
      if (held.length > 0 && !isEveryone) break;
    }
    for (const { said, weight } of ways) {
      const answer = answers.get(said) ?? { weight: 0, deals: [] };
      answer.weight += weight;
      answer.deals.push(deal);
      answers.set(said, answer);
    }
  }
  const before = bits(deals);
  return [...answers.values()].reduce(
    (drop, answer) => drop + (answer.weight / deals.length) * (before - bits(answer.deals)),
    0,
  );
}

function bits(deals: readonly Deal[]): number {
  const counts = new Map<string, number>();
  for (const deal of deals) {
    const envelope = [...deal].flatMap(([card, owner]) => (owner === 'envelope' ? [card] : [])).sort();
    counts.set(envelope.join(), (counts.get(envelope.join()) ?? 0) + 1);
  }
  return [...counts.values()].reduce((sum, n) => sum - (n / deals.length) * Math.log2(n / deals.length), 0);
}

/** Public knowledge leaves too many deals to list, so they are counted again by the second counting method. */
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
