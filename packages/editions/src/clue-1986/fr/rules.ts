import type { RulesPage } from '../../schema/rules.ts';

export const rules: RulesPage = {
  'C86-01':
    'Chaque joueur prend un suspect. Les joueurs s’assoient dans l’ordre des cases de départ autour du plateau : {le scarlet}, {le mustard}, {le white}, {le green}, {le peacock}, {le plum}.',
  'C86-02':
    'Chaque pion se trouve sur sa case de départ, y compris ceux des suspects que personne n’incarne.',
  'C86-03':
    'Chaque arme commence dans une pièce différente, soit six pièces sur neuf. Le hasard décide lesquelles. †',
  'C86-04':
    'Une fois l’étui confidentiel garni, les 18 autres cartes sont mélangées ensemble et distribuées une à une, dans le sens des aiguilles d’une montre, jusqu’à épuisement ; les mains peuvent différer d’une carte. La distribution commence par le joueur qui jouera le premier. †',
  'C86-05':
    '{Le scarlet} joue en premier. Si personne ne l’incarne, c’est le suspect en jeu qui la suit dans l’ordre de la table qui commence. †',
  'C86-06':
    'Un tour commence de l’une des deux façons suivantes : par un lancer ou, depuis une pièce d’angle, par le passage secret au lieu d’un lancer.',
  'C86-07':
    'Après un lancer, le pion avance exactement du nombre de cases obtenu, horizontalement ou verticalement, en changeant de direction à volonté. S’il n’existe aucun chemin de cette longueur, il va aussi loin qu’il peut ; s’il ne peut pas bouger du tout, il reste sur place. †',
  'C86-08':
    'Aucune case n’est parcourue deux fois dans le même tour. La case où le tour a commencé compte comme parcourue. †',
  'C86-09':
    'On ne peut ni entrer sur une case occupée par un autre pion ni la traverser. Le pion d’un suspect que personne n’incarne bloque comme tout autre. †',
  'C86-10':
    'Les passages secrets relient le bureau à la cuisine et la véranda au petit salon. En prendre un constitue tout le déplacement.',
  'C86-11':
    'Une porte relie une pièce à la case de couloir située devant elle. Le seuil n’est pas lui-même une case. Entrer dans la pièce depuis la case située devant la porte compte pour une case, et en sortir sur cette case aussi. †',
  'C86-12':
    'Une porte est bloquée, à l’entrée comme à la sortie, quand un pion occupe la case située devant elle. N’importe quel pion la bloque. †',
  'C86-13':
    'Entrer dans une pièce met fin au déplacement, quoi qu’il reste du lancer : il n’est pas nécessaire d’obtenir le nombre exact pour entrer dans une pièce.',
  'C86-14':
    'Un joueur ne peut pas rentrer, par quelque porte que ce soit, dans une pièce qu’il a quittée pendant le même tour.',
  'C86-15':
    'Un joueur ne peut pas rester dans une pièce par choix ; il doit en sortir par une porte ou par un passage (voir toutefois C86-22). Quand toutes les portes sont bloquées et qu’il n’y a pas de passage, il reste là sans lancer le dé, ne peut pas y émettre d’hypothèse et peut encore accuser. †',
  'C86-16': 'Une pièce peut contenir autant de pions et d’armes que l’on veut.',
  'C86-17':
    'Entrer dans une pièce oblige le joueur à y émettre une hypothèse : n’importe quel suspect, n’importe quelle arme et cette pièce. Il peut accuser à la place. †',
  'C86-18':
    'Le pion du suspect nommé et l’arme nommée sont amenés dans la pièce et y restent ensuite. Ce qui s’y trouve déjà ne bouge pas.',
  'C86-19':
    'Les adversaires répondent à tour de rôle, à partir de la gauche de celui qui a émis l’hypothèse. Le premier qui détient une carte nommée en montre une à l’auteur de l’hypothèse, et à lui seul ; personne d’autre n’est interrogé ensuite.',
  'C86-20': 'Quand personne ne peut montrer de carte, tout le monde l’apprend.',
  'C86-21':
    'Chaque entrée dans une pièce ne donne droit qu’à une hypothèse. Pour la suivante, le joueur doit entrer dans une autre pièce, ou revenir dans celle-ci à un tour postérieur à celui où il l’a quittée. Un joueur qui a émis une hypothèse dans une pièce à son dernier tour, en a été retiré et y revient directement à son tour suivant peut y entrer, mais non y émettre d’hypothèse. †',
  'C86-22':
    'Un joueur dont le pion a été amené dans une pièce par l’hypothèse de quelqu’un depuis son dernier tour peut, à son tour suivant, émettre une hypothèse dans cette pièce sans lancer le dé ni se déplacer ; ou bien il peut se déplacer comme d’habitude. Un pion qui était déjà dans la pièce n’y a pas été amené. Un joueur qui a émis une hypothèse dans une pièce, en a été retiré et y est ramené avant son tour peut y émettre une hypothèse : cette règle l’emporte sur C86-21. †',
  'C86-23':
    'On peut émettre une hypothèse et porter une accusation dans le même tour. C’est permis même si l’hypothèse a été réfutée. †',
  'C86-24':
    'À son tour, à tout moment où aucune réponse n’est attendue, un joueur peut accuser, en nommant n’importe quelle pièce, où qu’il se trouve. L’accusation est prononcée à voix haute : tous entendent les trois noms et apprennent si elle est juste.',
  'C86-25':
    'Une accusation fausse met fin au tour. Si le pion de l’accusateur se trouve devant une porte, il est placé dans la pièce où elle mène.',
  'C86-26':
    'L’accusateur qui s’est trompé continue de réfuter, et son pion peut encore être amené ailleurs par les autres.',
};
