/** What happened at a moment that decided the game, as the player it was decided for heard it. */
import type { EditionNames } from '@casefile/editions/names';
import { makeSpeaker } from '@casefile/editions/words/speaker';
import { makeTrail, sayFact, type Words } from '@casefile/editions/words/words';
import { type Fact, type FactName, type Seat, stripFact } from '@casefile/engine';
import type { CaseHead } from './messages.ts';

/** Who was brought where does not matter any more. */
const telling: ReadonlySet<FactName> = new Set<FactName>([
  'suggested', 'showed', 'lacked', 'closed', 'revealed', 'unheld', 'looked', 'judged', 'murdered', 'accused',
]); // biome-ignore format: a list

export interface MomentTold {
  readonly text: string;
  /** Somebody else had asked. */
  readonly isOverheard: boolean;
}

export function momentTeller(
  { facts, players }: Pick<CaseHead, 'facts' | 'players'>,
  edition: EditionNames,
  words: Words,
): (at: number, seat: Seat) => MomentTold {
  const speaker = makeSpeaker(edition, players, null);
  return (at, seat) => {
    const heard = facts.map((fact) => stripFact(fact, seat));
    const [from, to] = exchangeAt(heard, at);
    const trail = makeTrail();
    const lines = heard.slice(0, to).map((fact) => sayFact(words, fact, speaker, trail(fact)));
    const all = lines.slice(from);
    const told = all.filter((line, i) => line !== '' && telling.has(heard[from + i]!.fact));
    const text = (told.length > 0 ? told : all.filter((line) => line !== '')).join(' ');
    const asked = heard[from];
    return { text, isOverheard: asked?.fact === 'suggested' && asked.seat !== seat };
  };
}

/** The question with all its answers, or what happened by itself: from the first fact to after the last one. */
function exchangeAt(facts: readonly Fact[], at: number): readonly [number, number] {
  const begins = facts.findLastIndex(({ fact }, i) => i < at && (fact === 'suggested' || fact === 'turn'));
  const isOpen =
    facts[begins]?.fact === 'suggested' && !facts.slice(begins, at - 1).some(({ fact }) => fact === 'closed');
  const ends = facts.findIndex(
    ({ fact }, i) => i >= at - 1 && (isOpen ? fact === 'closed' : telling.has(fact)),
  );
  return [isOpen ? begins : at - 1, ends < 0 ? at : ends + 1];
}
