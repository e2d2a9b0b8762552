import { text as classic } from '../../clue-1986/fr/guide.ts';
import { sheet } from '../../guide/sheet.fr.ts';
import type { GuideText } from '../../schema/guide.ts';

export const text: GuideText = {
  aim: 'Découvrez qui a enlevé le jeune {victim}, avec quoi et en quel lieu : trois cartes que personne n’a vues sont cachées {dans envelope}. Le premier joueur qui les nomme toutes les trois l’a retrouvé, et gagne.',
  story:
    'Les Normands n’ont peur de rien et ont passé la mer pour apprendre comment on fait. Le jeune {victim}, venu de la ville et que presque tout effraie, ferait un professeur admirable. Ce matin, son lit était vide. On a vu sur la côte des Normands, des Romains et des pirates, et chacun des {count suspects} jure que c’est un autre.',
  turn: {
    begin: {
      title: 'Lancez les dés',
      says: 'Lancez les deux dés et additionnez-les. Si votre tour commence dans un lieu d’angle, vous pouvez annoncer que vous prenez son passage au lieu de lancer les dés.',
    },
    move: {
      title: 'Déplacez-vous',
      says: 'Avancez votre pion du nombre exact de cases indiqué par les dés, dans tous les sens sauf en diagonale. Jamais deux pions sur la même case. Dès que vous entrez dans un lieu, votre déplacement est terminé, même s’il vous restait des cases.',
    },
    suggest: {
      title: 'Émettez {un suggestion}, si vous voulez',
      says: 'Dans le lieu où vous venez d’entrer, vous pouvez nommer un suspect, {un tool} et ce lieu. Vous n’y êtes pas obligé. Le pion du suspect et {le tool} vous y rejoignent.',
    },
    answer: classic.turn.answer!,
    accuse: {
      title: 'Accusez, si vous êtes sûr',
      says: 'Si une carte a été montrée, votre tour est aussitôt terminé. Si personne n’a pu en montrer, ou si vous n’avez rien demandé, vous pouvez accuser : si les trois cartes sont justes, vous gagnez ; si une seule est fausse, vous ne pouvez plus gagner. Vous n’avez qu’un essai dans toute la partie.',
    },
  },
  example: {
    lead: '{Le grossebaf} est arrivé {dans longship}. « C’est {le olibrius} ! Avec {le sack} ! {Dans longship} ! » Le pion {de olibrius} et {le sack} sont hissés à bord.',
    answers: {
      batdaf: 'Assis à la gauche du chef, il répond le premier. Il n’a aucune des trois cartes, et le dit.',
      cinematograf:
        'Il en a deux, {le longship} et {le sack}. Il laisse voir {le longship} {à grossebaf}, et à personne d’autre.',
      barberouge:
        'La question n’arrive pas jusqu’à lui, mais il sait maintenant que {le cinematograf} a l’une des trois.',
    },
    after:
      '{Le grossebaf} inscrit {initial cinematograf} en face {de longship}. Une carte a été montrée, son tour est donc terminé : il ne pourrait plus accuser, même s’il était sûr de lui.',
  },
  sheet,
  special: {
    kidnapping: {
      title: 'Un enlèvement',
      says: 'Personne ne meurt. {Le envelope} cache qui a emporté {victim}, avec quoi, et où on le retient.',
    },
    may: {
      title: 'Libre de vous taire',
      says: 'Entrer dans un lieu vous donne le droit d’émettre {un suggestion}, sans vous y obliger.',
    },
    over: {
      title: 'Une carte montrée met fin au tour',
      says: 'Dès qu’on vous a montré une carte, vous ne pouvez plus accuser à ce tour. Accusez avant de poser une question, ou après {un suggestion} à laquelle personne n’a pu répondre.',
    },
    leave: {
      title: 'On ne reste pas',
      says: 'Vous ne pouvez pas rester dans un lieu, pas même dans celui où l’on vous a amené : sortez, puis revenez, avant d’y poser une question.',
    },
    squares: {
      title: 'Aller et retour',
      says: 'Vous pouvez passer plusieurs fois par la même case dans un déplacement : un lancer trop long s’use en piétinant devant une porte.',
    },
    passages: {
      title: 'Deux passages',
      says: 'L’un relie {le pirate-ship} et {le cliff}, l’autre {le forest} et {le roman-camp}.',
    },
  },
};
