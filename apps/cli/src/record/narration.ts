/** A record as sentences, from one viewpoint and in one language. */
import { editions } from '@casefile/editions';
import type { Market } from '@casefile/editions/markets';
import { sayOption } from '@casefile/editions/names';
import { makeCorridor } from '@casefile/editions/words/corridor';
import { makeSpeaker } from '@casefile/editions/words/speaker';
import { type Lang, makeTrail, type Speaker, sayFact, type Words } from '@casefile/editions/words/words';
import { type Fact, type OptionValue, type Seat, stripFact, type Viewer } from '@casefile/engine';
import { type CaseRecord, stepsOf } from '@casefile/protocol/record';
import { houseRulesOf, namesOf, wordsOf } from '../names.ts';
import { notOneOf, UsageError } from '../usage.ts';
import type { RecordFile } from './read.ts';
import { type RecordWords, recordWords } from './words.ts';

export interface NarratedFact {
  /** From 1. */
  readonly number: number;
  readonly entry: number;
  readonly turn: number;
  readonly fact: Fact;
  /** Empty when there is nothing to say about the fact. */
  readonly text: string;
}

export interface Narration {
  readonly viewer: Viewer;
  readonly title: string;
  readonly words: Words;
  readonly own: RecordWords;
  readonly speaker: Speaker;
  readonly told: readonly NarratedFact[];
  /** An option or house rule of this table and its value, in words. */
  readonly option: (name: string, value: OptionValue) => string;
}

/** The seat named on the command line: by its suspect, or by its number from 0. */
export function viewerOf(record: CaseRecord, given: string | undefined): Viewer {
  const { viewpoint, players } = record;
  if (given === undefined) return viewpoint;
  const suspects = players.map(({ suspect }) => suspect);
  const seat = /^\d+$/.test(given) ? Number(given) : suspects.indexOf(given);
  const viewer: Viewer = given === 'spectator' ? given : seat;
  if (viewer !== 'spectator' && suspects[seat] === undefined)
    throw notOneOf('seat', given, [...suspects, 'spectator']);
  if (viewpoint !== 'table' && viewpoint !== viewer)
    throw new UsageError(`This record holds only what ${whoIs(record, viewpoint)} saw.`);
  return viewer;
}

const whoIs = ({ players }: CaseRecord, viewpoint: Seat | 'spectator'): string =>
  viewpoint === 'spectator' ? 'a spectator' : players[viewpoint]!.suspect;

export async function narrate(
  { record }: RecordFile,
  viewer: Viewer,
  lang: Lang,
  market: Market = 'printed',
): Promise<Narration> {
  const [names, words, houseRules] = await Promise.all([
    namesOf(record.edition, lang, market),
    wordsOf(lang),
    houseRulesOf(record.edition, lang),
  ]);
  const you = typeof viewer === 'number' ? viewer : null;
  const players = record.players.map(({ name, ...rest }) => ({ ...rest, ...(name ? { name } : {}) }));
  const drawing = editions.find(({ id }) => id === record.edition)?.drawing ?? null;
  const speaker = makeSpeaker(names, players, you, drawing === null ? null : makeCorridor(drawing));
  const trail = makeTrail();
  let number = 0;
  let turn = 0;
  const told = stepsOf(record.log).flatMap(({ n, facts }) =>
    facts.map((whole): NarratedFact => {
      const fact = stripFact(whole, viewer);
      if (fact.fact === 'turn') turn = fact.number;
      number++;
      return { number, entry: n, turn, fact, text: sayFact(words, fact, speaker, trail(fact)) };
    }),
  );
  const own = recordWords[lang];
  const option = (name: string, value: OptionValue): string => {
    const said = sayOption(names, houseRules, name, value);
    return own.pair(said.label, said.value);
  };
  return { viewer, title: names.title, words, own, speaker, told, option };
}
