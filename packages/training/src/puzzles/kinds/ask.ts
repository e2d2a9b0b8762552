/** “What do you ask?” The suggestion with the most expected information, out of a few. */
import { legalSuggestions, suggestionRater } from '@casefile/analysis';
import { type RandomInt, shuffled } from '@casefile/deduction';
import type { CardId } from '@casefile/engine';
import type { GameName } from '../../bot-game.ts';
import { difficultyOf, reasonsFor } from '../measure.ts';
import type { AskOption, AskPuzzle } from '../puzzle.ts';
import { marksToFind } from '../sheet.ts';
import { frameOf, type SolvedMoment } from '../solved-moment.ts';

const maxOptions = 4;
const minOptions = 3;
/** A smaller lead over the second-best would be invisible to a player. */
const minLead = 0.08;
/** Options closer than this are equally good to a player. */
const minApart = 0.04;
/** Rating more suggestions would keep the player waiting for the next puzzle. */
const maxWeighed = 40;
/** With more possible envelopes the best question is guessed, not deduced. */
const maxEnvelopes = 60;

export function askPuzzle(game: GameName, solved: SolvedMoment, below: RandomInt): AskPuzzle | null {
  const { moment, knowledge, given, certain, solution } = solved;
  if (solution.envelopes.length < 2 || solution.envelopes.length > maxEnvelopes) return null;
  const options = optionsOf(
    shuffled(legalSuggestions(moment.position), below),
    suggestionRater(moment.position),
  );
  if (options === null) return null;
  const mixed = shuffled(options, below);
  const named = new Set(mixed.flatMap(({ cards }) => cards));
  const marks = marksToFind(knowledge, given, certain).filter(({ card }) => named.has(card));
  const reasons = reasonsFor(knowledge, marks);
  if (reasons === null) return null;
  return {
    ...frameOf(game, 'ask', solved),
    kind: 'ask',
    options: mixed,
    best: mixed.indexOf(options[0]!),
    reasons,
    ...difficultyOf(reasons),
  };
}

/** The best first, then others that are clearly worse and differ from each other; null where there are too few. */
function optionsOf(
  suggestions: readonly (readonly CardId[])[],
  rate: (cards: readonly CardId[]) => number | string,
): AskOption[] | null {
  const rated: AskOption[] = [];
  for (const cards of suggestions.slice(0, maxWeighed)) {
    const expected = rate(cards);
    if (typeof expected === 'string') return null;
    rated.push({ cards, expected });
  }
  rated.sort((a, b) => b.expected - a.expected);
  const [best] = rated;
  if (best === undefined) return null;
  const options = [best];
  for (const each of rated) {
    const last = options.at(-1)!;
    const apart = options.length === 1 ? minLead : minApart;
    if (options.length < maxOptions && last.expected - each.expected >= apart) options.push(each);
  }
  return options.length < minOptions ? null : options;
}
