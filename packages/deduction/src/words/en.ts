import { envelope } from '../knowledge/knowledge.ts';
import type { Certainty } from '../reasons/steps.ts';
import {
  byOwner,
  declined,
  joined,
  originOf,
  placeOf,
  sayCards,
  sayCite,
  sayFact,
  sayNobodyElse,
  sharesOf,
  when,
  who as whoIs,
} from './say.ts';
import type { ReasonWords, SentenceContext, TableNames } from './words.ts';

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const number = (count: number): string => small[count] ?? String(count);
const cardsOf = (count: number): string => `${number(count)} ${count === 1 ? 'card' : 'cards'}`;
const and = (items: readonly string[]): string => joined(items, 'and');
const or = (items: readonly string[]): string => joined(items, 'or');

const who = (owner: string, context: TableNames): string => whoIs(owner, words, context);
const whose = (owner: string | undefined, context: TableNames): string =>
  owner === undefined ? 'the' : owner === context.you ? 'your' : declined(owner, 'of', context);
const whom = (owner: string | undefined, context: TableNames): string =>
  owner === undefined ? '' : ` ${who(owner, context)}`;

function claim(claims: readonly Certainty[], context: TableNames): string {
  const { owner, holds } = claims[0]!;
  const place = placeOf(owner, context);
  const named = claims.map(({ card }) => context.card(card));
  if (place !== null) {
    const isAre = claims.length > 1 ? 'are' : 'is';
    return `${and(named)} ${isAre}${holds ? '' : ' not'} ${place.at}`;
  }
  if (holds) return `${who(owner, context)} ${owner === context.you ? 'have' : 'has'} ${and(named)}`;
  return `${who(owner, context)} ${owner === context.you ? 'do' : 'does'} not have ${or(named)}`;
}
const claims = (all: readonly Certainty[], context: TableNames): string =>
  and(byOwner(all).map((each) => claim(each, context)));
const one = (certainty: Certainty, context: TableNames): string => claim([certainty], context);

const handOf = (owner: string, context: SentenceContext): string => {
  const place = placeOf(owner, context);
  const count = context.knowledge.owners[owner]!;
  if (place !== null) return count === 1 ? `the card ${place.at}` : place.all;
  return `${whose(owner, context)} ${cardsOf(count)}`;
};
const hasCards = (owner: string, context: SentenceContext): string => {
  const place = placeOf(owner, context);
  const count = cardsOf(context.knowledge.owners[owner]!);
  if (place !== null) return `there ${count === 'one card' ? 'is' : 'are'} ${count} ${place.at}`;
  return `${who(owner, context)} ${owner === context.you ? 'have' : 'has'} ${count}`;
};
const shown =
  (note: string): ReasonWords['events']['shown'] =>
  (c, turn, context) =>
    `${who(c.owner, context)} showed you ${context.card(c.card)} ${turn}${note}`;
const saw: ReasonWords['events']['looked'] = (c, turn, context) => `you saw ${turn} that ${one(c, context)}`;

/** Reasons in English. */
export const words: ReasonWords = {
  claims,
  events: {
    dealt: ({ card, holds }, _turn, context) =>
      holds ? `you were dealt ${context.card(card)}` : `${context.card(card)} was not dealt to you`,
    known: (c, _turn, context) => one(c, context),
    shown: shown(''),
    spied: (c, turn, context) => `you spied ${turn} that ${one(c, context)}`,
    pressed: shown(' because of a clue card'),
    gossiped: shown(' because of a clue card'),
    neighbour: shown(' because of a butler card'),
    glimpsed: saw,
    faced: ({ card, holds }, _turn, context) =>
      `${context.card(card)} was ${holds ? '' : 'not '}dealt face up`,
    looked: saw,
    revealed: (c, turn, context) =>
      `${who(c.owner, context)} showed everyone ${context.card(c.card)} ${turn}`,
    murdered: (c, turn, context) =>
      `${who(c.owner, context)} was murdered ${turn} and ${c.holds ? 'had' : 'did not have'} ${context.card(c.card)}`,
    opened: (c, turn, context) => `it came out ${turn} that ${one(c, context)}`,
    unheld: (c, turn, context) => words.unheld(context.card(c.card), [who(c.owner, context)], turn),
    passed: (c, turn, context) => `${who(c.owner, context)} could not show ${context.card(c.card)} ${turn}`,
    showed: (c, turn, context) => `${one(c, context)} (${turn})`,
    'must-show': (c, turn, context) => `${one(c, context)} (${turn})`,
    accused: (c, turn, context) => `${one(c, context)} (${turn})`,
  },
  origins: {
    dealt: () => 'the deal',
    known: () => 'known',
    shown: (turn) => `shown to you ${turn}`,
    spied: (turn) => `spied ${turn}`,
    pressed: (turn) => `shown to you ${turn}`,
    gossiped: (turn) => `shown to you ${turn}`,
    neighbour: (turn) => `shown to you ${turn}`,
    glimpsed: (turn) => `seen ${turn}`,
    faced: () => 'the deal',
    looked: (turn) => `seen ${turn}`,
    revealed: (turn) => `shown to everyone ${turn}`,
    murdered: (turn) => `hand laid open ${turn}`,
    opened: (turn) => `seen ${turn}`,
    unheld: (turn) => `asked for ${turn}`,
    passed: (turn) => `passed ${turn}`,
    showed: (turn) => `shown ${turn}`,
    'must-show': (turn) => `due to be shown ${turn}`,
    accused: (turn) => `accusation ${turn}`,
  },
  oneOf({ oneOf: [owner, cards], source }, at, context) {
    const named = or(cards.map(context.card));
    if (source === undefined) return `${who(owner, context)} has ${named} (${words.fact(at)})`;
    const verb = source.what === 'must-show' ? 'had to show' : 'showed';
    return `${who(owner, context)} ${verb}${whom(source.by, context)} ${named} ${when(source.turn!, words, context)}`;
  },
  accusation(fact, right, at, context) {
    const { source } = fact;
    const cards = and(('envelope' in fact ? fact.envelope : fact.envelopeNot).map(context.card));
    const verdict = right ? 'right' : 'wrong';
    if (source?.what === 'accused')
      return `${whose(source.by, context)} accusation of ${cards} ${when(source.turn!, words, context)} was ${verdict}`;
    const { at: place } = placeOf(envelope, context)!;
    return `${cards} are ${right ? '' : 'not all '}${place} (${originOf(at, words, context)})`;
  },
  turn: (turn) => (turn === 0 ? 'at the deal' : `on turn ${turn}`),
  fact: (at) => `fact ${at}`,
  seeStep: (step) => `see ${step}`,
  supposed: 'supposed',
  yours: 'yours',
  notYours: 'you do not have it',
  you: 'you',
  passes: (card, passes) =>
    and(passes.map(([seats, turn], i) => `${and(seats)} ${i === 0 ? `could not show ${card} ` : ''}${turn}`)),
  unheld: (card, seats, turn) => `${and(seats)} did not have ${card} when everyone was asked for it ${turn}`,
  list: (clauses) =>
    joined(
      clauses.map((clause, i) => (i === clauses.length - 2 ? `${clause},` : clause)),
      'and',
    ),
  and,
  or,
  rules: {
    given: ({ facts: [at], claims: [only] }, context) => {
      const said = sayFact(at!, words, context);
      const fact = context.knowledge.facts[at!]!;
      return 'envelope' in fact && fact.envelope.length > 1 ? `${said}: ${one(only!, context)}.` : `${said}.`;
    },
    elsewhere: ({ claims: all, because: [there] }, context) =>
      `${sayCite(there!, words, context)}: ${claims(all, context)}.`,
    'last-owner': ({ claims: all, because }, context) =>
      `${sayNobodyElse(because, words, context)}: ${claims(all, context)}.`,
    'full-hand': ({ claims: all, because }, context) => {
      const { owner } = all[0]!;
      if (because.length === 0) return `${hasCards(owner, context)}: ${claims(all, context)}.`;
      const isAre = because.length === 1 ? 'is' : 'are all';
      return `${handOf(owner, context)} ${isAre} known: ${sayCards(because, words, context, owner)}. So ${claims(all, context)}.`;
    },
    'needs-all': ({ claims: all, because }, context) => {
      const { owner } = all[0]!;
      return `${hasCards(owner, context)}, and none of these is among them: ${sayCards(because, words, context)}. That leaves only one possibility: ${claims(all, context)}.`;
    },
    'kind-known': ({ claims: all, because: [there] }, context) =>
      `${sayCite(there!, words, context)}, and only one card of its kind can be there: ${claims(all, context)}.`,
    'last-of-kind': ({ claims: [only], because }, context) => {
      const { at } = placeOf(envelope, context)!;
      return `one card of each kind is ${at}, and no other of this kind can be: ${sayCards(because, words, context)}. So ${one(only!, context)}.`;
    },
    'one-of': ({ claims: all, facts: [at], because }, context) => {
      const not =
        because.length === 0 ? '' : `, but cannot have ${sayCards(because, words, context, null, or)}`;
      return `${sayFact(at!, words, context)}${not}: ${claims(all, context)}.`;
    },
    accusation: ({ claims: all, facts: [at], because }, context) => {
      const { at: place } = placeOf(envelope, context)!;
      const known =
        because.length === 0
          ? ''
          : `, and these are ${place}: ${sayCards(because, words, context, envelope)}`;
      return `${sayFact(at!, words, context)}${known}. So ${claims(all, context)}.`;
    },
    'spoken-for': (step, context) => {
      const { owner } = step.claims[0]!;
      const known = step.because.filter((cite) => cite.holds && cite.owner === owner);
      const shares = sharesOf(step, context).map(({ at, open, closed }) => {
        const not = closed.length === 0 ? '' : `, not ${sayCards(closed, words, context, null, or)}`;
        return `${or(open.map(context.card))} (${originOf(at, words, context)}${not})`;
      });
      const all = [...(known.length === 0 ? [] : [sayCards(known, words, context, owner)]), ...shares];
      return `${handOf(owner, context)} are all accounted for: ${all.join('; ')}. So ${claims(step.claims, context)}.`;
    },
    suppose: ({ claims: all }, context) => `suppose that ${claims(all, context)}.`,
    absurd: ({ claims: all, because }, context) =>
      `that is impossible: ${because.map((cite) => sayCite(cite, words, context)).join(', yet ')}. So ${claims(all, context)}.`,
    counting: ({ claims: all, facts, because }, context) => {
      const given = [
        ...because.map((cite) => sayCite(cite, words, context)),
        ...facts.map((at) => sayFact(at, words, context)),
      ];
      return `every deal that is still possible gives the same answer: ${given.join('; ')}. So ${claims(all, context)}.`;
    },
  },
  thus: (sentence) => `in that case: ${sentence}`,
  conflict: 'These cannot all be true:',
};
