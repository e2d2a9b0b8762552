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
import type { ReasonWords, TableNames, Talk } from './words.ts';

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const number = (count: number): string => small[count] ?? String(count);
const cardsOf = (count: number): string => `${number(count)} ${count === 1 ? 'card' : 'cards'}`;
const and = (items: readonly string[]): string => joined(items, 'and');
const or = (items: readonly string[]): string => joined(items, 'or');

const who = (owner: string, talk: TableNames): string => whoIs(owner, words, talk);
const whose = (owner: string | undefined, talk: TableNames): string =>
  owner === undefined ? 'the' : owner === talk.you ? 'your' : declined(owner, 'of', talk);
const whom = (owner: string | undefined, talk: TableNames): string =>
  owner === undefined ? '' : ` ${who(owner, talk)}`;

function claim(claims: readonly Certainty[], talk: TableNames): string {
  const { owner, holds } = claims[0]!;
  const place = placeOf(owner, talk);
  const named = claims.map(({ card }) => talk.card(card));
  if (place !== null) {
    const isAre = claims.length > 1 ? 'are' : 'is';
    return `${and(named)} ${isAre}${holds ? '' : ' not'} ${place.at}`;
  }
  if (holds) return `${who(owner, talk)} ${owner === talk.you ? 'have' : 'has'} ${and(named)}`;
  return `${who(owner, talk)} ${owner === talk.you ? 'do' : 'does'} not have ${or(named)}`;
}
const claims = (all: readonly Certainty[], talk: TableNames): string =>
  and(byOwner(all).map((each) => claim(each, talk)));
const one = (certainty: Certainty, talk: TableNames): string => claim([certainty], talk);

const handOf = (owner: string, talk: Talk): string => {
  const place = placeOf(owner, talk);
  const count = talk.knowledge.owners[owner]!;
  if (place !== null) return count === 1 ? `the card ${place.at}` : place.all;
  return `${whose(owner, talk)} ${cardsOf(count)}`;
};
const hasCards = (owner: string, talk: Talk): string => {
  const place = placeOf(owner, talk);
  const count = cardsOf(talk.knowledge.owners[owner]!);
  if (place !== null) return `there ${count === 'one card' ? 'is' : 'are'} ${count} ${place.at}`;
  return `${who(owner, talk)} ${owner === talk.you ? 'have' : 'has'} ${count}`;
};
const shown =
  (note: string): ReasonWords['events']['shown'] =>
  (c, turn, talk) =>
    `${who(c.owner, talk)} showed you ${talk.card(c.card)} ${turn}${note}`;
const saw: ReasonWords['events']['looked'] = (c, turn, talk) => `you saw ${turn} that ${one(c, talk)}`;

/** Reasons in English. */
export const words: ReasonWords = {
  claims,
  events: {
    dealt: ({ card, holds }, _turn, talk) =>
      holds ? `you were dealt ${talk.card(card)}` : `${talk.card(card)} was not dealt to you`,
    known: (c, _turn, talk) => one(c, talk),
    shown: shown(''),
    spied: (c, turn, talk) => `you spied ${turn} that ${one(c, talk)}`,
    pressed: shown(' because of a clue card'),
    gossiped: shown(' because of a clue card'),
    neighbour: shown(' because of a butler card'),
    glimpsed: saw,
    faced: ({ card, holds }, _turn, talk) => `${talk.card(card)} was ${holds ? '' : 'not '}dealt face up`,
    looked: saw,
    revealed: (c, turn, talk) => `${who(c.owner, talk)} showed everyone ${talk.card(c.card)} ${turn}`,
    murdered: (c, turn, talk) =>
      `${who(c.owner, talk)} was murdered ${turn} and ${c.holds ? 'had' : 'did not have'} ${talk.card(c.card)}`,
    opened: (c, turn, talk) => `it came out ${turn} that ${one(c, talk)}`,
    unheld: (c, turn, talk) => words.unheld(talk.card(c.card), [who(c.owner, talk)], turn),
    passed: (c, turn, talk) => `${who(c.owner, talk)} could not show ${talk.card(c.card)} ${turn}`,
    showed: (c, turn, talk) => `${one(c, talk)} (${turn})`,
    'must-show': (c, turn, talk) => `${one(c, talk)} (${turn})`,
    accused: (c, turn, talk) => `${one(c, talk)} (${turn})`,
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
  oneOf({ oneOf: [owner, cards], source }, at, talk) {
    const named = or(cards.map(talk.card));
    if (source === undefined) return `${who(owner, talk)} has ${named} (${words.fact(at)})`;
    const verb = source.what === 'must-show' ? 'had to show' : 'showed';
    return `${who(owner, talk)} ${verb}${whom(source.by, talk)} ${named} ${when(source.turn!, words, talk)}`;
  },
  accusation(fact, right, at, talk) {
    const { source } = fact;
    const cards = and(('envelope' in fact ? fact.envelope : fact.envelopeNot).map(talk.card));
    const verdict = right ? 'right' : 'wrong';
    if (source?.what === 'accused')
      return `${whose(source.by, talk)} accusation of ${cards} ${when(source.turn!, words, talk)} was ${verdict}`;
    const { at: place } = placeOf(envelope, talk)!;
    return `${cards} are ${right ? '' : 'not all '}${place} (${originOf(at, words, talk)})`;
  },
  turn: (turn) => (turn === 0 ? 'at the deal' : `on turn ${turn}`),
  fact: (at) => `fact ${at}`,
  see: (step) => `see ${step}`,
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
    given: ({ facts: [at], claims: [only] }, talk) => {
      const said = sayFact(at!, words, talk);
      const fact = talk.knowledge.facts[at!]!;
      return 'envelope' in fact && fact.envelope.length > 1 ? `${said}: ${one(only!, talk)}.` : `${said}.`;
    },
    elsewhere: ({ claims: all, because: [there] }, talk) =>
      `${sayCite(there!, words, talk)}: ${claims(all, talk)}.`,
    'last-owner': ({ claims: all, because }, talk) =>
      `${sayNobodyElse(because, words, talk)}: ${claims(all, talk)}.`,
    'full-hand': ({ claims: all, because }, talk) => {
      const { owner } = all[0]!;
      if (because.length === 0) return `${hasCards(owner, talk)}: ${claims(all, talk)}.`;
      const isAre = because.length === 1 ? 'is' : 'are all';
      return `${handOf(owner, talk)} ${isAre} known: ${sayCards(because, words, talk, owner)}. So ${claims(all, talk)}.`;
    },
    'needs-all': ({ claims: all, because }, talk) => {
      const { owner } = all[0]!;
      return `${hasCards(owner, talk)}, and none of these is among them: ${sayCards(because, words, talk)}. That leaves only one possibility: ${claims(all, talk)}.`;
    },
    'kind-known': ({ claims: all, because: [there] }, talk) =>
      `${sayCite(there!, words, talk)}, and only one card of its kind can be there: ${claims(all, talk)}.`,
    'last-of-kind': ({ claims: [only], because }, talk) => {
      const { at } = placeOf(envelope, talk)!;
      return `one card of each kind is ${at}, and no other of this kind can be: ${sayCards(because, words, talk)}. So ${one(only!, talk)}.`;
    },
    'one-of': ({ claims: all, facts: [at], because }, talk) => {
      const not = because.length === 0 ? '' : `, but cannot have ${sayCards(because, words, talk, null, or)}`;
      return `${sayFact(at!, words, talk)}${not}: ${claims(all, talk)}.`;
    },
    accusation: ({ claims: all, facts: [at], because }, talk) => {
      const { at: place } = placeOf(envelope, talk)!;
      const known =
        because.length === 0 ? '' : `, and these are ${place}: ${sayCards(because, words, talk, envelope)}`;
      return `${sayFact(at!, words, talk)}${known}. So ${claims(all, talk)}.`;
    },
    'spoken-for': (step, talk) => {
      const { owner } = step.claims[0]!;
      const known = step.because.filter((cite) => cite.holds && cite.owner === owner);
      const shares = sharesOf(step, talk).map(({ at, open, closed }) => {
        const not = closed.length === 0 ? '' : `, not ${sayCards(closed, words, talk, null, or)}`;
        return `${or(open.map(talk.card))} (${originOf(at, words, talk)}${not})`;
      });
      const all = [...(known.length === 0 ? [] : [sayCards(known, words, talk, owner)]), ...shares];
      return `${handOf(owner, talk)} are all accounted for: ${all.join('; ')}. So ${claims(step.claims, talk)}.`;
    },
    suppose: ({ claims: all }, talk) => `suppose that ${claims(all, talk)}.`,
    absurd: ({ claims: all, because }, talk) =>
      `that is impossible: ${because.map((cite) => sayCite(cite, words, talk)).join(', yet ')}. So ${claims(all, talk)}.`,
    counting: ({ claims: all, facts, because }, talk) => {
      const given = [
        ...because.map((cite) => sayCite(cite, words, talk)),
        ...facts.map((at) => sayFact(at, words, talk)),
      ];
      return `every deal that is still possible gives the same answer: ${given.join('; ')}. So ${claims(all, talk)}.`;
    },
  },
  thus: (sentence) => `in that case: ${sentence}`,
  conflict: 'These cannot all be true:',
};
