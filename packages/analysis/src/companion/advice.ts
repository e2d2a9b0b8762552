/** For somebody at a real table: which cards to name next, and which card to show. */
import {
  askedInSeating,
  type CompanionTable,
  copiesIn,
  knowledgeFromSheet,
  ownerOf,
  type PlayerNumber,
} from '@casefile/deduction/companion';
import { makePuzzle, propagate } from '@casefile/deduction/counting';
import type { CardId } from '@casefile/engine';
import { givenAway } from '../coach/showing.ts';
import type { HasTime } from '../coach/tip.ts';
import { rater } from '../decisions/suggestions.ts';
import { CountedKnowledge } from '../knowledge/counted-knowledge.ts';

/** Cards to name, and the expected information of the answer. */
export interface Question {
  readonly cards: readonly CardId[];
  readonly bits: number;
}

/** What to ask, best first, and how complete the search was. */
export interface Questions {
  readonly questions: readonly Question[];
  /** `late`: time was up before all had been rated. `uncounted`: there are too many deals to count. */
  readonly looked: 'all' | 'late' | 'uncounted';
}

/** A card to show, and the bits it gives a listener; `isSeen`: the asker has already seen it. */
export interface Show {
  readonly card: CardId;
  readonly bits: number;
  readonly isSeen: boolean;
}

type Eyes = NonNullable<Parameters<typeof knowledgeFromSheet>[1]>;

function knowledgeIn(table: CompanionTable, eyes: Eyes, without?: ReadonlySet<number>): CountedKnowledge {
  const puzzle = makePuzzle(knowledgeFromSheet(table, eyes, without));
  return new CountedKnowledge(puzzle, propagate(puzzle));
}

/** `places`: the rooms that can be reached; where any two cards are named, all can. */
export function questionsFor(
  table: CompanionTable,
  places: readonly CardId[],
  without: ReadonlySet<number>,
  hasTime: HasTime = () => true,
): Questions {
  const copies = copiesIn(table.deck);
  const order = askedInSeating(table, table.you);
  const round = { asks: table.rules.asks, order };
  const rate = rater(knowledgeIn(table, 'mine', without), round, (card) => copies.get(card)!);
  const questions: Question[] = [];
  const all = nameable(table, places);
  for (const cards of all) {
    const bits = rate(cards);
    if (typeof bits === 'string') return { questions: [], looked: 'uncounted' };
    questions.push({ cards, bits: Math.max(0, bits) });
    if (!hasTime()) break;
  }
  questions.sort((a, b) => b.bits - a.bits);
  return { questions, looked: questions.length === all.length ? 'all' : 'late' };
}

/** Everything that can be named: a card of each kind, or any two. */
function nameable({ deck, rules }: CompanionTable, places: readonly CardId[]): CardId[][] {
  const [who, what] = deck.kinds.map(({ cards }) => cards.map(({ id }) => id));
  if (rules.names === 'one-of-each')
    return who!.flatMap((a) => what!.flatMap((b) => places.map((place) => [a, b, place])));
  const all = deck.kinds.flatMap(({ cards }) => cards.map(({ id }) => id));
  return all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b]));
}

/** My named cards with what each gives away to this player, the least first. */
export function showsFor(
  table: CompanionTable,
  asker: PlayerNumber,
  named: readonly CardId[],
  without: ReadonlySet<number>,
): Show[] {
  const { you, hand } = table;
  const mine = named.filter((card) => hand.includes(card));
  const seen = seenOfMine(table, asker);
  const copies = copiesIn(table.deck);
  const copyOf = (card: CardId): CardId => copies.get(card)![0]!;
  const counting = knowledgeIn(table, 'a-listener', without);
  const owner = counting.puzzle.owners.indexOf(ownerOf(you));
  const bitsOf = givenAway(counting, owner, [...seen].map(copyOf));
  return mine
    .map((card) => ({ card, bits: bitsOf(copyOf(card)), isSeen: seen.has(card) }))
    .sort((a, b) => Number(b.isSeen) - Number(a.isSeen) || a.bits - b.bits);
}

/** What this player has seen of my hand. */
function seenOfMine({ you, entries }: CompanionTable, player: PlayerNumber): Set<CardId> {
  const seen = entries.flatMap((entry): readonly CardId[] => {
    if (entry.kind === 'suggestion' && entry.by === player)
      return entry.showed.flatMap((each) => (each.player === you && each.card ? [each.card] : []));
    const isSeen = entry.kind === 'seen' && entry.owner === ownerOf(you);
    return isSeen && (entry.by === player || entry.by === 'all') ? entry.cards : [];
  });
  return new Set(seen);
}
