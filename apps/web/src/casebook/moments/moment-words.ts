/** Tells a deciding moment as the player concerned heard it. */
import type { EditionNames } from '@casefile/editions/names';
import { makeSpeaker } from '@casefile/editions/words/speaker';
import { makeTrail, sayFact, type Words } from '@casefile/editions/words/words';
import { type Fact, type FactName, type Seat, stripFact } from '@casefile/engine';
import type { CaseHead } from '../messages.ts';

/** Pawns moved by a suggestion do not matter here. */
const telling: ReadonlySet<FactName> = new Set<FactName>([
  'suggested', 'showed', 'lacked', 'closed', 'revealed', 'unheld', 'looked', 'judged', 'murdered', 'accused',
]); // biome-ignore format: a list

export interface MomentTold {
  readonly text: string;
  /** Another player's question and answers. */
  readonly isOverheard: boolean;
  /** The last fact before it, and its own last fact. */
  readonly after: number;
  readonly until: number;
}

/** Several players had none of the cards; null means everybody else. */
export type SayLacked = (names: readonly string[] | null) => string;

/** From this many in a row they share one sentence: at a table of ten, nobody reads nine. */
const manyLacked = 3;

export function momentTeller(
  { facts, players }: Pick<CaseHead, 'facts' | 'players'>,
  edition: EditionNames,
  words: Words,
  sayLacked: SayLacked,
): (at: number, seat: Seat) => MomentTold {
  const speaker = makeSpeaker(edition, players, null);
  const lackedBy = (seats: readonly Seat[]): string =>
    sayLacked(seats.length === players.length - 1 ? null : seats.map(speaker.seat));
  return (at, seat) => {
    const heard = facts.map((fact) => stripFact(fact, seat));
    const [from, to] = exchangeAt(heard, at);
    const trail = makeTrail();
    const lines = heard
      .slice(0, to)
      .map((fact) => ({ fact, text: sayFact(words, fact, speaker, trail(fact)) }))
      .slice(from)
      .filter(({ text }) => text !== '');
    const told = lines.filter(({ fact }) => telling.has(fact.fact));
    const text = joined(told.length > 0 ? told : lines, lackedBy).join(' ');
    const [asked] = heard.slice(from);
    const hasShown = heard.slice(from, to).some((fact) => fact.fact === 'showed' && fact.seat === seat);
    const isOverheard = asked?.fact === 'suggested' && asked.seat !== seat && !hasShown;
    return { text, isOverheard, after: from, until: to };
  };
}

interface Line {
  readonly fact: Fact;
  readonly text: string;
}

/** Line by line, merging long runs of players who had nothing. */
function joined(lines: readonly Line[], lackedBy: (seats: readonly Seat[]) => string): readonly string[] {
  const said: string[] = [];
  let row: (Line & { readonly seat: Seat })[] = [];
  const endRow = (): void => {
    if (row.length >= manyLacked) said.push(lackedBy(row.map(({ seat }) => seat)));
    else said.push(...row.map(({ text }) => text));
    row = [];
  };
  for (const line of lines) {
    if (line.fact.fact === 'lacked') {
      row.push({ ...line, seat: line.fact.seat });
      continue;
    }
    endRow();
    said.push(line.text);
  }
  endRow();
  return said;
}

/** The range of facts of a question with its answers, or of an event by itself. */
function exchangeAt(facts: readonly Fact[], at: number): readonly [number, number] {
  const begins = facts.findLastIndex(({ fact }, i) => i < at && (fact === 'suggested' || fact === 'turn'));
  const isOpen =
    facts[begins]?.fact === 'suggested' && !facts.slice(begins, at - 1).some(({ fact }) => fact === 'closed');
  const ends = facts.findIndex(
    ({ fact }, i) => i >= at - 1 && (isOpen ? fact === 'closed' : telling.has(fact)),
  );
  return [isOpen ? begins : at - 1, ends < 0 ? at : ends + 1];
}
