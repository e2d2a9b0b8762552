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

const small = ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const number = (count: number): string => small[count] ?? String(count);
const et = (items: readonly string[]): string => joined(items, 'et');
const ou = (items: readonly string[]): string => joined(items, 'ou');
const ni = (items: readonly string[]): string => joined(items, 'ni');
/** As for names: most h are mute, and a y is a vowel only before a consonant. */
const isVowel = (text: string): boolean => /^(?:[aeiouhàâéèêëîïôœ]|y[^aeiouéè])/i.test(text);
/** “que” loses its e before a vowel. */
const que = (text: string): string => (isVowel(text) ? `qu’${text}` : `que ${text}`);

const who = (owner: string, context: TableNames): string => whoIs(owner, words, context);
const a = (owner: string, context: TableNames): string => (owner === context.you ? 'avez' : 'a');

function claim(claims: readonly Certainty[], context: TableNames): string {
  const { owner, holds } = claims[0]!;
  const place = placeOf(owner, context);
  const named = claims.map(({ card }) => context.card(card));
  if (place !== null) {
    const verb = claims.length > 1 ? 'sont' : 'est';
    return `${et(named)} ${holds ? verb : `${verb === 'est' ? 'n’est' : 'ne sont'} pas`} ${place.at}`;
  }
  const verb = a(owner, context);
  if (holds) return `${who(owner, context)} ${verb} ${et(named)}`;
  return named.length === 1
    ? `${who(owner, context)} n’${verb} pas ${named[0]}`
    : `${who(owner, context)} n’${verb} ni ${named.join(' ni ')}`;
}
const claims = (all: readonly Certainty[], context: TableNames): string =>
  et(byOwner(all).map((each) => claim(each, context)));
const one = (certainty: Certainty, context: TableNames): string => claim([certainty], context);

const handOf = (owner: string, context: SentenceContext): string => {
  const place = placeOf(owner, context);
  const count = context.knowledge.owners[owner]!;
  if (place !== null) return count === 1 ? `la carte ${place.at}` : place.all;
  const cards = count === 1 ? 'seule carte' : `${number(count)} cartes`;
  if (owner === context.you) return count === 1 ? 'votre seule carte' : `vos ${cards}`;
  return `${count === 1 ? 'la' : 'les'} ${cards} ${declined(owner, 'of', context)}`;
};
const hasCards = (owner: string, context: SentenceContext): string => {
  const place = placeOf(owner, context);
  const count = context.knowledge.owners[owner]!;
  const cards = `${number(count)} ${count > 1 ? 'cartes' : 'carte'}`;
  if (place !== null)
    return count === 1 ? `il n’y a qu’une carte ${place.at}` : `il y a ${number(count)} cartes ${place.at}`;
  const verb = a(owner, context);
  return `${who(owner, context)} ${count === 0 ? `n’${verb}` : verb} ${cards}`;
};
const shown =
  (note: string): ReasonWords['events']['shown'] =>
  (c, turn, context) =>
    `${who(c.owner, context)} vous a montré ${context.card(c.card)} ${turn}${note}`;
const saw: ReasonWords['events']['looked'] = (c, turn, context) =>
  `vous avez vu ${turn} ${que(one(c, context))}`;

/** Reasons in French. */
export const words: ReasonWords = {
  claims,
  events: {
    dealt: ({ card, holds }, _turn, context) =>
      `${holds ? 'vous avez reçu' : 'à la donne, vous n’avez pas reçu'} ${context.card(card)}${holds ? ' à la donne' : ''}`,
    known: (c, _turn, context) => one(c, context),
    shown: shown(''),
    spied: (c, turn, context) => `en espionnant, vous avez vu ${turn} ${que(one(c, context))}`,
    pressed: shown(' à cause d’une carte d’indices'),
    gossiped: shown(' à cause d’une carte d’indices'),
    neighbour: shown(' à cause d’une carte Majordome'),
    glimpsed: saw,
    faced: (c, _turn, context) =>
      c.holds
        ? `${one(c, context)} depuis la donne`
        : `${context.card(c.card)} n’était pas face visible à la donne`,
    looked: saw,
    revealed: (c, turn, context) =>
      `${who(c.owner, context)} a montré ${context.card(c.card)} à tous ${turn}`,
    murdered: (c, turn, context) =>
      `à la mort ${declined(c.owner, 'of', context)} ${turn}, on a vu ${que(one(c, context))}`,
    opened: (c, turn, context) => `on a appris ${turn} ${que(one(c, context))}`,
    unheld: (c, turn, context) =>
      `${who(c.owner, context)} n’${c.owner === context.you ? 'aviez' : 'avait'} pas ${context.card(c.card)} quand on a demandé cette carte à tous ${turn}`,
    passed: (c, turn, context) =>
      `${who(c.owner, context)} n’${a(c.owner, context)} pas pu montrer ${context.card(c.card)} ${turn}`,
    showed: (c, turn, context) => `${one(c, context)} (${turn})`,
    'must-show': (c, turn, context) => `${one(c, context)} (${turn})`,
    accused: (c, turn, context) => `${one(c, context)} (${turn})`,
  },
  origins: {
    dealt: () => 'la donne',
    known: () => 'déjà vu',
    shown: (turn) => `carte montrée ${turn}`,
    spied: (turn) => `carte espionnée ${turn}`,
    pressed: (turn) => `carte montrée ${turn}`,
    gossiped: (turn) => `carte montrée ${turn}`,
    neighbour: (turn) => `carte montrée ${turn}`,
    glimpsed: (turn) => `carte vue ${turn}`,
    faced: () => 'la donne',
    looked: (turn) => `carte vue ${turn}`,
    revealed: (turn) => `carte montrée à tous ${turn}`,
    murdered: (turn) => `main dévoilée ${turn}`,
    opened: (turn) => `carte vue ${turn}`,
    unheld: (turn) => `carte demandée à tous ${turn}`,
    passed: (turn) => `n’a rien montré ${turn}`,
    showed: (turn) => `carte montrée ${turn}`,
    'must-show': (turn) => `carte à montrer ${turn}`,
    accused: (turn) => `accusation ${turn}`,
  },
  oneOf({ oneOf: [owner, cards], source }, at, context) {
    const named = ou(cards.map(context.card));
    if (source === undefined)
      return `${who(owner, context)} ${a(owner, context)} ${named} (${words.fact(at)})`;
    const had = owner === context.you ? 'deviez' : 'devait';
    const verb = source.what === 'must-show' ? `${had} montrer` : `${a(owner, context)} montré`;
    const subject = who(owner, context);
    const turn = when(source.turn!, words, context);
    if (source.by === undefined) return `${subject} ${verb} ${named} ${turn}`;
    if (source.by !== context.you)
      return `${subject} ${verb} ${named} ${declined(source.by, 'to', context)} ${turn}`;
    return source.what === 'must-show'
      ? `${subject} devait vous montrer ${named} ${turn}`
      : `${subject} vous a montré ${named} ${turn}`;
  },
  accusation(fact, right, at, context) {
    const { source } = fact;
    const cards = et(('envelope' in fact ? fact.envelope : fact.envelopeNot).map(context.card));
    if (source?.what === 'accused') {
      const own = source.by === context.you;
      const accusation = own ? 'votre accusation' : `l’accusation ${declined(source.by!, 'of', context)}`;
      return `${accusation} ${when(source.turn!, words, context)} (${cards}) était ${right ? 'juste' : 'fausse'}`;
    }
    const { at: place } = placeOf(envelope, context)!;
    const isIn = right ? 'sont' : 'ne sont pas ensemble';
    return `${cards} ${isIn} ${place} (${originOf(at, words, context)})`;
  },
  turn: (turn) => (turn === 0 ? 'à la donne' : `au tour ${turn}`),
  fact: (at) => `fait ${at}`,
  seeStep: (step) => `voir ${step}`,
  supposed: 'par supposition',
  yours: 'à vous',
  notYours: 'vous ne l’avez pas',
  you: 'vous',
  passes: (card, passes) =>
    et(
      passes.map(
        ([seats, turn], i) =>
          `${et(seats)} ${i === 0 ? `${seats.length > 1 ? 'n’ont' : 'n’a'} pas pu montrer ${card} ` : ''}${turn}`,
      ),
    ),
  unheld: (card, seats, turn) =>
    `${et(seats)} ${seats.length > 1 ? 'n’avaient' : 'n’avait'} pas ${card} quand on a demandé cette carte à tous ${turn}`,
  list: (clauses) =>
    joined(
      clauses.map((clause, i) => (i === clauses.length - 2 ? `${clause},` : clause)),
      'et',
    ),
  and: et,
  or: ou,
  rules: {
    given: ({ facts: [at], claims: [only] }, context) => {
      const said = sayFact(at!, words, context);
      const fact = context.knowledge.facts[at!]!;
      return 'envelope' in fact && fact.envelope.length > 1
        ? `${said} : ${one(only!, context)}.`
        : `${said}.`;
    },
    elsewhere: ({ claims: all, because: [there] }, context) =>
      `${sayCite(there!, words, context)} : ${claims(all, context)}.`,
    'last-owner': ({ claims: all, because }, context) =>
      `${sayNobodyElse(because, words, context)} : ${claims(all, context)}.`,
    'full-hand': ({ claims: all, because }, context) => {
      const { owner } = all[0]!;
      if (because.length === 0) return `${hasCards(owner, context)} : ${claims(all, context)}.`;
      const known = because.length === 1 ? 'est connue' : 'sont toutes connues';
      return `${handOf(owner, context)} ${known} : ${sayCards(because, words, context, owner)}. Donc ${claims(all, context)}.`;
    },
    'needs-all': ({ claims: all, because }, context) => {
      const { owner } = all[0]!;
      return `${hasCards(owner, context)}, et ce n’est aucune de celles-ci : ${sayCards(because, words, context)}. Il ne reste qu’une possibilité : ${claims(all, context)}.`;
    },
    'kind-known': ({ claims: all, because: [there] }, context) =>
      `${sayCite(there!, words, context)}, et une seule carte de cette catégorie peut y être : ${claims(all, context)}.`,
    'last-of-kind': ({ claims: [only], because }, context) => {
      const { at } = placeOf(envelope, context)!;
      return `une carte de chaque catégorie est ${at}, et aucune autre de cette catégorie ne peut y être : ${sayCards(because, words, context)}. Donc ${one(only!, context)}.`;
    },
    'one-of': ({ claims: all, facts: [at], because }, context) => {
      const not =
        because.length === 0 ? '' : `, mais ce ne peut être ${sayCards(because, words, context, null, ni)}`;
      return `${sayFact(at!, words, context)}${not} : ${claims(all, context)}.`;
    },
    accusation: ({ claims: all, facts: [at], because }, context) => {
      const { at: place } = placeOf(envelope, context)!;
      const known =
        because.length === 0
          ? ''
          : `, et voici ce qui est ${place} : ${sayCards(because, words, context, envelope)}`;
      return `${sayFact(at!, words, context)}${known}. Donc ${claims(all, context)}.`;
    },
    'spoken-for': (step, context) => {
      const { owner } = step.claims[0]!;
      const known = step.because.filter((cite) => cite.holds && cite.owner === owner);
      const shares = sharesOf(step, context).map(({ at, open, closed }) => {
        const not = closed.length === 0 ? '' : `, sauf ${sayCards(closed, words, context)}`;
        return `${ou(open.map(context.card))} (${originOf(at, words, context)}${not})`;
      });
      const all = [...(known.length === 0 ? [] : [sayCards(known, words, context, owner)]), ...shares];
      return `${handOf(owner, context)} sont toutes attribuées : ${all.join(' ; ')}. Donc ${claims(step.claims, context)}.`;
    },
    suppose: ({ claims: all }, context) => `supposons ceci : ${claims(all, context)}.`,
    absurd: ({ claims: all, because }, context) =>
      `c’est impossible : ${because.map((cite) => sayCite(cite, words, context)).join(', et pourtant ')}. Donc ${claims(all, context)}.`,
    counting: ({ claims: all, facts, because }, context) => {
      const given = [
        ...because.map((cite) => sayCite(cite, words, context)),
        ...facts.map((at) => sayFact(at, words, context)),
      ];
      return `toutes les donnes encore possibles disent la même chose : ${given.join(' ; ')}. Donc ${claims(all, context)}.`;
    },
  },
  thus: (sentence) => `dans ce cas : ${sentence}`,
  conflict: 'Tout ceci ne peut pas être vrai à la fois :',
};
