import { text as classic } from '../../clue-1986/fr/guide.ts';
import { sheet } from '../../guide/sheet.fr.ts';
import { copiesIn, type GuideText } from '../../schema/guide.ts';
import { clueDeck } from '../cards.ts';

export const text: GuideText = {
  aim: 'Découvrez qui a tué {victim}, avec quelle arme et dans quelle pièce du manoir Tudor : trois cartes que personne n’a vues sont cachées {dans envelope}. Le premier joueur qui les nomme toutes les trois gagne.',
  story:
    '{Victim} a été retrouvé dans les escaliers de la cave du manoir Tudor, au beau milieu de sa propre réception. Il avait convié {count suspects} invités, et commençait depuis peu à en savoir un peu trop sur chacun d’eux.',
  turn: {
    begin: {
      title: 'Lancez les dés',
      says: 'Lancez les deux dés. Sans les lancer, vous pouvez aussi prendre le passage secret de votre pièce d’angle, ou tout simplement rester dans la pièce où vous êtes.',
    },
    clue: {
      title: 'Une loupe ?',
      says: 'Le 1 de chaque dé est une loupe. Pour chaque loupe obtenue, piochez une carte d’indices avant de vous déplacer, lisez-la à voix haute et faites ce qu’elle dit. La loupe compte tout de même pour 1.',
    },
    move: {
      title: 'Marchez, filez ou restez',
      says: 'Avancez votre pion de la somme exacte des dés, jamais en diagonale ni à travers un autre pion ; entrer dans une pièce met fin au déplacement. Ou bien, même après avoir lancé les dés, prenez le passage de la pièce où votre tour a commencé, ou restez où vous êtes.',
    },
    suggest: {
      title: 'Émettez {un suggestion}',
      says: 'Que vous soyez entré dans une pièce ou que vous y soyez resté, dites qui vous soupçonnez : n’importe quel suspect, n’importe quelle arme, et cette pièce. Le pion du suspect et l’arme vous y rejoignent.',
    },
    answer: classic.turn.answer!,
    accuse: {
      title: 'Accusez, si vous êtes sûr',
      says: 'Tant que votre pion est dans une pièce, quelle qu’elle soit, vous pouvez accuser à votre tour, avec ou sans {suggestion} au préalable. Les trois cartes sont justes : vous gagnez. Une seule est fausse : vous ne pouvez plus gagner, mais vous continuez à répondre. Vous n’avez qu’un essai.',
    },
  },
  example: {
    lead: '{Le orchid} reste {dans conservatory} au lieu de lancer les dés. « Je soupçonne {le plum}, avec {le dagger}, {dans conservatory}. » Le pion {de plum} et {le dagger} l’y rejoignent.',
    answers: {
      green: 'Assis à sa gauche, il répond le premier. Il n’a aucune des trois cartes, et le dit.',
      peacock:
        'Elle en a deux, {le plum} et {le dagger}, et choisit : {le orchid} est seule à voir {le dagger}.',
      mustard:
        'La question n’arrive pas jusqu’à lui. Il note que {le green} n’a aucune des trois cartes, et que {le peacock} en a au moins une.',
    },
    after:
      '{Le orchid} inscrit {initial peacock} en face {de dagger}. Au tour suivant, elle peut rester une fois encore {dans conservatory} et émettre un nouveau soupçon, avec une autre arme.',
  },
  sheet: [
    ...sheet,
    'À deux joueurs, une carte que personne ne montre peut aussi se trouver face cachée dans l’une des pièces : notez celles où vous avez déjà regardé.',
  ],
  special: {
    clues: {
      title: `${copiesIn(clueDeck)} cartes d’indices`,
      says: 'Elles font nommer, montrer et bavarder, laissent chacun se précipiter dans une autre pièce ou ouvrent un nouveau passage secret. On peut aussi jouer sans elles : une loupe vaut alors simplement 1.',
    },
    stay: {
      title: 'Restez et recommencez',
      says: 'Rien ne vous oblige à sortir d’une pièce. Restez-y, sans lancer les dés si vous voulez, et émettez-y un nouveau soupçon.',
    },
    passages: {
      title: 'Le passage après le lancer',
      says: 'Vous pouvez d’abord regarder les dés et prendre le passage ensuite, si votre tour a commencé dans cette pièce. Les passages relient {le kitchen} et {le study}, ainsi que {le conservatory} et {le lounge}.',
    },
    accuse: {
      title: 'On n’accuse que dans une pièce',
      says: 'Dans le couloir, personne n’écoute : pour accuser, votre pion doit être dans une pièce. Vous nommez ensuite celle que vous voulez.',
    },
    two: {
      title: 'À deux aussi',
      says: 'À deux joueurs, quatre cartes sont d’abord posées face cachée dans quatre pièces. Celui qui entre dans l’une d’elles regarde sa carte et la remet en place.',
    },
    teams: {
      title: 'En équipes',
      says: 'Plusieurs personnes peuvent incarner ensemble un suspect : elles partagent la main, le pion, les notes et le tour.',
    },
  },
  children:
    'Avec de jeunes enfants, jouez en équipes : un enfant et un adulte tiennent ensemble une main de cartes et une feuille. L’enfant lance, avance et interroge ; à deux, on cherche ce qu’une réponse veut dire. Après une ou deux parties, la plupart des enfants veulent leur propre feuille.',
  guests: {
    scarlet:
      'Trois producteurs lui ont promis le même premier rôle, et chacun, pour prouver sa bonne foi, lui a confié un secret différent. Elle garde les promesses dans un tiroir et les secrets en tête. {Victim} s’était mis, lui aussi, à collectionner les secrets ; au potage, il lui a demandé ce qu’un tel tiroir pouvait bien valoir.',
    mustard:
      'À chaque dîner, il raconte sa dernière campagne, et à chaque dîner il la gagne avec moins d’hommes. Ce soir, il en était à un caporal et une mule quand {victim} a signalé, fort aimablement, qu’il venait de lire les archives. Depuis, le colonel n’a plus fini une phrase.',
    orchid:
      'Élevée dans cette maison, envoyée dans un pensionnat dont elle ne parle pas, elle en est revenue docteure en fleurs vénéneuses. Chaque dose qu’elle essaie est consignée dans un petit carnet vert. Il y manque une page depuis l’heure du thé, et elle est la seule à ne pas avoir pris de sucre.',
    green:
      'Il sait emprunter à tout le monde et a toujours remboursé : avec l’argent d’un autre. C’est un système qui marche tant qu’il y a un autre. Cette semaine, il ne restait plus que {victim}, qui réclamait le tout pour samedi, en billets.',
    peacock:
      'Hôtesse irréprochable, elle siège dans tous les comités de bienfaisance du comté, et nul ne l’a jamais entendue élever la voix. Nul n’a jamais vu les comptes non plus. {Victim} s’était proposé de les vérifier, en cadeau d’anniversaire.',
    plum: 'Il fouille une cité perdue depuis trente ans et n’en a montré au monde qu’un vase splendide, sous verre, {dans study}. Cet après-midi, {victim} l’a retourné pour l’épousseter, et a trouvé dessous la marque d’une fabrique de Limoges.',
  },
};
