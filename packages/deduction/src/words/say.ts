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
import type { KnownFactOf, ReasonWords, SentenceContext, TableNames } from './words.ts';

/** The sentences of a reason, one for each step; numbered where there are several. */
export function sayReason(
  knowledge: Knowledge,
  { steps }: Explanation,
  words: ReasonWords,
  names: TableNames,
): string[] {
  const context: SentenceContext = { ...names, knowledge };
  return steps.map((step, at) => {
    const told = words.rules[step.rule](step, context);
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
  const context: SentenceContext = { ...names, knowledge };
  return [words.conflict, ...conflict.map((at) => `${capital(sayFact(at, words, context))}.`)];
}

/** When something was learnt, as this table tells it. */
export const when = (turn: number, words: Pick<ReasonWords, 'turn'>, context: TableNames): string =>
  context.when?.(turn) ?? words.turn(turn);

/** A fact as a clause. */
export function sayFact(at: number, words: ReasonWords, context: SentenceContext): string {
  const fact = context.knowledge.facts[at]!;
  if ('oneOf' in fact) return words.oneOf(fact, at, context);
  if ('envelopeNot' in fact) return words.accusation(fact, false, at, context);
  if ('envelope' in fact && (fact.source?.what === 'accused' || fact.envelope.length > 1))
    return words.accusation(fact, true, at, context);
  return sayCertainty(certaintyIn(fact), at, words, context);
}

function certaintyIn(fact: KnownFact): Certainty {
  if ('has' in fact) return { owner: fact.has[0], card: fact.has[1], holds: true };
  if ('lacks' in fact) return { owner: fact.lacks[0], card: fact.lacks[1], holds: false };
  if ('shown' in fact) return { owner: fact.shown.by, card: fact.shown.card, holds: true };
  return { owner: envelope, card: (fact as KnownFactOf<'envelope'>).envelope[0]!, holds: true };
}

/** What a fact says about one card, as a clause. */
export function sayCertainty(
  claim: Certainty,
  at: number,
  words: ReasonWords,
  context: SentenceContext,
): string {
  const { source } = context.knowledge.facts[at]!;
  if (source === undefined) return `${words.claims([claim], context)} (${words.fact(at)})`;
  return words.events[source.what](claim, when(source.turn ?? 0, words, context), context);
}

/** Where a certainty comes from, to stand in brackets. */
export function sayOrigin({ from }: Premise, words: ReasonWords, context: SentenceContext): string {
  if (from === 'supposed') return words.supposed;
  return 'step' in from ? words.seeStep(from.step + 1) : originOf(from.fact, words, context);
}

/** Where a fact comes from, in two or three words. */
export function originOf(at: number, words: ReasonWords, context: SentenceContext): string {
  const { source } = context.knowledge.facts[at]!;
  return source === undefined
    ? words.fact(at)
    : words.origins[source.what](when(source.turn ?? 0, words, context));
}

/** A certainty as a clause: what happened, or what an earlier step says. */
export function sayCite(cite: Premise, words: ReasonWords, context: SentenceContext): string {
  if (cite.from !== 'supposed' && 'fact' in cite.from)
    return sayCertainty(cite, cite.from.fact, words, context);
  return `${words.claims([cite], context)} (${sayOrigin(cite, words, context)})`;
}

/** Cards with why they are, or cannot be, in the hand spoken of; those of one origin together. */
export function sayCards(
  cites: readonly Premise[],
  words: ReasonWords,
  context: SentenceContext,
  owner: OwnerName | null = null,
  join: (items: readonly string[]) => string = words.and,
): string {
  const groups = new Map<string, CardName[]>();
  for (const cite of cites) {
    const origin = sayOrigin(cite, words, context);
    const { you } = context;
    const isDealt = cite.from !== 'supposed' && 'fact' in cite.from && isOwn(cite.from.fact, context);
    const holder = context.holder(cite.owner);
    const where = cite.owner === you ? words.yours : 'seat' in holder ? holder.seat : holder.at;
    const isPlain = !cite.holds || cite.owner === owner;
    const note = isPlain ? origin : isDealt && cite.owner === you ? where : `${where}, ${origin}`;
    groups.set(note, [...(groups.get(note) ?? []), cite.card]);
  }
  return join([...groups].map(([note, cards]) => `${join(cards.map(context.card))} (${note})`));
}

const isOwn = (at: number, { knowledge }: SentenceContext): boolean =>
  knowledge.facts[at]!.source?.what === 'dealt';

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
export function sharesOf({ facts, because }: ReasonStep, { knowledge }: SentenceContext) {
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
export function sayNobodyElse(
  because: readonly Premise[],
  words: ReasonWords,
  context: SentenceContext,
): string {
  const card = context.card(because[0]!.card);
  const passed = because.filter((cite) => sourceOf(cite, context)?.what === 'passed');
  const called = because.filter(
    (cite) => sourceOf(cite, context)?.what === 'unheld' && cite.owner !== context.you,
  );
  const clauses = passed.length === 0 ? [] : [words.passes(card, byTurn(passed, words, context))];
  for (const [seats, turn] of byTurn(called, words, context)) clauses.push(words.unheld(card, seats, turn));
  for (const cite of because) {
    if (passed.includes(cite) || called.includes(cite)) continue;
    const isNamed = clauses.length > 0 && sourceOf(cite, context)?.what === 'dealt';
    clauses.push(isNamed ? words.notYours : sayCite(cite, words, context));
  }
  return words.list(clauses);
}

const sourceOf = ({ from }: Premise, { knowledge }: SentenceContext): FactSource | undefined =>
  from !== 'supposed' && 'fact' in from ? knowledge.facts[from.fact]!.source : undefined;

function byTurn(
  cites: readonly Premise[],
  words: ReasonWords,
  context: SentenceContext,
): [seats: string[], turn: string][] {
  const turns = new Map<number, string[]>();
  for (const cite of cites) {
    const { turn } = sourceOf(cite, context)!;
    turns.set(turn!, [...(turns.get(turn!) ?? []), who(cite.owner, words, context)]);
  }
  return [...turns].sort(([a], [b]) => a - b).map(([turn, seats]) => [seats, when(turn, words, context)]);
}

/** A seat by its name, and “you”. */
export function who(owner: OwnerName, words: Pick<ReasonWords, 'you'>, context: TableNames): string {
  const holder = context.holder(owner);
  if (owner === context.you) return words.you;
  return 'seat' in holder ? holder.seat : holder.at;
}

/** Somebody after “of” or “to”, who is not “you”. */
export function declined(owner: OwnerName, form: 'of' | 'to', context: TableNames): string {
  const holder = context.holder(owner);
  return 'seat' in holder ? holder[form] : holder.at;
}

/** Where a card is that is in nobody’s hand; null for a hand. */
export function placeOf(
  owner: OwnerName,
  context: TableNames,
): { readonly at: string; readonly all: string } | null {
  const holder = context.holder(owner);
  return owner === context.you || 'seat' in holder ? null : holder;
}

/** “a, b and c”. */
export const joined = (items: readonly string[], word: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
