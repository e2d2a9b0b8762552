/** All that follows from a sheet, card by card; copies of a card are one entry. */
import { type EnvelopeChance, type Solution, solve } from '../counting/solve.ts';
import { type CardName, envelope, type Knowledge, type OwnerName } from '../knowledge/knowledge.ts';
import { TooLarge } from '../knowledge/puzzle.ts';
import { type SheetCells, seenCells } from '../knowledge/seen.ts';
import { linesInConflict, linesLeftOut } from './conflict.ts';
import { copiesIn } from './copies.ts';
import { knowledgeFromSheet } from './facts.ts';
import { type CompanionTable, ownersAt } from './table.ts';

/** What follows from a sheet. */
export interface SheetAnswer {
  /** Lines that cannot all be true, 0 being the deal; null where they can. */
  readonly conflict: readonly number[] | null;
  /** The lines that are left out so that the others do not contradict each other. */
  readonly leftOut: readonly number[];
  readonly cells: SheetCells;
  /** Card -> owner -> how likely it is that one is there; null where that is too much to count. */
  readonly chances: Readonly<Record<CardName, Readonly<Record<OwnerName, number>>>> | null;
  /** How many deals fit, to the last digit. */
  readonly deals: string | null;
  /** The likeliest first. */
  readonly envelopes: readonly EnvelopeChance[];
}

/** Solves a sheet exactly. If lines contradict each other, the last ones of each conflict are left out. */
export function solveSheet(table: CompanionTable): SheetAnswer {
  try {
    const conflict = linesInConflict(table);
    const leftOut = conflict === null ? [] : [...linesLeftOut(table, conflict)];
    const knowledge = knowledgeFromSheet(table, 'mine', new Set(leftOut));
    const solution = solve(knowledge);
    return { conflict, leftOut, deals: solution.worlds, ...answerFrom(table, knowledge, solution) };
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    const cells = seenCells(knowledgeFromSheet(table));
    return { conflict: null, leftOut: [], cells, chances: null, deals: null, envelopes: [] };
  }
}

function answerFrom(
  table: CompanionTable,
  knowledge: Knowledge,
  solution: Solution,
): Pick<SheetAnswer, 'cells' | 'chances' | 'envelopes'> {
  const cells: Record<CardName, Record<OwnerName, 'yes' | 'no'>> = {};
  const chances: Record<CardName, Record<OwnerName, number>> = {};
  if (!solution.consistent) return { cells, chances, envelopes: [] };
  const certain = new Set(solution.certain.map(({ card, owner }) => `${card} ${owner}`));
  for (const [card, copies] of copiesIn(table.deck)) {
    cells[card] = {};
    chances[card] = {};
    for (const owner of ownersAt(table)) {
      const chance =
        copies.length === 1
          ? solution.cards[card]![owner]!
          : owner === envelope
            ? copies.reduce((sum, copy) => sum + solution.cards[copy]!.envelope!, 0)
            : chanceOfAny(knowledge, copies, owner, solution.worlds);
      chances[card][owner] = chance;
      if (copies.every((copy) => solution.cards[copy]![owner] === 0)) cells[card][owner] = 'no';
      const isCertain = copies.length === 1 ? certain.has(`${card} ${owner}`) : chance > 1 - 1e-12;
      if (isCertain) cells[card][owner] = 'yes';
    }
  }
  return { cells, chances, envelopes: byName(table, solution) };
}

/** The chance that an owner has at least one of the copies: one minus the share of deals in which it has none. */
function chanceOfAny(
  knowledge: Knowledge,
  copies: readonly CardName[],
  owner: OwnerName,
  deals: string,
): number {
  const none = copies.map((copy) => ({ lacks: [owner, copy] as const }));
  const without = BigInt(solve({ ...knowledge, facts: [...knowledge.facts, ...none] }).worlds);
  return 1 - Number((without * 10n ** 15n) / BigInt(deals)) / 1e15;
}

/** Merges envelopes that differ only in which copy of a card they hold. */
function byName({ deck }: CompanionTable, { envelopes }: Solution): EnvelopeChance[] {
  const nameOf = new Map([...copiesIn(deck)].flatMap(([card, copies]) => copies.map((copy) => [copy, card])));
  const merged = new Map<string, EnvelopeChance>();
  for (const { cards, p } of envelopes) {
    const [a, b, c] = cards.map((card) => nameOf.get(card)!);
    const key = `${a} ${b} ${c}`;
    merged.set(key, { cards: [a!, b!, c!], p: p + (merged.get(key)?.p ?? 0) });
  }
  return [...merged.values()].sort((one, other) => other.p - one.p);
}
