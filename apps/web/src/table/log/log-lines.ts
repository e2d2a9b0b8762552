/** The log as lines: what each says, of whom and of where it speaks, and whether only I may know it. */
import { makeTrail, type Speaker, sayFact, type Words } from '@casefile/editions/words/words';
import type { Fact, FactName, Place, Seat } from '@casefile/engine';

export interface Line {
  readonly n: number;
  readonly text: string;
  readonly isTurn: boolean;
  readonly turn: number;
  readonly isPrivate: boolean;
  readonly seats: readonly Seat[];
  readonly places: readonly Place[];
  /** Whether a scene begins here, which can be shown again. */
  readonly isScene: boolean;
}

const scenes: readonly FactName[] = [
  'rolled', 'suggested', 'accused', 'gathered', 'clue', 'looked', 'drew', 'murdered', 'played', 'powered',
]; // biome-ignore format: a list

export function linesOf(log: readonly Fact[], words: Words, speaker: Speaker): readonly Line[] {
  let turn = 0;
  const trail = makeTrail();
  return log.flatMap((fact, n): Line[] => {
    if (fact.fact === 'turn') turn = fact.number;
    const text = sayFact(words, fact, speaker, trail(fact));
    if (text === '') return [];
    const about = { seats: seatsOf(fact), places: placesOf(fact), isScene: scenes.includes(fact.fact) };
    return [{ n, text, isTurn: fact.fact === 'turn', turn, isPrivate: isPrivate(fact), ...about }];
  });
}

/** Visible to me but not to everybody. */
function isPrivate(fact: Fact): boolean {
  return 'sealed' in fact && fact.sealed?.cards !== undefined && fact.sealed.cards.length > 0;
}

function seatsOf(fact: Fact): readonly Seat[] {
  const seats = ['seat' in fact ? fact.seat : null, fact.fact === 'showed' ? fact.to : null];
  return seats.filter((seat): seat is Seat => typeof seat === 'number');
}

function placesOf(fact: Fact): readonly Place[] {
  if (fact.fact === 'moved' || fact.fact === 'brought') return [fact.to];
  if (fact.fact === 'suggested' && fact.room !== null) return [fact.room];
  if (fact.fact === 'tunnelled') return [fact.from, ...fact.to];
  return [];
}
