import type { RulesPage } from '../../schema/rules.ts';

/** The rules of every edition, in French. */
export const rules: RulesPage = {
  'ALL-01':
    'Une carte de chaque catégorie est tirée au hasard et mise de côté sans être vue : ces trois cartes sont la solution. Toutes les autres cartes sont distribuées ou disposées comme le veut l’édition ; aucune carte n’est jamais perdue ni dédoublée.',
  'ALL-02':
    'Les joueurs jouent dans le sens des aiguilles d’une montre ; « à gauche » désigne le joueur suivant dans ce sens. Chaque décision appartient à un seul joueur, sauf là où l’édition l’ouvre à plusieurs à la fois.',
  'ALL-03':
    'Sauf si l’édition en dispose autrement, une carte montrée n’est vue que du joueur à qui on la montre. Tout le monde apprend qui a été interrogé, qui n’a pas pu répondre et qui a montré une carte, mais jamais laquelle.',
  'ALL-04':
    'Le joueur qui détient une carte nommée doit en montrer une, et choisit laquelle s’il en détient plusieurs. Le joueur qui n’en détient aucune doit le dire ; il ne peut pas mentir.',
  'ALL-05':
    'Quand il interroge, un joueur peut nommer des cartes de sa propre main, et aussi son propre suspect.',
  'ALL-06':
    'Un joueur peut porter une seule accusation par partie. Si les trois cartes sont justes, il gagne et la solution est montrée à tous. Si l’une d’elles est fausse, alors, sauf si l’édition en dispose autrement, l’accusateur est seul à voir la solution ; il ne peut plus jamais se déplacer, interroger ni accuser, et ne peut donc plus gagner, mais il continue de répondre.',
  'ALL-07':
    'La partie s’achève sur une accusation juste, ou quand il ne reste personne qui puisse en porter une : alors personne ne gagne. Le dernier joueur en lice continue seul ; il ne gagne pas par forfait. † Option de table : le dernier joueur continue seul (par défaut), ou il gagne.',
  'ALL-08':
    'Savoir qui doit décider ne dépend que de ce que connaît toute la table, jamais des cartes cachées. Le joueur qui doit montrer une carte est invité à confirmer même s’il n’en a qu’une à montrer, afin que le délai de sa réponse ne trahisse rien ; celui qui n’a rien à montrer passe automatiquement.',
  'ALL-09': 'Chaque joueur tient des notes privées que personne d’autre ne peut lire.',
  'ALL-10': 'Une action contraire à une règle est refusée, avec la raison du refus, et ne change rien.',
};
