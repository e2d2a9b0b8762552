/** Everything a casebook says about one player as lines, each with its moment in the game. */
import type { CardId, Seat } from '@casefile/engine';
import type { SeatCase, ShowCase, SuggestionCase } from '../casebook.ts';
import type { CasebookWords } from './words.ts';

/** How things are called at one table, as they stand alone. */
export interface CasebookNames {
  readonly seat: (seat: Seat) => string;
  readonly card: (card: CardId) => string;
  /** The edition's word for what is asked. */
  readonly suggestion: string;
}

/** A sentence of the casebook and the turn it speaks of. */
export interface CaseLine {
  readonly turn: number;
  /** The number of the fact to look at. */
  readonly at: number;
  readonly text: string;
  /** What is not counted yet. */
  readonly pending?: true;
}
/** A part of one player's casebook under its own heading. */
export interface Chapter {
  readonly id: 'suggestions' | 'shows' | 'known' | 'accusations';
  readonly title: string;
  readonly lines: readonly CaseLine[];
}

/** Chapters without a line are left out. */
export function chaptersOf(seat: SeatCase, words: CasebookWords, names: CasebookNames): Chapter[] {
  const chapters: Chapter[] = [
    {
      id: 'suggestions',
      title: words.suggestions(names.suggestion),
      lines: seat.suggestions.map((each) => suggestionLine(each, words, names)),
    },
    { id: 'shows', title: words.shows, lines: seat.shows.map((each) => showLine(each, words, names)) },
    {
      id: 'known',
      title: words.known,
      lines: (seat.known ?? []).map(({ by, at, turn, cards, gap }) => {
        const known = cards === null ? [words.gaps[gap!]] : cards.map(names.card);
        return { at, turn, text: words.knew(names.seat(by), known) };
      }),
    },
    {
      id: 'accusations',
      title: words.accusations,
      lines: seat.accusations.map(({ at, turn, cards, chance, right }) => ({
        at,
        turn,
        text: words.accused(cards.map(names.card), chance, right),
      })),
    },
  ];
  return chapters.filter(({ lines }) => lines.length > 0);
}

const sentence = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' · ');

/** Numbers that differ by less are equal up to rounding. */
const roundingError = 1e-9;

function suggestionLine(
  { at, turn, cards, expected, gained, best, wasted, gap, pending }: SuggestionCase,
  words: CasebookWords,
  { card }: CasebookNames,
): CaseLine {
  const isBest = best !== null && expected !== null && best.expected <= expected + roundingError;
  const said = sentence([
    expected === null ? null : words.could(expected, gained),
    wasted ? words.wasted : null,
    best === null ? null : isBest ? words.wasBest : words.best(best.cards.map(card), best.expected),
    gap === undefined ? null : words.gaps[gap],
  ]);
  const text = words.pair(words.list(cards.map(card)), said === '' ? '…' : said);
  return { at, turn, text, ...(pending ? { pending } : {}) };
}

function showLine(
  { at, turn, to, card: shown, choices, gap, pending }: ShowCase,
  words: CasebookWords,
  { card, seat }: CasebookNames,
): CaseLine {
  const told = choices.find((choice) => choice.card === shown)?.told ?? null;
  const text = sentence([
    words.showed(card(shown), seat(to), told),
    ...choices.map((other) =>
      other.card === shown || other.told === null ? null : words.instead(card(other.card), other.told),
    ),
    gap === undefined ? null : words.gaps[gap],
  ]);
  return { at, turn, text, ...(pending ? { pending } : {}) };
}
