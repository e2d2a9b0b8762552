/** “Which card do you show?” The one that gives a listener the least information. */
import {
  type Certainty,
  envelope,
  type Knowledge,
  type KnownFact,
  knowledgeFromView,
  type OwnerName,
  type Solution,
} from '@casefile/deduction';
import { advanceAll, blankPosition, type CardId, makeView, type Seat } from '@casefile/engine';
import type { BotGame, GameMoment } from '../../bot-game.ts';
import { difficultyOf, reasonsFor } from '../measure.ts';
import type { Reveal, ShowOption, ShowPuzzle } from '../puzzle.ts';
import { frameOf, type SolvedMoment, solutionOf } from '../solved-moment.ts';

/** A smaller difference would be invisible to a player. */
const minBits = 0.02;
const minChance = 0.03;

/** The cards to choose an answer from; none where this is not an answer or leaves no choice. */
export function answersAt({ view, legal, seat }: GameMoment): readonly CardId[] {
  if (view.waitingFor !== 'answer' || view.turn === seat) return [];
  const cards = legal.find((form) => form.do === 'show')?.card;
  return Array.isArray(cards) && cards.length > 1 ? cards : [];
}

export function showPuzzle(game: BotGame, solved: SolvedMoment): ShowPuzzle | null {
  const { moment, knowledge } = solved;
  const { seat, view } = moment;
  const cards = answersAt(moment);
  const inquiry = view.history.at(-1);
  if (cards.length === 0 || inquiry === undefined) return null;
  const me = view.seats[seat]!.suspect;
  const asker = view.seats[inquiry.by]!.suspect;
  const listener = listenerOf(moment, inquiry.by);
  const before = solutionOf(listener);
  if (before === null) return null;
  const shown = new Map<CardId, Solution>();
  const options = cards.flatMap((card): ShowOption[] => {
    const after = solutionOf(listenerShown({ listener, view }, card));
    if (after === null) return [];
    shown.set(card, after);
    return [{ card, chance: before.cards[card]![me]!, told: bitsOf(before) - bitsOf(after) }];
  });
  const best = bestOf(options);
  if (options.length < cards.length || best === null) return null;
  const isKnown = before.certain.some((mark) => mark.card === best && mark.owner === me);
  const reasons = isKnown ? reasonsFor(listener, [{ card: best, owner: me, holds: true }]) : [];
  const reveals = cards.flatMap((card) =>
    card === best
      ? []
      : revealOf(listenerShown({ listener, view }, card), { card, asker, before, after: shown.get(card)! }),
  );
  if (reasons === null) return null;
  return {
    ...frameOf(game, 'show', { ...solved, knowledge }),
    kind: 'show',
    asker: inquiry.by,
    named: inquiry.cards,
    options,
    best,
    listener,
    reasons,
    reveals,
    ...difficultyOf([...reasons, ...reveals.flatMap((reveal) => reveal.reasons)]),
  };
}

/** What the asker knows when this card is shown. */
export const listenerShown = (
  { listener, view }: Pick<ShowPuzzle, 'listener' | 'view'>,
  card: CardId,
): Knowledge => ({
  ...listener,
  facts: [
    ...listener.facts,
    { has: [view.seats[view.you!]!.suspect, card], source: { turn: view.turnNumber, what: 'shown' } },
  ],
});

interface Shown {
  readonly card: CardId;
  readonly asker: OwnerName;
  readonly before: Solution;
  readonly after: Solution;
}

/**
 * Conclusions about the envelope beyond the obvious ones, that it holds neither the shown card nor the asker's own. Empty
 * where there are none.
 */
function revealOf(knowledge: Knowledge, { card, asker, before, after }: Shown): Reveal[] {
  const marks = Object.keys(after.cards).flatMap((other): Certainty[] => {
    const [was, is] = [before, after].map(({ cards }) => cards[other]![envelope]!);
    if (other === card || was === is || (is !== 0 && is !== 1)) return [];
    if (after.cards[other]![asker] === 1) return [];
    return [{ card: other, owner: envelope, holds: is === 1 }];
  });
  const reasons = reasonsFor(knowledge, marks);
  return reasons === null || reasons.length === 0 ? [] : [{ card, reasons }];
}

/** The card that gives the fewest bits and is also the most expected; null where the two differ or it is close. */
function bestOf(options: readonly ShowOption[]): CardId | null {
  const [first, second] = [...options].sort((a, b) => a.told - b.told);
  if (first === undefined || second === undefined || second.told - first.told < minBits) return null;
  const isLikeliest = options.every((other) => other === first || other.chance < first.chance - minChance);
  return isLikeliest ? first.card : null;
}

/** What was said aloud, and what this player has shown the asker, who may know more but never less. */
function listenerOf({ position, view, spoken }: GameMoment, asker: Seat): Knowledge {
  const { rules } = position;
  const heard = makeView(advanceAll(blankPosition(rules, 'spectator'), spoken()));
  const knowledge = knowledgeFromView(heard, rules.cards);
  const me = view.seats[view.you!]!.suspect;
  const shown = view.showed.flatMap(({ card, to, turn }): KnownFact[] =>
    to === asker ? [{ has: [me, card], source: { turn, what: 'shown' } }] : [],
  );
  return { ...knowledge, facts: [...knowledge.facts, ...shown] };
}

function bitsOf({ envelopes }: Solution): number {
  let bits = 0;
  for (const { p } of envelopes) if (p < 1) bits -= p * Math.log2(p);
  return bits;
}
