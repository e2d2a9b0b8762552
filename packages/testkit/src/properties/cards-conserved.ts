/** No card is ever lost or duplicated (ALL-01). */
import type { CardId, Fact, Position } from '@casefile/engine';
import { type Stage, stagesOf } from '../playthrough.ts';
import type { Recipe } from '../recipe.ts';
import { must, mustBeSame } from './canonical.ts';

const sorted = (cards: readonly CardId[]): string => JSON.stringify([...cards].sort());

export function cardsConserved(recipe: Recipe): void {
  let gone: readonly CardId[] = [];
  let first: Stage | null = null;
  let before: Position | null = null;
  for (const stage of stagesOf(recipe)) {
    first ??= stage;
    const { table } = stage.game;
    everyCardInOnePlace(table);
    fairHands(table);
    sameHands(first.game.table, stage);
    gone = [...gone, ...stage.facts.flatMap((fact) => cardsLeaving(before, fact))];
    decksConserved(first.game.table, table, gone);
    before = table;
  }
}

export function everyCardInOnePlace(table: Position): void {
  const { rules, known, hands, spots, envelope } = table;
  const lying = rules.deck.filter((card) => typeof known[card] === 'string' && known[card] !== 'envelope');
  mustBeSame('the deck', sorted(rules.deck), sorted([...hands.flat(), ...envelope!, ...lying]));
  hands.forEach((hand, seat) => {
    must(
      hand.every((card) => known[card] === seat),
      () => `the table knows a card of seat ${seat} elsewhere`,
    );
    must(
      hand.length === table.sizes[seat],
      () => `seat ${seat} holds ${hand.length}, not ${table.sizes[seat]}`,
    );
  });
  for (const [where, count] of Object.entries(spots)) {
    const there = lying.filter((card) => known[card] === where).length;
    must(there === count, () => `${there} cards lie at ${where}, not ${count}`);
  }
  const { suspects, weapons, rooms } = rules.cards;
  must(
    envelope!.length === 3 &&
      [suspects, weapons, rooms].every(
        (kind) => envelope!.filter((card) => kind.includes(card)).length === 1,
      ),
    () => `the envelope holds ${envelope}`,
  );
}

/** Hand sizes are equal, or differ by one where no cards are left over. */
function fairHands({ sizes, spots }: Position): void {
  const spare = (spots.pool ?? 0) + (spots['face-up'] ?? 0);
  const unevenness = Math.max(...sizes) - Math.min(...sizes);
  must(
    unevenness <= (spare > 0 ? 0 : 1) && spare < sizes.length,
    () => `hands of ${sizes}, ${spare} to spare`,
  );
}

function sameHands(opened: Position, { game, seats, spectator }: Stage): void {
  mustBeSame('a hand', JSON.stringify(opened.hands), JSON.stringify(game.table.hands));
  for (const pos of [...seats, spectator]) {
    mustBeSame('the size of a hand', JSON.stringify(opened.sizes), JSON.stringify(pos.sizes));
    mustBeSame('what lies about', JSON.stringify(opened.spots), JSON.stringify(pos.spots));
  }
  seats.forEach((pos, seat) => {
    mustBeSame("a seat's own hand", JSON.stringify(opened.hands[seat]), JSON.stringify(pos.hands[seat]));
  });
}

/** Intrigue cards out of the game: played, or lost with murdered players. */
function cardsLeaving(before: Position | null, fact: Fact): readonly CardId[] {
  if (fact.fact === 'played') return [fact.card];
  return fact.fact === 'murdered' ? (before?.intrigue?.held[fact.seat] ?? []) : [];
}

/** Cards still to be drawn, and the clock cards laid out. */
const deckOf = ({ unseen, clocks }: NonNullable<Position['intrigue']>): CardId[] => [
  ...unseen,
  ...Array<CardId>(clocks).fill('clock'),
];

export function decksConserved(opened: Position, table: Position, gone: readonly CardId[]): void {
  if (table.intrigue !== null) {
    const { held, counts } = table.intrigue;
    const all = [...deckOf(table.intrigue), ...held.flat(), ...gone];
    mustBeSame('the intrigue deck', sorted(deckOf(opened.intrigue!)), sorted(all));
    const lengths = held.map((cards) => cards.length);
    mustBeSame('the number of butlers', JSON.stringify(counts), JSON.stringify(lengths));
  }
  if (table.clues !== null) {
    const { undrawn, used, current, next } = table.clues;
    const reading = [current, next].filter((card) => card !== null);
    mustBeSame('the clue deck', sorted(opened.clues!.undrawn), sorted([...undrawn, ...used, ...reading]));
  }
}
