/** Three hints, each saying more than the one before; none gives the answer. */
import { type Certainty, envelope, type OwnerName } from '@casefile/deduction';
import type { CardId } from '@casefile/engine';
import type { AskPuzzle, Puzzle, ShowPuzzle } from './puzzle.ts';

export const maxHints = 3;

/** What a hint says, as data: the screen has the words. */
export type Hint =
  /** Something can be concluded in this column. */
  | { readonly kind: 'owner'; readonly owner: OwnerName }
  /** From what happened on these turns; 0 is the deal. */
  | { readonly kind: 'turns'; readonly owner: OwnerName; readonly turns: readonly number[] }
  /** About this card. */
  | { readonly kind: 'card'; readonly owner: OwnerName; readonly card: CardId }
  /** The asker has already seen this many of the cards from this player. */
  | { readonly kind: 'seen'; readonly count: number }
  /** Shown this card, the asker could conclude something about the envelope. */
  | { readonly kind: 'reveals'; readonly card: CardId }
  /** The share of deals in which a listener places this card, which is not the best one, with this player. */
  | { readonly kind: 'taken'; readonly card: CardId; readonly chance: number }
  /** The places of these cards are known: naming them tells only about the others. */
  | { readonly kind: 'placed'; readonly cards: readonly CardId[] }
  /** The option with this index is wrong. */
  | { readonly kind: 'not'; readonly option: number };

/** `found`: marks that the player has already made. */
export function hintOf(puzzle: Puzzle, number: number, found: readonly Certainty[] = []): Hint {
  if (puzzle.kind === 'mark' || puzzle.kind === 'accuse') return reasonHint(puzzle, number, found);
  if (puzzle.kind === 'show') return showHint(puzzle, number);
  if (number === 1) {
    const named = new Set(puzzle.options.flatMap(({ cards }) => cards));
    const isPlaced = (card: CardId): boolean => Object.values(puzzle.given[card] ?? {}).includes('yes');
    return { kind: 'placed', cards: [...named].filter(isPlaced) };
  }
  return { kind: 'not', option: worst(puzzle)[number - 2]! };
}

/** There may be only two cards: striking one out gives the answer away, so it comes last. */
function showHint(puzzle: ShowPuzzle, number: number): Hint {
  const { view, asker, options, reveals } = puzzle;
  const [last] = worst(puzzle);
  if (number > 2) return { kind: 'not', option: last! };
  if (number === 2) {
    const { card, chance } = options[last!]!;
    const isTelling = reveals.some((reveal) => reveal.card === card);
    return isTelling ? { kind: 'reveals', card } : { kind: 'taken', card, chance };
  }
  const isSeen = (card: CardId): boolean =>
    view.showed.some((each) => each.card === card && each.to === asker);
  return { kind: 'seen', count: options.filter(({ card }) => isSeen(card)).length };
}

function reasonHint(puzzle: Puzzle, number: number, found: readonly Certainty[]): Hint {
  const isFound = (goal: Certainty): boolean =>
    found.some(
      ({ card, owner, holds }) => card === goal.card && owner === goal.owner && holds === goal.holds,
    );
  const open = puzzle.reasons.filter((reason) => !isFound(reason));
  const [easiest = puzzle.reasons[0]] = [...open].sort((a, b) => a.steps.length - b.steps.length);
  if (easiest === undefined) return { kind: 'owner', owner: envelope };
  const { owner, card, facts } = easiest;
  if (number === 1) return { kind: 'owner', owner };
  if (number > 2) return { kind: 'card', owner, card };
  const turns = facts.flatMap((at) => puzzle.knowledge.facts[at]?.source?.turn ?? []);
  return { kind: 'turns', owner, turns: [...new Set(turns)].sort((a, b) => a - b) };
}

/** The options that are not right, the worst first. */
function worst(puzzle: ShowPuzzle | AskPuzzle): number[] {
  const cost =
    puzzle.kind === 'show'
      ? puzzle.options.map(({ told }) => told)
      : puzzle.options.map(({ expected }) => -expected);
  const best =
    puzzle.kind === 'show' ? puzzle.options.findIndex(({ card }) => card === puzzle.best) : puzzle.best;
  return cost
    .map((_, i) => i)
    .filter((i) => i !== best)
    .sort((a, b) => cost[b]! - cost[a]!);
}
