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

const small = ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const number = (count: number): string => small[count] ?? String(count);
const et = (items: readonly string[]): string => joined(items, 'et');
const ou = (items: readonly string[]): string => joined(items, 'ou');
const ni = (items: readonly string[]): string => joined(items, 'ni');
const isVowel = (text: string): boolean => /^[aeiouyàâéèêëîïôœ]/i.test(text);
/** “que” loses its e before a vowel. */
const que = (text: string): string => (isVowel(text) ? `qu’${text}` : `que ${text}`);

const who = (owner: string, talk: TableNames): string => whoIs(owner, words, talk);
const a = (owner: string, talk: TableNames): string => (owner === talk.you ? 'avez' : 'a');

function claim(claims: readonly Certainty[], talk: TableNames): string {
  const { owner, holds } = claims[0]!;
  const place = placeOf(owner, talk);
  const named = claims.map(({ card }) => talk.card(card));
  if (place !== null) {
    const verb = claims.length > 1 ? 'sont' : 'est';
    return `${et(named)} ${holds ? verb : `${verb === 'est' ? 'n’est' : 'ne sont'} pas`} ${place.at}`;
  }
  const verb = a(owner, talk);
  if (holds) return `${who(owner, talk)} ${verb} ${et(named)}`;
  return named.length === 1
    ? `${who(owner, talk)} n’${verb} pas ${named[0]}`
    : `${who(owner, talk)} n’${verb} ni ${named.join(' ni ')}`;
}
const claims = (all: readonly Certainty[], talk: TableNames): string =>
  et(byOwner(all).map((each) => claim(each, talk)));
const one = (certainty: Certainty, talk: TableNames): string => claim([certainty], talk);

const handOf = (owner: string, talk: Talk): string => {
  const place = placeOf(owner, talk);
  const count = talk.knowledge.owners[owner]!;
  if (place !== null) return count === 1 ? `la carte ${place.at}` : place.all;
  const cards = count === 1 ? 'seule carte' : `${number(count)} cartes`;
  if (owner === talk.you) return count === 1 ? 'votre seule carte' : `vos ${cards}`;
  return `${count === 1 ? 'la' : 'les'} ${cards} ${declined(owner, 'of', talk)}`;
};
const hasCards = (owner: string, talk: Talk): string => {
  const place = placeOf(owner, talk);
  const count = talk.knowledge.owners[owner]!;
  const cards = `${number(count)} ${count > 1 ? 'cartes' : 'carte'}`;
  if (place !== null)
    return count === 1 ? `il n’y a qu’une carte ${place.at}` : `il y a ${number(count)} cartes ${place.at}`;
  const verb = a(owner, talk);
  return `${who(owner, talk)} ${count === 0 ? `n’${verb}` : verb} ${cards}`;
};
const shown =
  (note: string): ReasonWords['events']['shown'] =>
  (c, turn, talk) =>
    `${who(c.owner, talk)} vous a montré ${talk.card(c.card)} ${turn}${note}`;
const saw: ReasonWords['events']['looked'] = (c, turn, talk) => `vous avez vu ${turn} ${que(one(c, talk))}`;

/** Reasons in French. */
export const words: ReasonWords = {
  claims,
  events: {
    dealt: ({ card, holds }, _turn, talk) =>
      `${holds ? 'vous avez reçu' : 'à la donne, vous n’avez pas reçu'} ${talk.card(card)}${holds ? ' à la donne' : ''}`,
    known: (c, _turn, talk) => one(c, talk),
    shown: shown(''),
    spied: (c, turn, talk) => `en espionnant, vous avez vu ${turn} ${que(one(c, talk))}`,
    pressed: shown(' à cause d’une carte d’indices'),
    gossiped: shown(' à cause d’une carte d’indices'),
    neighbour: shown(' à cause d’une carte Majordome'),
    glimpsed: saw,
    faced: (c, _turn, talk) =>
      c.holds
        ? `${one(c, talk)} depuis la donne`
        : `${talk.card(c.card)} n’était pas face visible à la donne`,
    looked: saw,
    revealed: (c, turn, talk) => `${who(c.owner, talk)} a montré ${talk.card(c.card)} à tous ${turn}`,
    murdered: (c, turn, talk) =>
      `à la mort ${declined(c.owner, 'of', talk)} ${turn}, on a vu ${que(one(c, talk))}`,
    opened: (c, turn, talk) => `on a appris ${turn} ${que(one(c, talk))}`,
    unheld: (c, turn, talk) =>
      `${who(c.owner, talk)} n’${c.owner === talk.you ? 'aviez' : 'avait'} pas ${talk.card(c.card)} quand on a demandé cette carte à tous ${turn}`,
    passed: (c, turn, talk) =>
      `${who(c.owner, talk)} n’${a(c.owner, talk)} pas pu montrer ${talk.card(c.card)} ${turn}`,
    showed: (c, turn, talk) => `${one(c, talk)} (${turn})`,
    'must-show': (c, turn, talk) => `${one(c, talk)} (${turn})`,
    accused: (c, turn, talk) => `${one(c, talk)} (${turn})`,
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
  oneOf({ oneOf: [owner, cards], source }, at, talk) {
    const named = ou(cards.map(talk.card));
    if (source === undefined) return `${who(owner, talk)} ${a(owner, talk)} ${named} (${words.fact(at)})`;
    const had = owner === talk.you ? 'deviez' : 'devait';
    const verb = source.what === 'must-show' ? `${had} montrer` : `${a(owner, talk)} montré`;
    const subject = who(owner, talk);
    const turn = when(source.turn!, words, talk);
    if (source.by === undefined) return `${subject} ${verb} ${named} ${turn}`;
    if (source.by !== talk.you)
      return `${subject} ${verb} ${named} ${declined(source.by, 'to', talk)} ${turn}`;
    return source.what === 'must-show'
      ? `${subject} devait vous montrer ${named} ${turn}`
      : `${subject} vous a montré ${named} ${turn}`;
  },
  accusation(fact, right, at, talk) {
    const { source } = fact;
    const cards = et(('envelope' in fact ? fact.envelope : fact.envelopeNot).map(talk.card));
    if (source?.what === 'accused') {
      const own = source.by === talk.you;
      const accusation = own ? 'votre accusation' : `l’accusation ${declined(source.by!, 'of', talk)}`;
      return `${accusation} ${when(source.turn!, words, talk)} (${cards}) était ${right ? 'juste' : 'fausse'}`;
    }
    const { at: place } = placeOf(envelope, talk)!;
    const isIn = right ? 'sont' : 'ne sont pas ensemble';
    return `${cards} ${isIn} ${place} (${originOf(at, words, talk)})`;
  },
  turn: (turn) => (turn === 0 ? 'à la donne' : `au tour ${turn}`),
  fact: (at) => `fait ${at}`,
  see: (step) => `voir ${step}`,
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
    given: ({ facts: [at], claims: [only] }, talk) => {
      const said = sayFact(at!, words, talk);
      const fact = talk.knowledge.facts[at!]!;
      return 'envelope' in fact && fact.envelope.length > 1 ? `${said} : ${one(only!, talk)}.` : `${said}.`;
    },
    elsewhere: ({ claims: all, because: [there] }, talk) =>
      `${sayCite(there!, words, talk)} : ${claims(all, talk)}.`,
    'last-owner': ({ claims: all, because }, talk) =>
      `${sayNobodyElse(because, words, talk)} : ${claims(all, talk)}.`,
    'full-hand': ({ claims: all, because }, talk) => {
      const { owner } = all[0]!;
      if (because.length === 0) return `${hasCards(owner, talk)} : ${claims(all, talk)}.`;
      const known = because.length === 1 ? 'est connue' : 'sont toutes connues';
      return `${handOf(owner, talk)} ${known} : ${sayCards(because, words, talk, owner)}. Donc ${claims(all, talk)}.`;
    },
    'needs-all': ({ claims: all, because }, talk) => {
      const { owner } = all[0]!;
      return `${hasCards(owner, talk)}, et ce n’est aucune de celles-ci : ${sayCards(because, words, talk)}. Il ne reste qu’une possibilité : ${claims(all, talk)}.`;
    },
    'kind-known': ({ claims: all, because: [there] }, talk) =>
      `${sayCite(there!, words, talk)}, et une seule carte de cette catégorie peut y être : ${claims(all, talk)}.`,
    'last-of-kind': ({ claims: [only], because }, talk) => {
      const { at } = placeOf(envelope, talk)!;
      return `une carte de chaque catégorie est ${at}, et aucune autre de cette catégorie ne peut y être : ${sayCards(because, words, talk)}. Donc ${one(only!, talk)}.`;
    },
    'one-of': ({ claims: all, facts: [at], because }, talk) => {
      const not =
        because.length === 0 ? '' : `, mais ce ne peut être ${sayCards(because, words, talk, null, ni)}`;
      return `${sayFact(at!, words, talk)}${not} : ${claims(all, talk)}.`;
    },
    accusation: ({ claims: all, facts: [at], because }, talk) => {
      const { at: place } = placeOf(envelope, talk)!;
      const known =
        because.length === 0
          ? ''
          : `, et voici ce qui est ${place} : ${sayCards(because, words, talk, envelope)}`;
      return `${sayFact(at!, words, talk)}${known}. Donc ${claims(all, talk)}.`;
    },
    'spoken-for': (step, talk) => {
      const { owner } = step.claims[0]!;
      const known = step.because.filter((cite) => cite.holds && cite.owner === owner);
      const shares = sharesOf(step, talk).map(({ at, open, closed }) => {
        const not = closed.length === 0 ? '' : `, sauf ${sayCards(closed, words, talk)}`;
        return `${ou(open.map(talk.card))} (${originOf(at, words, talk)}${not})`;
      });
      const all = [...(known.length === 0 ? [] : [sayCards(known, words, talk, owner)]), ...shares];
      return `${handOf(owner, talk)} sont toutes attribuées : ${all.join(' ; ')}. Donc ${claims(step.claims, talk)}.`;
    },
    suppose: ({ claims: all }, talk) => `supposons ceci : ${claims(all, talk)}.`,
    absurd: ({ claims: all, because }, talk) =>
      `c’est impossible : ${because.map((cite) => sayCite(cite, words, talk)).join(', et pourtant ')}. Donc ${claims(all, talk)}.`,
    counting: ({ claims: all, facts, because }, talk) => {
      const given = [
        ...because.map((cite) => sayCite(cite, words, talk)),
        ...facts.map((at) => sayFact(at, words, talk)),
      ];
      return `toutes les donnes encore possibles disent la même chose : ${given.join(' ; ')}. Donc ${claims(all, talk)}.`;
    },
  },
  thus: (sentence) => `dans ce cas : ${sentence}`,
  conflict: 'Tout ceci ne peut pas être vrai à la fois :',
};
