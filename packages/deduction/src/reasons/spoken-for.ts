/**
 * The rule `spoken-for`: a hand's known cards, and disjunctions that need one card each, take up all of its places. It
 * has no other card.
 */
import { foundOf, type Literal, literalOf, type RuleContext } from './literals.ts';

/** More combinations of disjunctions than these are not tried for one hand. */
const maxChoices = 300;

interface Share {
  readonly clue: number;
  /** The cards of the disjunction that can still be in the hand. */
  readonly open: readonly number[];
  /** That the hand lacks the others. */
  readonly closed: readonly Literal[];
}

export function applySpokenFor(context: RuleContext): void {
  context.puzzle.sizes.forEach((_, owner) => {
    applyToHand(context, owner);
  });
}

function applyToHand(context: RuleContext, owner: number): void {
  const { puzzle } = context;
  const known = foundOf(
    context,
    puzzle.cards.map((_, card) => literalOf(puzzle, card, owner, true)),
  );
  const places = puzzle.sizes[owner]! - known.length;
  const shares = places > 0 ? sharesOf(context, owner) : [];
  if (shares.length < places || places <= 0) return;
  let choices = 0;
  const choose = (from: number, chosen: readonly Share[], taken: ReadonlySet<number>): void => {
    if (chosen.length === places) {
      conclude(context, owner, known, chosen, taken);
      return;
    }
    for (let i = from; i < shares.length && choices < maxChoices; i++) {
      const { open } = shares[i]!;
      choices++;
      if (!open.some((card) => taken.has(card)))
        choose(i + 1, [...chosen, shares[i]!], new Set([...taken, ...open]));
    }
  };
  choose(0, [], new Set());
}

/** The owner's disjunctions that no known card satisfies, the shortest first. */
function sharesOf({ puzzle, clues, used, found }: RuleContext, owner: number): Share[] {
  const has = (card: number): boolean => found[literalOf(puzzle, card, owner, true)] !== undefined;
  const shares = used.flatMap((i): Share[] => {
    const clue = clues[i]!;
    if (clue.kind !== 'some' || clue.owner !== owner || clue.cards.some(has)) return [];
    const lacked = (card: number): Literal => literalOf(puzzle, card, owner, false);
    const open = clue.cards.filter((card) => found[lacked(card)] === undefined);
    const closed = clue.cards.filter((card) => !open.includes(card)).map(lacked);
    return [{ clue: i, open, closed }];
  });
  return shares.sort((a, b) => a.open.length - b.open.length);
}

function conclude(
  { puzzle, propose }: RuleContext,
  owner: number,
  known: readonly Literal[],
  chosen: readonly Share[],
  taken: ReadonlySet<number>,
): void {
  const premises = [...new Set([...known, ...chosen.flatMap(({ closed }) => closed)])];
  const own = chosen.map(({ clue }) => clue);
  for (let card = 0; card < puzzle.cards.length; card++) {
    if (taken.has(card) || known.includes(literalOf(puzzle, card, owner, true))) continue;
    propose(literalOf(puzzle, card, owner, false), 'spoken-for', premises, own);
  }
}
