import type { Difference, RulesPage } from '../../schema/rules.ts';

export const rules: RulesPage = {
  'S08-01':
    'Une fois l’étui confidentiel garni, les 21 autres cartes sont distribuées de façon que toutes les mains soient égales ; celles qui restent sont posées face cachée dans la piscine.',
  'S08-02':
    'Chaque joueur choisit un invité et en a le pouvoir, utilisable une fois par partie. Tous savent s’il a servi ou non. Les six pions, y compris ceux des invités que personne n’incarne, se trouvent sur leurs cases de départ.',
  'S08-03': 'La pioche Intrigue est mélangée. Toutes les armes commencent dans la piscine.',
  'S08-04':
    'Chacun lance les dés, à la vue de tous ; le plus haut score joue le premier, et en cas d’égalité on relance. Les joueurs s’assoient comme il leur plaît.',
  'S08-05':
    'Chaque joueur commence son tour en déplaçant son propre pion : par un lancer, un passage secret, ou encore une carte Majordome ou un pouvoir qui le déplace.',
  'S08-06':
    'L’un des deux dés porte un « ? » à la place de son 1. † Quand il sort, il faut aussitôt piocher une carte Intrigue ; ensuite le pion peut avancer d’autant de cases que l’indique l’autre dé. Un 1 sur l’autre dé est un 1.',
  'S08-07': 'Il n’est pas obligatoire d’utiliser tout le lancer.',
  'S08-08':
    'Les pions se déplacent horizontalement ou verticalement, en changeant de direction à volonté. On peut traverser une case occupée, mais non s’y arrêter ; une case Intrigue occupée par un autre pion ne donne pas de carte.',
  'S08-09':
    'S’arrêter sur une case Intrigue libre est un choix : le déplacement prend fin, une carte doit être piochée, et le tour est terminé : on ne peut plus jouer que des cartes Majordome qui ne déplacent pas le pion. Y commencer un tour sans se déplacer ne fait rien piocher. †',
  'S08-10':
    'Un joueur doit quitter la pièce où il se trouve, sauf si une hypothèse l’y a amené depuis son dernier déplacement, la sienne par S08-37 comprise, ou s’il joue la carte Majordome pour rester. Être nommé alors qu’on s’y trouve déjà ne donne pas ce droit. † La piscine compte comme une pièce pour la sortie et pour le retour ; la carte Majordome pour rester ne peut pas y être jouée. †',
  'S08-11':
    'Un joueur ne peut pas rentrer dans une pièce qu’il a quittée pendant le même tour. Entrer dans une pièce met fin au déplacement.',
  'S08-12':
    'Les passages secrets relient la cuisine à l’observatoire et le spa à la chambre d’amis ; on peut en prendre un au lieu de lancer les dés.',
  'S08-13':
    'On entre dans le patio par n’importe laquelle de ses quatre cases blanches, qui font toutes partie de la pièce. La chambre d’amis a une entrée en diagonale : de la dalle située entre ses deux portails, un pas en diagonale mène à l’intérieur. On en sort par le même chemin. †',
  'S08-14':
    'Dans la piscine, un joueur peut regarder les cartes face cachée ou accuser : l’un ou l’autre. On n’y émet jamais d’hypothèse.',
  'S08-15':
    'Après le déplacement, dans une pièce autre que la piscine, un joueur peut émettre une hypothèse : un invité, une arme et cette pièce. L’invité et l’arme y sont amenés.',
  'S08-16':
    'Les adversaires répondent à tour de rôle, à partir de la gauche de celui qui a émis l’hypothèse. Le premier qui détient une carte nommée en montre une à l’auteur de l’hypothèse, et à lui seul ; personne d’autre n’est interrogé ensuite. Le tour prend alors fin dans tous les cas ; seuls les cartes Majordome et le pouvoir peuvent encore servir (S08-37 aussi) : aucune accusation ne suit une hypothèse.',
  'S08-17':
    'Quand l’hypothèse d’un autre amène le pion d’un joueur d’une pièce dans une autre, le joueur ainsi déplacé peut aussitôt piocher une carte Intrigue, avant toute réponse ; si elle le tue, l’hypothèse suit son cours, la main du mort étant dévoilée. Chaque déplacement de ce genre compte. Être nommé alors qu’on est déjà là ne compte pas, ni être amené depuis une case de l’allée ; les pions des invités que personne n’incarne ne donnent rien. L’hypothèse que l’on émet soi-même ne donne pas de carte. † La piscine compte comme une pièce. †',
  'S08-18':
    'À son tour, un joueur qu’une hypothèse a déplacé peut rester dans la dernière pièce où il a été amené et y émettre une hypothèse.',
  'S08-19':
    'Un joueur ne peut accuser que dans la piscine, à son tour, au lieu d’émettre une hypothèse, une fois par partie. L’accusation est prononcée à voix haute.',
  'S08-20':
    'Un accusateur qui s’est trompé ne se déplace plus jamais et ne pioche plus de carte Intrigue ; il continue de réfuter, et son pion peut être amené ailleurs. Il n’a plus de tour et n’émet plus d’hypothèse, mais il peut encore jouer les cartes Majordome et les pouvoirs qui agissent au tour des autres. †',
  'S08-21': 'Les cartes Temps sont étalées à la vue de tous. Les sept premières ne font rien.',
  'S08-22':
    'Celui qui pioche la huitième carte Temps est assassiné : il sort aussitôt de la partie, sa main est dévoilée à tous, et ses cartes Majordome non jouées ainsi que son pion disparaissent pour de bon. On peut encore le nommer ; aucun pion ne bouge alors. On ne lui demande plus de répondre. †',
  'S08-23':
    'La huitième carte Temps est remélangée à la pioche, même vide, et tue de nouveau quiconque la pioche.',
  'S08-24':
    'Quand tous sont assassinés, personne ne gagne. Il en va de même quand tous sont assassinés ou éliminés par une accusation. † La fin de partie dit lequel des deux cas s’est produit.',
  'S08-25':
    'Les cartes Majordome se gardent en main, en secret, sans limite de nombre. Tous savent combien chaque joueur en détient. † Une fois jouées, elles quittent la partie. On peut en jouer autant que l’on veut, chacune à son moment.',
  'S08-26':
    'Carte Majordome « rester » (un exemplaire) : au début du tour, dans une pièce, on reste et on émet une hypothèse au lieu de se déplacer.',
  'S08-27':
    'Carte Majordome « aller où l’on veut » (deux exemplaires) : au lieu de lancer les dés, on va dans n’importe quelle pièce, piscine comprise, ou sur n’importe quelle case, case Intrigue comprise. Sur une case Intrigue, S08-09 s’applique. †',
  'S08-28':
    'Carte Majordome « six de plus » (deux exemplaires) : après le lancer et avant le déplacement, on ajoute 6. Cela vaut aussi avec un « ? » sur un dé, et aussi quand la carte vient d’être piochée par ce lancer même.',
  'S08-29':
    'Carte Majordome « voisin de droite » (un exemplaire) : à la fin du tour, le voisin de droite montre une carte qu’il choisit lui-même. C’est le premier joueur survivant à droite. †',
  'S08-30':
    'Carte Majordome « encore un tour » (quatre exemplaires) : à la fin du tour, on joue un tour entier de plus.',
  'S08-31':
    'Carte Majordome « retour au départ » (deux exemplaires) : à la fin du tour, on renvoie un autre pion, au choix, sur sa case de départ. Ce peut être aussi le pion d’un invité que personne n’incarne. † Il y va même si un autre pion s’y trouve ; les deux partagent alors la case jusqu’à ce que l’un d’eux la quitte. †',
  'S08-32':
    'Carte Majordome « voir la carte » (deux exemplaires) : quand un joueur montre une carte à un autre en réponse à une hypothèse, au tour de n’importe quel joueur, on voit cette carte aussi.',
  'S08-33':
    'Carte Majordome « aucune réponse » (deux exemplaires) : quand un joueur, soi-même ou un autre, doit répondre à une hypothèse, qu’il détienne ou non une carte nommée, l’hypothèse reste sans réponse, personne d’autre n’est interrogé et le tour du joueur suivant commence aussitôt. Il n’y a alors ni carte de fin de tour ni seconde hypothèse. † L’auteur de l’hypothèse ne peut pas la jouer. † L’occasion s’en offre une fois par hypothèse, avant la première réponse, à tous ceux qui détiennent une carte Majordome, en même temps ; de plus, un joueur à qui l’on demande de montrer une carte peut la jouer au lieu de montrer. †',
  'S08-34':
    'Pouvoir {de scarlet} : elle voit une carte qu’un joueur vient de montrer à un autre. La carte doit avoir été montrée en réponse à une hypothèse. †',
  'S08-35':
    'Pouvoir {de mustard} : au début du tour, avant de lancer les dés, il choisit de faire deux lancers et deux déplacements, l’un après l’autre, sans hypothèse entre les deux ; « ? » et cases Intrigue agissent dans les deux, et s’arrêter sur une case Intrigue ne met fin qu’à ce déplacement. Les deux déplacements se font aux dés ; on ne peut ni regarder ni accuser entre les deux. †',
  'S08-36':
    'Pouvoir {de white} : au lieu de se déplacer, elle va dans n’importe quelle pièce sans passage secret, piscine comprise.',
  'S08-37':
    'Pouvoir {de green} : il émet une hypothèse en nommant une pièce où il n’est pas ; l’invité et l’arme vont dans la pièce nommée, lui-même seulement s’il se nomme. Il peut le faire de n’importe où, dans la piscine au lieu de regarder ou d’accuser, mais pas après S08-09. † Il peut aussi le faire après la réponse à une hypothèse du même tour (S08-16) : c’est alors une seconde hypothèse.',
  'S08-38':
    'Pouvoir {de peacock} : après avoir montré une carte, quelle qu’en soit la raison (une réponse, ou S08-29), elle regarde une carte, prise au hasard, du joueur à qui elle l’a montrée.',
  'S08-39': 'Pouvoir {de plum} : il émet deux hypothèses dans le même tour, dans la même pièce.',
  'S08-40':
    'Les occasions de réagir (S08-32, S08-33, S08-34, S08-38) s’offrent à tout joueur qui, d’après ce que tous savent, pourrait en avoir le moyen, c’est-à-dire qui a une carte Majordome ou ce pouvoir encore inutilisé, quoi qu’il détienne réellement ; il peut passer. Cela découle d’ALL-08. †',
};

/** Its differences from the one-die classic. */
export const differs: readonly Difference[] = [
  {
    rules: ['S08-01', 'S08-14'],
    says: 'Toutes les mains sont égales ; les cartes qui restent sont posées face cachée dans la piscine, où un joueur peut les regarder.',
  },
  { rules: ['S08-02', 'S08-34'], says: 'Chaque invité a un pouvoir, utilisable une fois par partie.' },
  { rules: ['S08-04'], says: 'Chacun lance les dés ; le plus haut score joue le premier.' },
  {
    rules: ['S08-06', 'S08-09'],
    says: 'On lance deux dés ; un « ? » sur l’un d’eux, ou un arrêt sur une case Intrigue, fait piocher une carte Intrigue.',
  },
  {
    rules: ['S08-07', 'S08-08'],
    says: 'Il n’est pas obligatoire d’utiliser tout le lancer, et l’on peut traverser les cases occupées.',
  },
  {
    rules: ['S08-15', 'S08-16'],
    says: 'Un joueur peut émettre une hypothèse après son déplacement, sans y être obligé ; aucune accusation ne suit une hypothèse.',
  },
  {
    rules: ['S08-17'],
    says: 'Le joueur amené d’une pièce dans une autre par l’hypothèse d’un autre peut piocher une carte Intrigue.',
  },
  { rules: ['S08-19'], says: 'Un joueur ne peut accuser que dans la piscine.' },
  {
    rules: ['S08-25', 'S08-26'],
    says: 'Les cartes Majordome se gardent en main et se jouent chacune à son moment.',
  },
  {
    rules: ['S08-21', 'S08-22'],
    says: 'Celui qui pioche la huitième carte Temps est assassiné et sort de la partie.',
  },
];
