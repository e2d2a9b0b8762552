/** Sentences from reasons and conflicts, in any language. */
import {
  type CardName,
  envelope,
  type FactSource,
  type Knowledge,
  type KnownFact,
  type OwnerName,
} from '../knowledge/knowledge.ts';
import type { Explanation } from '../reasons/explain.ts';
import type { Certainty, Premise, ReasonStep } from '../reasons/steps.ts';
import type { KnownFactOf, ReasonWords, TableNames, Talk } from './words.ts';

/** The sentences of a reason, one for each step; numbered where there are several. */
export function sayReason(
  knowledge: Knowledge,
  { steps }: Explanation,
  words: ReasonWords,
  names: TableNames,
): string[] {
  const talk: Talk = { ...names, knowledge };
  return steps.map((step, at) => {
    const told = words.rules[step.rule](step, talk);
    const said = capital(step.supposing && step.rule !== 'suppose' ? words.thus(told) : told);
    return steps.length === 1 ? said : `${at + 1}. ${said}`;
  });
}

/** A conflict as sentences: a first one that introduces it, then one for each fact. */
export function sayConflict(
  knowledge: Knowledge,
  conflict: readonly number[],
  words: ReasonWords,
  names: TableNames,
): string[] {
  const talk: Talk = { ...names, knowledge };
  return [words.conflict, ...conflict.map((at) => `${capital(sayFact(at, words, talk))}.`)];
}

/** When something was learnt, as this table tells it. */
export const when = (turn: number, words: Pick<ReasonWords, 'turn'>, talk: TableNames): string =>
  talk.when?.(turn) ?? words.turn(turn);

/** A fact as a clause. */
export function sayFact(at: number, words: ReasonWords, talk: Talk): string {
  const fact = talk.knowledge.facts[at]!;
  if ('oneOf' in fact) return words.oneOf(fact, at, talk);
  if ('envelopeNot' in fact) return words.accusation(fact, false, at, talk);
  if ('envelope' in fact && (fact.source?.what === 'accused' || fact.envelope.length > 1))
    return words.accusation(fact, true, at, talk);
  return sayCertainty(certaintyIn(fact), at, words, talk);
}

function certaintyIn(fact: KnownFact): Certainty {
  if ('has' in fact) return { owner: fact.has[0], card: fact.has[1], holds: true };
  if ('lacks' in fact) return { owner: fact.lacks[0], card: fact.lacks[1], holds: false };
  if ('shown' in fact) return { owner: fact.shown.by, card: fact.shown.card, holds: true };
  return { owner: envelope, card: (fact as KnownFactOf<'envelope'>).envelope[0]!, holds: true };
}

/** What a fact says about one card, as a clause. */
export function sayCertainty(claim: Certainty, at: number, words: ReasonWords, talk: Talk): string {
  const { source } = talk.knowledge.facts[at]!;
  if (source === undefined) return `${words.claims([claim], talk)} (${words.fact(at)})`;
  return words.events[source.what](claim, when(source.turn ?? 0, words, talk), talk);
}

/** Where a certainty comes from, to stand in brackets. */
export function sayOrigin({ from }: Premise, words: ReasonWords, talk: Talk): string {
  if (from === 'supposed') return words.supposed;
  return 'step' in from ? words.see(from.step + 1) : originOf(from.fact, words, talk);
}

/** Where a fact comes from, in two or three words. */
export function originOf(at: number, words: ReasonWords, talk: Talk): string {
  const { source } = talk.knowledge.facts[at]!;
  return source === undefined
    ? words.fact(at)
    : words.origins[source.what](when(source.turn ?? 0, words, talk));
}

/** A certainty as a clause: what happened, or what an earlier step says. */
export function sayCite(cite: Premise, words: ReasonWords, talk: Talk): string {
  if (cite.from !== 'supposed' && 'fact' in cite.from) return sayCertainty(cite, cite.from.fact, words, talk);
  return `${words.claims([cite], talk)} (${sayOrigin(cite, words, talk)})`;
}

/** Cards with why they are, or cannot be, in the hand spoken of; those of one origin together. */
export function sayCards(
  cites: readonly Premise[],
  words: ReasonWords,
  talk: Talk,
  owner: OwnerName | null = null,
  join: (items: readonly string[]) => string = words.and,
): string {
  const groups = new Map<string, CardName[]>();
  for (const cite of cites) {
    const origin = sayOrigin(cite, words, talk);
    const { you } = talk;
    const isDealt = cite.from !== 'supposed' && 'fact' in cite.from && isOwn(cite.from.fact, talk);
    const holder = talk.holder(cite.owner);
    const where = cite.owner === you ? words.yours : 'seat' in holder ? holder.seat : holder.at;
    const isPlain = !cite.holds || cite.owner === owner;
    const note = isPlain ? origin : isDealt && cite.owner === you ? where : `${where}, ${origin}`;
    groups.set(note, [...(groups.get(note) ?? []), cite.card]);
  }
  return join([...groups].map(([note, cards]) => `${join(cards.map(talk.card))} (${note})`));
}

const isOwn = (at: number, { knowledge }: Talk): boolean => knowledge.facts[at]!.source?.what === 'dealt';

/** The text with its first letter as a capital. */
export const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** Claims about one owner at a time. */
export function byOwner(claims: readonly Certainty[]): (readonly Certainty[])[] {
  const groups = new Map<string, Certainty[]>();
  for (const claim of claims) {
    const key = `${claim.owner} ${claim.holds}`;
    groups.set(key, [...(groups.get(key) ?? []), claim]);
  }
  return [...groups.values()];
}

/** For each disjunction of the step: the cards it can still be, and why not the others. */
export function sharesOf({ facts, because }: ReasonStep, { knowledge }: Talk) {
  return facts.map((at) => {
    const { oneOf } = knowledge.facts[at] as KnownFactOf<'oneOf'>;
    const closed = because.filter(
      (cite) => oneOf[1].includes(cite.card) && !(cite.holds && cite.owner === oneOf[0]),
    );
    const open = oneOf[1].filter((card) => closed.every((cite) => cite.card !== card));
    return { at, open, closed };
  });
}

/** Why nobody else can have the card: first those who could not show it, then all other reasons. */
export function sayNobodyElse(because: readonly Premise[], words: ReasonWords, talk: Talk): string {
  const card = talk.card(because[0]!.card);
  const passed = because.filter((cite) => sourceOf(cite, talk)?.what === 'passed');
  const called = because.filter((cite) => sourceOf(cite, talk)?.what === 'unheld' && cite.owner !== talk.you);
  const clauses = passed.length === 0 ? [] : [words.passes(card, byTurn(passed, words, talk))];
  for (const [seats, turn] of byTurn(called, words, talk)) clauses.push(words.unheld(card, seats, turn));
  for (const cite of because) {
    if (passed.includes(cite) || called.includes(cite)) continue;
    const isNamed = clauses.length > 0 && sourceOf(cite, talk)?.what === 'dealt';
    clauses.push(isNamed ? words.notYours : sayCite(cite, words, talk));
  }
  return words.list(clauses);
}

const sourceOf = ({ from }: Premise, { knowledge }: Talk): FactSource | undefined =>
  from !== 'supposed' && 'fact' in from ? knowledge.facts[from.fact]!.source : undefined;

function byTurn(
  cites: readonly Premise[],
  words: ReasonWords,
  talk: Talk,
): [seats: string[], turn: string][] {
  const turns = new Map<number, string[]>();
  for (const cite of cites) {
    const { turn } = sourceOf(cite, talk)!;
    turns.set(turn!, [...(turns.get(turn!) ?? []), who(cite.owner, words, talk)]);
  }
  return [...turns].sort(([a], [b]) => a - b).map(([turn, seats]) => [seats, when(turn, words, talk)]);
}

/** A seat by its name, and “you”. */
export function who(owner: OwnerName, words: Pick<ReasonWords, 'you'>, talk: TableNames): string {
  const holder = talk.holder(owner);
  if (owner === talk.you) return words.you;
  return 'seat' in holder ? holder.seat : holder.at;
}

/** Somebody after “of” or “to”, who is not “you”. */
export function declined(owner: OwnerName, form: 'of' | 'to', talk: TableNames): string {
  const holder = talk.holder(owner);
  return 'seat' in holder ? holder[form] : holder.at;
}

/** Where a card is that is in nobody’s hand; null for a hand. */
export function placeOf(
  owner: OwnerName,
  talk: TableNames,
): { readonly at: string; readonly all: string } | null {
  const holder = talk.holder(owner);
  return owner === talk.you || 'seat' in holder ? null : holder;
}

/** “a, b and c”. */
export const joined = (items: readonly string[], word: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
