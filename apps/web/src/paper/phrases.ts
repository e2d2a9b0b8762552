/** The facts of a case as phrases of one language. */
import type { PaperNames } from '@casefile/editions/paper';
import type { Speaker } from '@casefile/editions/words/words';
import type { Seat } from '@casefile/engine';
import type { CaseFacts } from './case-facts.ts';
import type { PaperPerson, Phrases } from './words.ts';

/** How a language puts names into sentences. */
export interface Grammar {
  readonly person: (name: string) => PaperPerson;
  /** Suspect, weapon and room, or the cards that were named. */
  readonly crime: (s: Speaker, cards: readonly string[]) => string;
  readonly the: (s: Speaker, card: string) => string;
  /** The card itself, where the sentence may be about its person too. */
  readonly theCard: (s: Speaker, card: string) => string;
  readonly inside: (s: Speaker, room: string) => string;
  readonly deed: (s: Speaker) => string;
  /** “three”, and “three times”. */
  readonly number: (count: number) => string;
  readonly times: (count: number) => string;
  readonly turns: (count: number) => string;
  readonly list: (names: readonly string[]) => string;
}

const nobody: PaperPerson = { name: '', of: '', to: '', that: '' };

/** A phrase whose fact is missing is empty, and sentences that need it are not used. */
export function phrasesOf(
  facts: CaseFacts,
  seats: number,
  s: Speaker,
  paper: PaperNames,
  { person, crime, the, theCard, inside, deed, number, times, turns, list }: Grammar,
): Phrases {
  const of = (seat: Seat | null | undefined): PaperPerson => (seat == null ? nobody : person(s.seat(seat)));
  const card = (id: string | undefined): string => (id === undefined ? '' : the(s, id));
  const { envelope, breaking, bluff, wrong, proof, busy, witness, namer } = facts;
  const [suspect = '', weapon = '', room = ''] = envelope;
  const culprit = person(s.name(suspect));
  const proven = proof === null || proof === 'never' ? null : proof;
  return {
    deed: deed(s),
    crime: crime(s, envelope),
    culprit: culprit.name,
    culpritOf: culprit.of,
    culpritTo: culprit.to,
    weapon: the(s, weapon),
    place: inside(s, room),
    house: paper.house,
    toPolice: paper.toPolice,
    crowd: paper.crowd,
    feast: paper.feast,
    turn: facts.turns,
    played: turns(facts.turns),
    winner: of(facts.winner),
    asker: of(breaking?.by),
    question: breaking === null ? '' : crime(s, breaking.cards),
    askTurn: breaking?.turn ?? 0,
    shower: of(breaking?.shower),
    bluffer: of(bluff?.by),
    bluffCard: bluff === null ? '' : theCard(s, bluff.card),
    bluffTurn: bluff?.turn ?? 0,
    accuser: of(wrong?.by),
    accused: wrong === null ? '' : crime(s, wrong.cards),
    accuseTurn: wrong?.turn ?? 0,
    missed: card(wrong?.missed?.[0]),
    reader: of(facts.looker),
    proofTurn: proven?.turn ?? 0,
    early: turns(proven?.early ?? 0),
    busy: busy === null ? '' : inside(s, busy.room),
    busyCount: number(busy?.times ?? 0),
    busyTimes: times(busy?.times ?? 0),
    witness: of(witness?.seat),
    shows: number(witness?.times ?? 0),
    showTimes: times(witness?.times ?? 0),
    namer: of(namer?.by),
    nameTurn: namer?.turn ?? 0,
    questions: number(facts.questions),
    silences: number(facts.silences),
    silenceTimes: times(facts.silences),
    victims: list(Array.from({ length: seats }, (_, seat) => of(seat).name)),
  };
}
