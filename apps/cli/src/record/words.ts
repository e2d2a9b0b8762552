/** Everything said about records except the story of the game itself. */
import { capital, person } from '@casefile/editions/words/french';
import type { Lang } from '@casefile/editions/words/words';
import type { Dealt } from '@casefile/protocol/record';

export interface RecordWords {
  readonly kind: Readonly<Record<'case' | 'game', string>>;
  /** A label and what belongs to it. */
  readonly pair: (label: string, value: string) => string;
  readonly viewpoint: (who: string) => string;
  readonly wholeTable: string;
  readonly spectator: string;
  readonly bot: (id: string) => string;
  readonly options: string;
  readonly houseRules: string;
  readonly commitment: string;
  readonly seed: string;
  readonly result: string;
  readonly unfinished: string;
  readonly wrote: (who: string, text: string) => string;
  readonly verified: string;
  readonly notVerified: string;
  readonly partly: string;
  /** By whose seeds the cards were dealt. */
  readonly dealt: Readonly<Record<Dealt, string>>;
  readonly unchecked: string;
  readonly step: (at: number, of: number) => string;
  readonly keys: string;
  readonly hand: string;
  readonly knows: string;
  readonly cards: (count: number) => string;
  readonly out: string;
  readonly provable: string;
  readonly columns: readonly [suspect: string, weapon: string, room: string, all: string, wasted: string];
  readonly turn: (number: number) => string;
  readonly never: string;
  readonly legend: string;
  readonly changed: string;
  readonly cut: (lastEntry: number) => string;
}

const en: RecordWords = {
  kind: { case: 'Record of a game at a table', game: 'Seed and actions of a game (played again from them)' },
  pair: (label, value) => `${label}: ${value}`,
  viewpoint: (who) => `As seen by: ${who}`,
  wholeTable: 'the whole table, with everybody’s cards',
  spectator: 'a spectator',
  bot: (id) => `bot ${id}`,
  options: 'Options',
  houseRules: 'House rules',
  commitment: 'Commitment',
  seed: 'Seed',
  result: 'It was',
  unfinished: 'The game was not finished.',
  wrote: (who, text) => `${who} writes: “${text}”`,
  verified: 'Verified.',
  notVerified: 'This record does not check out.',
  partly: 'Everything that can be checked is correct.',
  dealt: {
    together:
      'Dealt by the seeds of all players together: neither any of them nor the table could choose the cards.',
    partly:
      'Not every player’s seed was opened in time: whoever ran the table could have chosen between a few deals.',
    table: 'Dealt by the table alone: whoever ran it could have chosen the cards.',
    unknown: 'Nothing is proved about how the cards were dealt.',
  },
  unchecked: 'not checked',
  step: (at, of) => `${at} of ${of}`,
  keys: '→ next   ← back   t next turn   r turn back   Home, End   v viewpoint   q quit',
  hand: 'Hand',
  knows: 'Knows',
  cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
  out: 'wrong accusation',
  provable: 'The turn from which each player could prove the solution',
  columns: ['suspect', 'weapon', 'room', 'everything', 'wasted suggestions'],
  turn: (number) => (number === 0 ? 'deal' : `turn ${number}`),
  never: 'never',
  legend:
    'A suggestion is wasted when the player who made it learns nothing. Seeing the solution after a wrong accusation proves nothing.',
  changed: 'the checksum is wrong: this record has been changed since it was written',
  cut: (lastEntry) => `cut off after entry ${lastEntry}. What is left of it follows.`,
};

const fr: RecordWords = {
  kind: {
    case: 'Partie jouée à une table',
    game: 'Graine et actions d’une partie (rejouée à partir de là)',
  },
  pair: (label, value) => `${label} : ${value}`,
  viewpoint: (who) => `Vue par : ${who}`,
  wholeTable: 'toute la table, avec les cartes de chacun',
  spectator: 'un spectateur',
  bot: (id) => `robot ${id}`,
  options: 'Options',
  houseRules: 'Règles maison',
  commitment: 'Engagement',
  seed: 'Graine',
  result: 'C’était',
  unfinished: 'La partie n’est pas allée à son terme.',
  wrote: (who, text) => `${capital(person(who))} écrit : « ${text} »`,
  verified: 'Vérifié.',
  notVerified: 'Cet enregistrement est incorrect.',
  partly: 'Tout ce qui peut être vérifié est correct.',
  dealt: {
    together:
      'Donne faite avec les graines de tous les joueurs : ni aucun d’eux ni la table n’a pu choisir les cartes.',
    partly:
      'Toutes les graines n’ont pas été révélées à temps : qui tenait la table a pu choisir entre quelques donnes.',
    table: 'Donne faite par la table seule : qui la tenait a pu choisir les cartes.',
    unknown: 'Rien n’est prouvé sur la façon dont les cartes ont été distribuées.',
  },
  unchecked: 'non vérifié',
  step: (at, of) => `${at} sur ${of}`,
  keys: '→ suivant   ← retour   t tour suivant   r tour précédent   Début, Fin   v point de vue   q quitter',
  hand: 'Main',
  knows: 'Sait',
  cards: (count) => (count === 1 ? '1 carte' : `${count} cartes`),
  out: 'fausse accusation',
  provable: 'À partir de quel tour chacun tenait la preuve',
  columns: ['suspect', 'arme', 'lieu', 'tout', 'questions perdues'],
  turn: (number) => (number === 0 ? 'donne' : `tour ${number}`),
  never: 'jamais',
  legend:
    'Une question est perdue quand elle n’apprend rien à celui qui la pose. Voir la solution après une fausse accusation ne prouve rien.',
  changed: 'la somme de contrôle est fausse : cet enregistrement a été modifié',
  cut: (lastEntry) => `tronqué après l’entrée ${lastEntry}. Voici ce qu’il en reste.`,
};

export const recordWords: Readonly<Record<Lang, RecordWords>> = { en, fr };
