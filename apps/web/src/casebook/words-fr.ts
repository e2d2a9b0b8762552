import { words as casebook } from '@casefile/analysis/words/fr';
import { person } from '@casefile/editions/words/french';
import type { CaseScreenWords } from './words.ts';

export const words: CaseScreenWords = {
  casebook,
  opening: 'Ouverture du dossier…',
  counting: (share) => `Toutes les donnes sont comptées : ${Math.floor(100 * share)} %`,
  solvedBy: (who) => `Résolue par ${person(who)}`,
  unsolved: 'Personne ne l’a résolue',
  changed: 'Cet enregistrement a été modifié : la suite n’est peut-être pas ce qui a été joué.',
  asTable: 'La même chose en tableau',
  savePicture: 'Enregistrer l’image',
  player: 'Joueur',
  you: (name) => `${name} (vous)`,
  turnHead: 'Tour',
  toMoment: (turn) => `Montrer sur la table : ${turn}`,
  whole: 'La partie est finie : ce dossier a lu les cartes de tous.',
  verify: {
    title: 'Tout s’est-il passé dans les règles ?',
    press: 'Vérifier la partie',
    checking: 'La partie est rejouée, règle par règle…',
    passed: 'Tout est en ordre.',
    partly: 'Tout ce qui peut être vérifié est juste.',
    failed: 'Cet enregistrement est incorrect.',
    proves:
      'Cela prouve que les cartes et les dés viennent des graines de cette partie, et que chaque action respectait les règles.',
    provesNot: 'Cela ne prouve pas que personne n’a soufflé ses cartes à un autre.',
    checks: {
      bytes: 'Écrit comme Casefile l’écrit',
      checksum: 'Rien n’a changé depuis l’écriture',
      header: 'L’en-tête s’accorde avec la partie',
      order: 'Chaque entrée est à sa place',
      commitment: 'La graine de la table était fixée d’avance',
      chain: 'Chaque entrée est scellée avec la précédente',
      seeds: 'Les graines des joueurs ont fait la donne',
      noted: 'C’est bien la partie que vous aviez notée',
      opening: 'La donne découle des graines',
      rules: 'Dés, cartes et chaque règle, rejoués',
    },
    found: { ok: 'juste', bad: 'faux', none: 'rien pour le vérifier' },
    entry: (number) => `La faute est à l’entrée ${number}.`,
    dealt: {
      together: 'Donne faite avec les graines de tous les joueurs : personne n’a pu choisir les cartes.',
      partly:
        'Toutes les graines n’ont pas été révélées à temps : qui tenait la table a pu choisir entre quelques donnes.',
      table: 'Donne faite par la table seule : qui la tenait a pu choisir les cartes.',
      unknown: 'Donne faite par cet appareil : personne d’autre n’y a pris part.',
    },
  },
  faults: {
    unfinished: 'Cette partie n’est pas finie. Son dossier s’ouvrira à la fin.',
    spectator: 'Ce qu’a vu un spectateur ne dit pas ce que savaient les joueurs.',
    'unknown-edition': 'Cette partie est d’une édition qui n’est pas ici.',
    newer: 'Cet enregistrement vient d’un Casefile plus récent. Rechargez la page pour l’obtenir.',
    missing: 'Cette partie est introuvable ici, ou il n’y a pas de connexion.',
    broken: 'Cet enregistrement est illisible : quelque chose n’y est pas comme il faut.',
  },
  at: (place) => `La première faute est ici : ${place}`,
  back: 'Mes parties',
};
