/** The position of a player's own game in which they missed most: when to accuse, or what to ask. */
import { suggestionRater } from '@casefile/analysis';
import { randomIntFrom } from '@casefile/deduction';
import {
  advance,
  askedSeats,
  blankPosition,
  type CardId,
  type Edition,
  editionAt,
  type Fact,
  type FactOf,
  legalForms,
  makeRules,
  makeView,
  type Seat,
  stripFact,
} from '@casefile/engine';
import type { GameMoment, GameName } from '../bot-game.ts';
import { accusePuzzle } from './kinds/accuse.ts';
import { askPuzzle } from './kinds/ask.ts';
import type { AccusePuzzle, AskPuzzle } from './puzzle.ts';
import { solveMoment } from './solved-moment.ts';

/** Only the last suggestions: earlier ones came too early to find the best one. */
const maxSuggestions = 12;

/** A decision and the fact that recorded it. */
interface Decision {
  readonly moment: GameMoment;
  readonly taken: Fact;
}

/**
 * `facts`: everything this player saw of the game. Null where nothing makes a puzzle: the sheet already showed it, or all
 * questions were equally good.
 */
export function missedPuzzle(
  edition: Edition,
  facts: readonly Fact[],
  seat: Seat,
): AccusePuzzle | AskPuzzle | null {
  const decisions = decisionsIn(edition, facts, seat);
  const game: GameName = { edition: edition.id, words: 'missed' };
  return whenToAccuse(game, decisions) ?? whatToAsk(game, decisions);
}

/** The decisions of one player until they saw the envelope. */
function decisionsIn(edition: Edition, facts: readonly Fact[], seat: Seat): Decision[] {
  const [opened] = facts;
  if (opened?.fact !== 'opened') return [];
  const rules = makeRules(editionAt(edition, opened.version) ?? edition, opened.options, opened.players);
  const found: Decision[] = [];
  let position = blankPosition(rules, seat);
  for (const [at, fact] of facts.entries()) {
    if (fact.fact === 'ended' || (fact.fact === 'judged' && fact.seat === seat)) break;
    const isOwn = 'seat' in fact && fact.seat === seat && askedSeats(position).includes(seat);
    const legal = isOwn && position.turn === seat ? legalForms(position, seat) : [];
    if (legal.length > 0) {
      const spoken = () => facts.slice(0, at).map((each) => stripFact(each, 'spectator'));
      found.push({ moment: { seat, at, position, legal, view: makeView(position), spoken }, taken: fact });
    }
    position = advance(position, fact);
  }
  return found;
}

/** The accusation that was too early; or else the first turn on which one would have been right. */
function whenToAccuse(game: GameName, decisions: readonly Decision[]): AccusePuzzle | null {
  const early = decisions.find(({ taken }) => taken.fact === 'accused');
  const solved = early && solveMoment(early.moment);
  const puzzle = solved && accusePuzzle(game, solved, false);
  if (puzzle) return puzzle;
  for (const { moment } of decisions) {
    const later = solveMoment(moment);
    if (later?.solution.envelopes.length === 1) return accusePuzzle(game, later, true);
  }
  return null;
}

/** The question that was furthest from the best one. */
function whatToAsk(game: GameName, decisions: readonly Decision[]): AskPuzzle | null {
  let most: { readonly puzzle: AskPuzzle; readonly lost: number } | null = null;
  for (const { moment, taken } of decisions.filter(isSuggestion).slice(-maxSuggestions)) {
    const solved = solveMoment(moment);
    const puzzle = solved && askPuzzle(game, solved, randomIntFrom(moment.at));
    const asked = suggestionRater(moment.position)((taken as FactOf<'suggested'>).cards as CardId[]);
    if (!puzzle || typeof asked === 'string') continue;
    const lost = puzzle.options[puzzle.best]!.expected - asked;
    if (most === null || lost > most.lost) most = { puzzle, lost };
  }
  return most === null || most.lost <= 0 ? null : most.puzzle;
}

const isSuggestion = ({ taken }: Decision): boolean => taken.fact === 'suggested';
