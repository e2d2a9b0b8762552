import { sheet } from '../../guide/sheet.fr.ts';
import type { GuideText } from '../../schema/guide.ts';

export const text: GuideText = {
  aim: 'Découvrez qui a tué {victim}, avec quelle arme et dans lequel des {count rooms} lieux de sa propriété : trois cartes que personne n’a vues sont cachées {dans envelope}. Le premier joueur qui les écrit toutes les trois gagne.',
  story:
    '{Victim} a donné sa dernière réception. {Count suspects} invités étaient réunis {dans hall} de sa villa quand l’un d’eux est sorti, dans une pièce ou dans le parc, et en est revenu meurtrier. {Dans hall} même, de mémoire d’invité, il ne s’est jamais rien passé.',
  turn: {
    begin: {
      title: 'Les dés, un passage, ou les deux',
      says: 'Lancez les deux dés et marchez ; prenez un passage secret sans les lancer ; ou combinez les deux, un passage en chemin comptant pour une case. Vous pouvez aussi rester où vous êtes.',
    },
    move: {
      title: 'Déplacez-vous',
      says: 'Avancez de la somme exacte des dés, en avant et en arrière, jamais en diagonale. Un pion en travers du chemin peut être sauté et compte pour une case. Un lieu compte aussi pour une case : traversez-le, ou arrêtez-vous-y, quoi qu’il reste du lancer.',
    },
    spy: {
      title: 'Espionnez quelqu’un',
      says: 'Si votre chemin passe par l’une des {count spy} cases Espion, vous pouvez vous y arrêter et désigner un adversaire : il doit vous montrer une carte de son choix. Continuez ensuite avec ce qui vous reste.',
    },
    suggest: {
      title: 'Émettez {un suggestion}, si vous voulez',
      says: 'Dans un lieu où vous êtes entré, ou bien où l’on vous a amené, vous pouvez nommer un suspect, une arme et ce lieu : une fois par tour, et jamais deux fois de suite dans le même lieu. Le pion et l’arme vous y rejoignent.',
    },
    answer: {
      title: 'Tout le monde répond',
      says: 'À partir de votre gauche et jusqu’au bout du tour de table, chaque joueur qui a une carte nommée vous en montre exactement une, à vous seul. Une seule question peut vous faire voir plusieurs cartes.',
    },
    accuse: {
      title: 'Accusez, si vous êtes sûr',
      says: 'À tout moment de votre tour, vous pouvez écrire votre accusation en secret et regarder {dans envelope}. Les trois cartes sont justes : vous gagnez. Une seule est fausse : vous ne pouvez plus gagner ; les autres apprennent que vous vous êtes trompé, mais non ce que vous avez écrit.',
    },
  },
  example: {
    lead: '{Le gray} entre {dans gazebo}. « Je suppose que c’est {le plum}, avec {le horseshoe}, {dans gazebo}. » Toute la table est interrogée, un joueur après l’autre.',
    answers: {
      mustard: 'Il a l’une des trois cartes et montre {le horseshoe} {à gray}, et à lui seul.',
      peacock: 'Elle doit répondre aussi. Elle n’en a aucune, et le dit.',
      scarlet:
        'Elle a les deux autres, {le plum} et {le gazebo}, mais n’en montre qu’une. Elle choisit {le gazebo}.',
    },
    after:
      '{Le gray} inscrit {initial mustard} en face {de horseshoe} et {initial scarlet} en face {de gazebo} : deux cartes pour une question. Il ne peut pas encore dire où se trouve {le plum} : un joueur qui a montré une carte peut en avoir une autre.',
  },
  sheet: [
    sheet[0]!,
    'Quand quelqu’un vous montre une carte, inscrivez en face l’initiale de ce joueur. Une seule question peut vous donner plusieurs initiales, puisque tout le monde répond.',
    'Quand des cartes sont montrées à quelqu’un d’autre, comptez-les : chacun de ceux qui en montrent a l’une des trois. Trois cartes montrées pour une même question sont les trois cartes nommées, et aucune d’elles ne se trouve {inside}.',
    'Ne cochez jamais une carte pour la seule raison que quelqu’un ne l’a pas montrée. Chacun ne montre qu’une carte, même s’il en a deux ou trois de celles que vous avez nommées.',
    sheet[4]!,
    sheet[5]!,
  ],
  special: {
    everybody: {
      title: 'Tout le monde répond',
      says: 'Une question ne s’arrête pas à la première carte. Tout le monde est interrogé, et tous ceux qui le peuvent vous montrent une carte.',
    },
    spies: {
      title: '{Count spy} cases Espion',
      says: 'Arrêtez-vous sur l’une d’elles en passant, et l’adversaire de votre choix doit vous montrer une carte.',
    },
    through: {
      title: 'Par-dessus les pions, à travers les lieux',
      says: 'On saute les pions et l’on traverse les lieux, qui comptent chacun pour une case : il y a toujours un chemin.',
    },
    passages: {
      title: 'Des passages avec les dés',
      says: 'Les passages relient {le library} et {le kitchen}, {le drawing-room} et {le conservatory}, ainsi que l’escalier {de hall} et le chemin de pierres derrière {le garden}. On peut les prendre au milieu d’un déplacement.',
    },
    garden: {
      title: 'Par les fenêtres du jardin',
      says: '{Le garden} a deux portes, deux fenêtres et le chemin de pierres : autant de façons d’y entrer.',
    },
    hall: {
      title: 'Tout le monde part du hall',
      says: 'Les {count suspects} pions commencent {dans hall}, qui n’a pas de carte. Les {count weapons} armes attendent à côté du plateau que quelqu’un les nomme.',
    },
    secret: {
      title: 'Une accusation écrite',
      says: 'Celui qui se trompe ne trahit rien : les trois noms restent secrets.',
    },
  },
  tips: [
    'Au début, nommez trois cartes que vous n’avez pas. Tout le monde doit répondre : une bonne question peut vous faire voir trois cartes d’un coup.',
    'Plus tard, glissez dans la question une carte de votre main, ou une que vous avez déjà vue : celui qui répond a moins de choix, et vous apprenez exactement ce que vous vouliez savoir.',
    'De temps en temps, nommez deux de vos propres cartes. On vous croira sur une piste brûlante, et ceux qui vous suivent noteront de travers.',
    'Vous ne pouvez pas poser deux questions de suite dans le même lieu. Allez et venez entre deux lieux voisins, ou reliés par un passage, et interrogez tantôt dans l’un, tantôt dans l’autre.',
    'Nommez le suspect de celui qui semble tout près du but : son pion vous rejoint, loin de l’endroit où il voulait aller.',
  ],
};
