/** The advice of a sheet equals the coach's advice at the same moment of the same game. */
import { type CompanionTable, ownerOf, type SheetEntry } from '@casefile/deduction/companion';
import { type Fact, positionFrom, type Seat, stripFact } from '@casefile/engine';
import { expect, test } from 'vitest';
import { suggestionRater } from '../decisions/suggestions.ts';
import { corpusGames } from '../test/games.ts';
import { questionsFor, showsFor } from './advice.ts';

/** The game so far as one player would write it down, for editions where only suggestions give information. */
function sheetOf(facts: readonly Fact[], seat: Seat, seats: number): Omit<CompanionTable, 'deck' | 'rules'> {
  const told = facts.map((fact) => stripFact(fact, seat));
  const entries: SheetEntry[] = [];
  let open: Extract<SheetEntry, { kind: 'suggestion' }> | null = null;
  for (const fact of told) {
    if (fact.fact === 'suggested')
      open = { kind: 'suggestion', by: fact.seat, cards: fact.cards, showed: [] };
    if (fact.fact === 'showed' && open !== null) {
      const [card] = fact.sealed.cards ?? [];
      open = { ...open, showed: [...open.showed, { player: fact.seat, ...(card ? { card } : {}) }] };
    }
    if (fact.fact === 'closed' && open !== null) entries.push(open);
  }
  const dealt = (of: Seat) =>
    facts.find((fact) => fact.fact === 'dealt' && fact.seat === of) as never as {
      readonly count: number;
      readonly sealed: { readonly cards: readonly string[] };
    };
  return {
    players: Array.from({ length: seats }, (_, i) => ({ name: ownerOf(i), cards: dealt(i).count })),
    you: seat,
    hand: dealt(seat).sealed.cards,
    spots: [],
    entries,
  };
}

test.each(['clue-1986', 'clue-2002', 'asterix', 'speed'])(
  'the questions of a sheet of %s are worth what the coach says',
  (id) => {
    const [game] = corpusGames(id, 1);
    const { rules, steps } = game!;
    const facts = steps.slice(0, -1).flat();
    const wrong = facts.some((fact) => fact.fact === 'accused');
    const before = wrong
      ? facts.slice(
          0,
          facts.findIndex((fact) => fact.fact === 'accused'),
        )
      : facts;
    const last = before.findLastIndex((fact) => fact.fact === 'closed');
    const heard = before.slice(0, last + 1);
    const { suspects, weapons, rooms } = rules.cards;
    const kindOf = (ids: readonly string[]) => ({ cards: ids.map((card) => ({ id: card })) });
    for (const seat of rules.players.keys()) {
      const table: CompanionTable = {
        ...sheetOf(heard, seat, rules.players.length),
        deck: { kinds: [kindOf(suspects), kindOf(weapons), kindOf(rooms)] },
        rules: { ...rules.inquiries, names: 'one-of-each' },
      };
      const pos = positionFrom(
        rules,
        heard.map((fact) => stripFact(fact, seat)),
        seat,
      );
      const rate = suggestionRater(pos);
      const places = rooms.slice(0, 2);
      const { questions, looked } = questionsFor(table, places, new Set());
      expect(looked).toBe('all');
      expect(questions).toHaveLength(suspects.length * weapons.length * places.length);
      for (const { cards, bits } of questions)
        expect(bits).toBeCloseTo(Math.max(0, rate(cards) as number), 9);
      expect(questions.map(({ bits }) => bits)).toEqual(
        questions.map(({ bits }) => bits).sort((a, b) => b - a),
      );
      const hurried = questionsFor(table, places, new Set(), () => false);
      expect(hurried).toEqual({ questions: [expect.anything()], looked: 'late' });
      const shows = showsFor(table, (seat + 1) % rules.players.length, table.hand, new Set());
      expect(shows).toHaveLength(table.hand.length);
      for (const { isSeen, bits } of shows) if (isSeen) expect(bits).toBe(0);
    }
  },
);
