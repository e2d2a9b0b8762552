import { capital, person, toPerson } from '@casefile/editions/words/french';
import type { CasebookWords } from './words.ts';

const decimal = (value: number): string => value.toFixed(2).replace('.', ',');
const bits = (value: number): string => `${decimal(value)} ${Math.abs(value) < 2 ? 'bit' : 'bits'}`;
const turn = (number: number): string => (number === 0 ? 'donne' : `tour ${number}`);
const inTurn = (number: number): string => (number === 0 ? 'à la donne' : `au tour ${number}`);
const list = (items: readonly string[]): string => items.join(', ');
const share = (value: number): string => `${String(Number((100 * value).toFixed(1))).replace('.', ',')} %`;
const solutions = (count: number): string => (count === 1 ? '1 solution' : `${count} solutions`);

/** The casebook in French. */
export const words: CasebookWords = {
  title: 'Dossier de l’enquête',
  bits,
  turn,
  inTurn,
  pair: (label, value) => `${label} : ${value}`,
  list,
  share,
  certainty: 'Ce dont chacun pouvait être sûr',
  certaintyNote:
    'Le doute se mesure en bits : un bit de moins le divise par deux. À 0, la solution est prouvée.',
  open: 'Solutions encore possibles',
  solutions,
  proved: (who, number) =>
    `${capital(person(who))} tenait la preuve ${number === 0 ? 'dès la donne' : `dès le tour ${number}`}.`,
  neverProved: (who) => `${capital(person(who))} n’a jamais tenu la preuve.`,
  moments: 'Ce qui a décidé de la partie',
  moment: (who, number, drop, left) =>
    `${capital(inTurn(number))}, ${person(who)} a appris ${bits(drop)} : il reste ${solutions(left)}.`,
  suggestions: (noun) => `${capital(noun)} par ${noun}`,
  could: (expected, gained) =>
    gained === null
      ? `pouvait apporter ${bits(expected)}`
      : `pouvait apporter ${bits(expected)}, en a apporté ${decimal(gained)}`,
  best: (cards, expected) => `au mieux : ${list(cards)} (${decimal(expected)})`,
  wasBest: 'rien de mieux à demander',
  wasted: 'n’apporte rien de nouveau',
  accuracy: (value) =>
    `Ses questions pouvaient apporter ${share(value)} de ce qu’auraient apporté les meilleures.`,
  shows: 'Cartes montrées',
  showed: (card, to, told) =>
    `${card} ${toPerson(to)}${told === null ? '' : ` : lui a appris ${bits(told)}`}`,
  instead: (card, told) => `${card} lui aurait appris ${decimal(told)}`,
  known: 'Ce que les autres pouvaient savoir de cette main',
  knew: (who, cards) => `${capital(person(who))} : ${list(cards)}`,
  accusations: 'Accusations',
  accused: (cards, chance, right) =>
    [list(cards), ...(chance === null ? [] : [`${share(chance)} de chances`]), ...verdict(right)].join(' – '),
  gaps: {
    'too-large': 'Trop de donnes sont possibles pour qu’on les compte ici.',
    contradiction: 'Aucune donne ne correspond à cet enregistrement : il a été modifié.',
    'not-in-record': 'Cet enregistrement ne contient pas ce que savaient les autres.',
  },
};

const verdict = (right: boolean | null): string[] => (right === null ? [] : [right ? 'juste' : 'fausse']);
