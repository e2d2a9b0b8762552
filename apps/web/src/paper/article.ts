/** Puts the paper together: which sentences the facts allow, each in a pattern that was not printed lately. */
import type { PaperVoice } from '@casefile/editions/paper';
import type { CaseFacts } from './case-facts.ts';
import type { PaperWords, Pattern, Phrases, Topic } from './words.ts';

export interface Article {
  readonly headline: string;
  readonly sentences: readonly string[];
  /** The patterns it is made of, to be kept: the next papers use others. */
  readonly patterns: readonly string[];
}

export const shortest = 80;
export const longest = 140;
/** With more turns than this nobody would call a case short, however little was asked. */
const longestBrief = 12;

export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;

/**
 * The topics that this case has facts for: all of `must`, and as many of `may` as fit; the first `story` of them are
 * about the case, and those of `spare` are for a column that would otherwise be half empty.
 */
function topicsOf(facts: CaseFacts): {
  readonly must: readonly Topic[];
  readonly may: readonly Topic[];
  readonly story: number;
  readonly spare: readonly Topic[];
} {
  const { ending, winner, wasAccused, isSelf, breaking, bluff, wrong, proof, busy, witness, namer } = facts;
  const isMurder = ending === 'murdered';
  const [opening, closing] = isSelf
    ? (['openingSelf', 'closingSelf'] as const)
    : winner !== null
      ? ([wasAccused ? 'opening' : 'openingDefault', 'closing'] as const)
      : isMurder
        ? (['openingMurdered', 'closingMurdered'] as const)
        : (['openingNobody', 'closingNobody'] as const);
  const may: Topic[] = [];
  // Whoever accuses on the last turn sees no rest of the game from an armchair.
  if (wrong?.missed?.length === 1) may.push('short');
  else if (wrong !== null && wrong.turn < facts.turns) may.push('wrong');
  if (proof !== null)
    may.push(proof === 'never' ? 'proofNever' : proof.early > 0 ? 'proofEarly' : 'proofAtOnce');
  if (bluff !== null) may.push('bluff');
  const colour: Topic[] = [];
  if (namer !== null && breaking?.turn !== namer.turn) colour.push('namer');
  if (witness !== null) colour.push('witness');
  if (busy !== null) colour.push('busy');
  if (facts.silences > 1) colour.push('silences');
  if (facts.questions > 2) colour.push('tally');
  // A short case needs more topics to fill its column.
  if (facts.questions < 6 && facts.turns > 1 && facts.turns <= longestBrief) colour.push('brief');
  const people = ['cast', 'weapon'] as const;
  const isSmall = facts.questions < 6;
  if (isSmall) colour.push(...people);
  return {
    must: [opening, ...(breaking === null ? [] : [breaking.kind]), closing],
    may: [...may, ...colour],
    story: may.length,
    spare: isSmall ? [] : people,
  };
}

/** The order of topics in the article. */
const order: readonly Topic[] = [
  'opening', 'openingSelf', 'openingDefault', 'openingNobody', 'openingMurdered',
  'namer', 'wrong', 'short', 'closest', 'silence', 'shown', 'overheard', 'bluff',
  'proofEarly', 'proofAtOnce', 'proofNever',
  'busy', 'witness', 'silences', 'tally', 'brief', 'weapon', 'cast',
  'closing', 'closingSelf', 'closingNobody', 'closingMurdered',
]; // biome-ignore format: a list in paragraphs

function headlineOf({ ending, isSelf }: CaseFacts): Topic {
  if (isSelf) return 'headlineSelf';
  return ending === 'murdered' ? 'headlineMurdered' : ending === 'nobody' ? 'headlineNobody' : 'headline';
}

export interface Printed {
  /** The patterns of earlier papers, the latest last. */
  readonly recent: readonly string[];
  /** The patterns of this paper if it was printed before, in either language. */
  readonly again?: readonly string[] | undefined;
  /** Differs from game to game, so that equally fresh patterns do not always come in the same order. */
  readonly seed: number;
}

export function writeArticle(
  facts: CaseFacts,
  words: PaperWords,
  voice: PaperVoice,
  phrases: Phrases,
  printed: Printed,
): Article {
  const pick = picker(words, voice, printed);
  const say = (topic: Topic): { readonly topic: Topic; readonly id: string; readonly text: string } => {
    const { id, pattern } = pick(topic);
    return { topic, id, text: capital(pattern(phrases)) };
  };
  const headline = say(headlineOf(facts));
  if (printed.again !== undefined) {
    const told = printed.again.slice(1).map((id) => say(id.split('.')[0] as Topic));
    return { headline: headline.text, sentences: told.map(({ text }) => text), patterns: printed.again };
  }
  const { must, may, story, spare } = topicsOf(facts);
  const told = must.map(say);
  let count = told.reduce((sum, { text }) => sum + countWords(text), 0);
  const isFresh = ({ id }: { readonly id: string }): boolean => !printed.recent.includes(id);
  const rest = [
    ...may.map((topic, at) => ({ ...say(topic), wanted: at < story ? longest : 100 })),
    ...spare.map((topic) => ({ ...say(topic), wanted: shortest })),
  ];
  // Prefers sentences that were not printed lately, but any is better than half a column.
  for (const next of [...rest.filter(isFresh), ...rest.filter((each) => !isFresh(each))]) {
    const more = countWords(next.text);
    const enough = isFresh(next) ? next.wanted : shortest;
    if (count >= enough || count + more > longest) continue;
    told.push(next);
    count += more;
  }
  const sorted = told.toSorted((a, b) => order.indexOf(a.topic) - order.indexOf(b.topic));
  return {
    headline: headline.text,
    sentences: sorted.map(({ text }) => text),
    patterns: [headline.id, ...sorted.map(({ id }) => id)],
  };
}

/**
 * Picks the pattern of a topic that was not printed for the longest time; among new ones the paper's own come first.
 */
function picker(words: PaperWords, voice: PaperVoice, { recent, again, seed }: Printed) {
  const age = new Map(recent.map((id, at) => [id, at]));
  const turn = <T>(list: readonly T[]): readonly T[] => {
    const from = seed % (list.length || 1);
    return [...list.slice(from), ...list.slice(0, from)];
  };
  return (topic: Topic): { readonly id: string; readonly pattern: Pattern } => {
    const lines = topic === 'opening' || topic === 'closing' ? words.voices[voice][topic] : [];
    const own = lines.map((pattern, i) => ({ id: `${topic}.${voice}${i}`, pattern }));
    const shared = words.topics[topic].map((pattern, i) => ({ id: `${topic}.${i}`, pattern }));
    const known = again?.find((id) => id.split('.')[0] === topic);
    const kept = [...own, ...shared].find(({ id }) => id === known);
    if (kept !== undefined) return kept;
    const turned = [...turn(own), ...turn(shared)];
    return turned.toSorted((a, b) => (age.get(a.id) ?? -1) - (age.get(b.id) ?? -1))[0]!;
  };
}

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
