import type { Difference, RulesPage } from '../../schema/rules.ts';

export const rules: RulesPage = {
  'X91-01':
    'Les dix pions commencent dans le hall, le treizième lieu. Le hall n’a pas de carte : aucun crime n’y est commis et aucune hypothèse n’y est émise.',
  'X91-02':
    'Les huit armes commencent à côté des lieux, et dans aucun d’eux ; une arme entre dans un lieu quand elle y est nommée pour la première fois.',
  'X91-03':
    'Tous les joueurs lancent les dés ; le plus haut score désigne le donneur. En cas d’égalité, on relance. † Les 27 cartes sont distribuées une à une en commençant à gauche du donneur. Le joueur à gauche du donneur joue le premier. † Les joueurs s’assoient comme il leur plaît, dans n’importe quel ordre de suspects.',
  'X91-04':
    'À son tour, on se déplace aux dés, par un passage secret, ou en combinant les deux. Un joueur peut aussi renoncer à se déplacer. †',
  'X91-05':
    'Aux dés, le pion avance exactement de la somme, horizontalement ou verticalement, en avant et en arrière. Il peut repasser par une même case. †',
  'X91-06':
    'Aucun pion ne s’arrête sur une case occupée. Quand le lancer mène au-delà, il la saute, en la comptant pour une case. Quand le compte s’achève exactement sur elle, il s’arrête sur une case libre de son chemin, avant elle. Ce peut être n’importe laquelle de ces cases. †',
  'X91-07':
    'Les portes ne sont pas des cases ; un lieu compte pour une case. Un joueur peut traverser un lieu, en le comptant pour une case, sans y émettre d’hypothèse. Il en va de même du hall. †',
  'X91-08':
    'Il n’est pas nécessaire d’obtenir le nombre exact pour s’arrêter dans un lieu afin d’y émettre une hypothèse. Ce n’est pas nécessaire non plus pour s’y arrêter sans émettre d’hypothèse, ni pour s’arrêter dans le hall. † Une fois l’hypothèse émise, le déplacement est terminé.',
  'X91-09':
    'Il y a six passages à sens unique, formant trois paires : bibliothèque et cuisine, grand salon et véranda, jardin et escalier du hall.',
  'X91-10':
    'Un passage compte pour une case dans un déplacement aux dés, arrivée comprise. Pris sans lancer les dés, il constitue tout le déplacement. Après un passage qui mène dans l’un des lieux, le déplacement est terminé, quoi qu’il reste du lancer ; une hypothèse y est alors émise. Le joueur peut aussi n’en émettre aucune ce tour-ci : le texte dit à la fois « doit » et « si ». †',
  'X91-11':
    'Le passage de l’escalier du hall mène au chemin de pierres, derrière le jardin, et non dans le jardin ; un autre en revient. On ne le prend que depuis le chemin de pierres ou depuis l’escalier. † Du chemin de pierres, ou de l’escalier, on continue avec ce qui reste du lancer ; on entre dans le jardin par les cases situées aux deux bouts du chemin. †',
  'X91-12':
    'On entre dans le jardin par deux portes, par le chemin de pierres ou par deux fenêtres, une de chaque côté ; une fenêtre compte pour une case.',
  'X91-13':
    'Il y a neuf cases Espion. Un pion peut s’arrêter sur l’une d’elles pendant son déplacement ; son joueur désigne un adversaire, qui choisit une de ses cartes et la lui montre, à lui seul. Le pion peut ensuite continuer avec ce qui reste du lancer ; la case Espion a compté pour une case. Chaque case Espion sert une fois par tour, le trajet jusqu’à elle est compté au plus court, et une case Espion occupée ne peut pas servir. †',
  'X91-14':
    'Un joueur qui entre dans l’un des douze lieux, ou qui y a été amené (X91-15), peut y émettre une hypothèse : une hypothèse par tour, jamais deux de suite dans le même lieu (une hypothèse ailleurs doit s’intercaler). Un joueur entré à un tour précédent et resté silencieux doit entrer ou être amené de nouveau. †',
  'X91-15':
    'Le suspect et l’arme nommés sont amenés dans le lieu et y restent. Le joueur dont le pion a été amené peut, à son tour, y émettre une hypothèse au lieu de se déplacer, ou se déplacer. X91-14 s’applique aussi à cette hypothèse. †',
  'X91-16':
    'Tous les autres joueurs sont interrogés, à partir de la gauche de celui qui a émis l’hypothèse, et chacun de ceux qui détiennent des cartes nommées lui en montre exactement une, à lui seul.',
  'X91-17':
    'Après les réponses, ou à tout autre moment de son tour, un joueur peut accuser, dans n’importe quel lieu. Il peut le faire aussi sur une case de l’allée. † L’accusation est écrite en secret : les autres apprennent seulement si elle est juste et, si elle l’est, le contenu de l’étui confidentiel.',
  'X91-18':
    'Un accusateur qui s’est trompé continue de réfuter. On peut aussi l’amener ailleurs et l’espionner. † Il ne fait rien d’autre.',
};

/** Its differences from the one-die classic. */
export const differs: readonly Difference[] = [
  {
    rules: ['X91-01', 'X91-02'],
    says: 'Jusqu’à dix joueurs, douze lieux et huit armes : tous les pions commencent dans le hall, les armes à côté des lieux.',
  },
  {
    rules: ['X91-03'],
    says: 'Le plus haut score désigne le donneur, et le joueur à sa gauche joue le premier.',
  },
  {
    rules: ['X91-04', 'X91-05'],
    says: 'On lance deux dés ; un déplacement peut combiner les dés et un passage secret, et un joueur peut aussi ne pas se déplacer.',
  },
  { rules: ['X91-06'], says: 'Une case occupée peut être sautée.' },
  { rules: ['X91-07', 'X91-08'], says: 'Un joueur peut traverser un lieu, qui compte pour une case.' },
  {
    rules: ['X91-13'],
    says: 'Sur une case Espion, un joueur se fait montrer une carte par un adversaire de son choix.',
  },
  {
    rules: ['X91-14'],
    says: 'Un joueur peut émettre une hypothèse dans un lieu sans y être obligé, et jamais deux de suite dans le même lieu.',
  },
  {
    rules: ['X91-16'],
    says: 'Tous les autres joueurs sont interrogés, et tous ceux qui le peuvent montrent une carte.',
  },
  {
    rules: ['X91-17'],
    says: 'L’accusation est écrite en secret : les autres n’entendent pas les trois noms.',
  },
];
