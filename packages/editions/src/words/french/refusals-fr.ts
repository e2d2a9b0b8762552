import type { Refusals } from '../refusals.ts';
import { ce, le, small, un } from './french.ts';

const reasons: Refusals['reasons'] = {
  malformed: 'Ce n’est pas un coup du jeu, ou il y manque quelque chose.',
  'game-over': 'La partie est terminée.',
  'not-asked': 'C’est à quelqu’un d’autre de décider.',
  'wrong-moment': 'Ce n’est pas le moment.',
  'not-in-edition': 'Ce coup n’existe pas dans cette édition.',
  'must-place': (s) => `Placez d’abord ${un(s.words.tool)} dans ${un(s.words.place)}.`,
  'already-placed': 'Cette arme est déjà placée, ou il y en a déjà une là-bas.',
  'must-roll': 'Votre tour commence par un déplacement.',
  'must-ask': 'Votre tour commence par une question ou une accusation.',
  'must-move': 'Vous devez d’abord vous déplacer.',
  'must-suggest': (s) => `Vous devez d’abord ${small(s.words.suggest.todo)}.`,
  'must-leave': (s) => `Vous devez quitter ${ce(s.words.place)}.`,
  trapped: (s) => `Toutes les portes de ${ce(s.words.place)} sont bloquées.`,
  'cannot-stay': 'Vous ne pouvez pas rester ici.',
  'no-passage': 'Il n’y a pas de passage secret ici.',
  'passage-elsewhere': 'Le passage secret ne mène pas là.',
  'no-such-place': 'Cet endroit n’existe pas sur le plateau.',
  'out-of-reach': 'Ce lancer ne vous mène pas jusque-là.',
  occupied: 'Un autre pion vous barre la route.',
  'room-left': (s) =>
    `Vous venez de quitter ${ce(s.words.place)} et ne pouvez pas y revenir pendant ce tour.`,
  'stand-elsewhere': (s) => `Vous ne pouvez nommer que ${le(s.words.place)} où vous êtes.`,
  'no-crime-here': (s) => `Rien n’a pu se passer ici : ${ce(s.words.place)} n’a pas de carte.`,
  'not-entered': (s) => `Il faut d’abord entrer dans ${un(s.words.place)}.`,
  'already-suggested': (s) => `Il est encore trop tôt pour ${small(s.words.suggest.todo)} ici.`,
  'not-named': 'Cette carte n’a pas été nommée.',
  'not-held': 'Vous n’avez pas cette carte.',
  'must-show': 'Vous devez montrer une carte.',
  'already-accused': 'Vous avez déjà porté votre accusation.',
  'accuse-elsewhere': 'Vous ne pouvez pas accuser d’ici.',
  'accuse-later': 'Vous ne pouvez pas accuser maintenant.',
  'must-accuse': 'Vous devez accuser aussi.',
  'two-different-cards': 'Nommez deux cartes différentes.',
  'not-an-opponent': 'Choisissez un autre joueur.',
  'power-used': 'Vous avez déjà utilisé votre pouvoir.',
  'spy-square-used': 'Vous avez déjà espionné d’ici pendant ce tour.',
};

const problems: Refusals['problems'] = {
  'unknown-edition': (given) => `il n’y a pas d’édition « ${given} »`,
  'unknown-option': (given) => `cette édition n’a pas d’option « ${given} »`,
  'bad-option-value': (given) => `l’option ne peut pas être ${given}`,
  'seat-count': (given) => `cette édition ne se joue pas à ${given}`,
  'unknown-suspect': (given) => `il n’y a pas de suspect « ${given} » dans cette édition`,
  'suspect-twice': (given) => `« ${given} » est déjà pris`,
  'unknown-card': (given) => `il n’y a pas de carte « ${given} » dans cette édition`,
  'card-twice': (given) => `la carte « ${given} » est déjà ailleurs`,
  'wrong-category': (given) => `« ${given} » est une seconde carte de sa catégorie`,
  'too-many-cards': (given) => `trop de cartes : ${given}`,
  'unknown-place': (given) => `il n’y a pas d’endroit ${given} sur ce plateau`,
  'not-at-this-table': (given) => `personne ne joue « ${given} » à cette table`,
  'not-in-edition': (given) => `cette édition n’a rien de tel (${given})`,
  'wrong-type': (given) => `${given} n’a pas sa place ici`,
};

/** The refusals in French. */
export const refusals: Refusals = {
  reasons,
  problems,
  valid: (choices) => ` ; possible : ${choices}`,
};
