/** Le journal du soir : quelle hypothèse a tout fait basculer, ce qui a failli, ce qui a échoué. */
import type { PaperWords } from '../words.ts';

export const answers: Pick<
  PaperWords['topics'],
  'silence' | 'shown' | 'overheard' | 'closest' | 'bluff' | 'short' | 'wrong'
> = {
  silence: [
    (c) =>
      `Tout a basculé au tour ${c.askTurn}, quand ${c.asker.name} a proposé ${c.question} et que personne, autour de la table, n’a pu montrer de carte.`,
    (c) =>
      `Les témoins parlent encore du silence du tour ${c.askTurn} : ${c.asker.name} venait de nommer ${c.question}, et toutes les têtes ont fait non.`,
    (c) =>
      `Ce qui a tout trahi, c’est une question posée par ${c.asker.name} au tour ${c.askTurn} : pour ${c.question}, il n’y eut que des haussements d’épaules.`,
    (c) =>
      `« Et si c’était ${c.question} ? » a demandé ${c.asker.name} au tour ${c.askTurn} ; la réponse fut le plus bruyant des silences.`,
    (c) =>
      `Jusqu’au tour ${c.askTurn}, on tâtonnait ; puis ${c.asker.name} a proposé ${c.question}, et pas une main n’a bougé.`,
    (c) =>
      `Au tour ${c.askTurn}, personne n’a pu aider ${c.asker.name}, et c’était la meilleure des aides ; la question : ${c.question}.`,
    (c) =>
      `Relisez le tour ${c.askTurn}, disent les connaisseurs : ${c.asker.name} suggère ${c.question}, et tous les autres ont les mains vides.`,
    (c) =>
      `Le tournant s’est passé de grands discours : ${c.asker.name} a demandé ${c.question} au tour ${c.askTurn} et n’a rien entendu en retour.`,
    (c) =>
      `En demandant ${c.question} au tour ${c.askTurn}, ${c.asker.name} a fait tout le tour de la table sans croiser une seule carte.`,
    (c) =>
      `Une question sans réponse vaut un demi-aveu ; ${c.asker.name} a eu le sien au tour ${c.askTurn}, en demandant ${c.question}.`,
    (c) =>
      `Quand ${c.asker.name} eut nommé ${c.question}, au tour ${c.askTurn}, on n’entendit plus que les crayons rayer des lignes.`,
    (c) =>
      `Au tour ${c.askTurn}, on brûlait : ${c.asker.name} a dit ${c.question}, et personne n’a trouvé à redire.`,
    (c) =>
      `Le coup décisif date du tour ${c.askTurn} : nul n’avait de carte contre ${c.question}, et ${c.asker.name} n’a rien laissé paraître.`,
    (c) =>
      `La question ${c.asker.of} au tour ${c.askTurn}, ${c.question}, est tombée comme une pierre dans un puits, et rien n’est remonté.`,
    (c) =>
      `Quand on demande ${c.asker.to} d’où vient tant d’assurance, la réponse ne varie pas : le tour ${c.askTurn}, ${c.question}, et pas une carte en face.`,
    (c) =>
      `Au tour ${c.askTurn}, tous les regards se sont croisés : ${c.asker.name} a nommé ${c.question}, et personne n’a cherché dans ses cartes.`,
    (c) =>
      `Toute l’affaire a tenu à une question posée au tour ${c.askTurn}, ${c.question}, et aux regrets polis que la table a présentés ${c.asker.to}.`,
    (c) =>
      `L’un après l’autre, ils ont décliné : c’était au tour ${c.askTurn}, c’était ${c.question}, et ${c.asker.name} comptait.`,
    (c) =>
      `Une seule carte contre ${c.question} au tour ${c.askTurn}, et l’enquête ${c.asker.of} durerait encore.`,
    (c) =>
      `De l’avis général, tout s’est joué au tour ${c.askTurn} : ${c.asker.name} a tenté ${c.question}, et la table est restée sans voix.`,
    (c) =>
      `Contre ${c.question}, que proposait ${c.asker.name} au tour ${c.askTurn}, on n’aurait pas trouvé une carte à prix d’or.`,
    (c) =>
      `Il faut du sang-froid pour rester de marbre quand nul ne contredit ${c.question} ; au tour ${c.askTurn}, ${c.asker.name} n’en a pas manqué.`,
  ],
  shown: [
    (c) =>
      `La dernière pièce du puzzle est venue ${c.shower.of} : une carte montrée ${c.asker.to} au tour ${c.askTurn}, en réponse à une question, ${c.question}.`,
    (c) =>
      `Au tour ${c.askTurn}, ${c.asker.name} a demandé ${c.question} ; il a suffi d’une carte ${c.shower.of}.`,
    (c) =>
      `Quelqu’un doit regretter le tour ${c.askTurn}, et c’est ${c.shower.name} : la carte glissée ${c.asker.to} contre ${c.question} ne laissait qu’une histoire possible.`,
    (c) =>
      `Une seule question séparait encore ${c.asker.name} de la vérité, et ${c.shower.name} y a répondu au tour ${c.askTurn} : ${c.question}.`,
    (c) =>
      `Impossible d’imprimer ici la carte ${c.shower.of} ; au tour ${c.askTurn}, elle a suffi ${c.asker.to} pour écarter ${c.question}, et le reste avec.`,
    (c) =>
      `Contre ${c.question}, au tour ${c.askTurn}, une carte ${c.shower.of} a changé un soupçon ${c.asker.of} en certitude.`,
    (c) =>
      `Peu de gens ont remarqué l’air ${c.asker.of} au tour ${c.askTurn}, quand une seule carte ${c.shower.of} eut écarté ${c.question}.`,
    (c) =>
      `Une question, ${c.question}, une date, le tour ${c.askTurn}, et une carte ${c.shower.of} : le reste, ${c.asker.name} l’a trouvé sans aide.`,
    (c) =>
      `Le dernier obstacle, ${c.asker.name} l’a franchi au tour ${c.askTurn} grâce ${c.shower.to} et à une carte qui excluait ${c.question}.`,
    (c) =>
      `Écarter ${c.question} au tour ${c.askTurn} a coûté une carte ${c.shower.to}, et donné la partie ${c.asker.to}.`,
    (c) =>
      `Une carte ${c.shower.of}, aperçue au tour ${c.askTurn} en demandant ${c.question}, et il ne restait ${c.asker.to} que la vérité.`,
    (c) =>
      `On ne devrait jamais montrer une carte à la légère : ${c.shower.name} l’a fait au tour ${c.askTurn} contre ${c.question}, et ${c.asker.name} a conclu.`,
    (c) =>
      `La piste suivie, ${c.question}, était fausse, comme ${c.shower.name} l’a fait voir au tour ${c.askTurn} ; ${c.asker.name} a fait demi-tour en courant.`,
    (c) =>
      `Pour écarter ${c.question}, ${c.shower.name} a montré une carte au tour ${c.askTurn}, et dans l’œil ${c.asker.of} une lampe s’est allumée.`,
  ],
  overheard: [
    (c) =>
      `${c.winner.name} n’a pas même eu à demander : la question décisive, ${c.question}, est venue ${c.asker.of} au tour ${c.askTurn}.`,
    (c) =>
      `L’honneur de la question décisive revient ${c.asker.to}, qui a nommé ${c.question} au tour ${c.askTurn}, pendant ${c.winner.that} écoutait.`,
    (c) =>
      `Quand ${c.asker.name} a évoqué ${c.question} au tour ${c.askTurn}, l’oreille la plus fine de l’assemblée était celle ${c.winner.of}.`,
    (c) =>
      `Au tour ${c.askTurn}, ${c.asker.name} a posé la question et ${c.winner.name} en a profité : avec ${c.question}, le carnet n’avait plus de lacune.`,
    (c) =>
      `Il est bon d’écouter, comme l’a fait ${c.winner.name} au tour ${c.askTurn}, pendant ${c.asker.that} essayait ${c.question} sur toute la table.`,
    (c) =>
      `Un cadeau, au tour ${c.askTurn}, emballé par ${c.asker.name} et ouvert par ${c.winner.name} : ${c.question}.`,
    (c) =>
      `${c.asker.name} ne croyait pas si bien dire : sa question du tour ${c.askTurn}, ${c.question}, a tout appris ${c.winner.to}.`,
    (c) =>
      `Au tour ${c.askTurn}, c’est ${c.asker.name} qui parlait, et qui demandait ${c.question} ; ${c.winner.name} n’a eu qu’à noter.`,
  ],
  closest: [
    (c) =>
      `C’est ${c.asker.name} qui a frôlé la vérité, en proposant ${c.question} au tour ${c.askTurn} sans y croire.`,
    (c) =>
      `Au tour ${c.askTurn}, on y était presque : ${c.asker.name} a essayé ${c.question}, a secoué la tête et a changé de piste.`,
    (c) =>
      `L’histoire retiendra le tour ${c.askTurn}, où ${c.asker.name} a évoqué ${c.question} avant de changer de sujet.`,
    (c) =>
      `La meilleure idée de la soirée, ${c.question}, est venue ${c.asker.of} au tour ${c.askTurn}, puis on l’a oubliée.`,
    (c) =>
      `${c.asker.name} avait un pied dans la bonne porte au tour ${c.askTurn}, avec ${c.question}, et l’en a retiré.`,
    (c) =>
      `Il suffit de relire le procès-verbal du tour ${c.askTurn} : ${c.question}, dit ${c.asker.name}, et personne ne relève.`,
    (c) =>
      `Au tour ${c.askTurn}, avec ${c.question}, ${c.asker.name} brûlait si fort que le coupable en aurait lâché son verre.`,
    (c) =>
      `Si l’on avait seulement creusé ${c.question}, la question ${c.asker.of} au tour ${c.askTurn}, cette page serait tout autre.`,
  ],
  bluff: [
    (c) =>
      `La palme du culot revient ${c.bluffer.to}, pour avoir demandé ${c.bluffCard} au tour ${c.bluffTurn} avec cette carte en main.`,
    (c) =>
      `Tout le monde n’a pas joué franc jeu : au tour ${c.bluffTurn}, ${c.bluffer.name} réclamait ${c.bluffCard} sans avoir à chercher bien loin.`,
    (c) =>
      `Sans un battement de cils, ${c.bluffer.name} a lancé les autres, au tour ${c.bluffTurn}, sur ${c.bluffCard}, qui n’avait jamais quitté sa main.`,
    (c) =>
      `Ceux qui ont noté ${c.bluffCard} au tour ${c.bluffTurn} se sont fait rouler par ${c.bluffer.name}, qui avait la carte.`,
    (c) =>
      `On apprend ${c.bluffer.that} savait fort bien où trouver ${c.bluffCard} en posant sa question au tour ${c.bluffTurn}.`,
    (c) =>
      `Un mot sur le bluff du tour ${c.bluffTurn} : ${c.bluffCard} était dans la main ${c.bluffer.of}, qui posait la question.`,
    (c) =>
      `De la poudre aux yeux, aussi : ${c.bluffer.name} a cité ${c.bluffCard} au tour ${c.bluffTurn} à seule fin d’égarer la table.`,
    (c) =>
      `La moitié des carnets est fausse depuis le tour ${c.bluffTurn}, où ${c.bluffer.name} a demandé, d’un air candide, une carte de sa propre main, ${c.bluffCard}.`,
    (c) =>
      `De tous les mensonges dits sans mentir, le plus joli est celui ${c.bluffer.of} au tour ${c.bluffTurn} ; il portait sur ${c.bluffCard}.`,
    (c) =>
      `Saluons l’aplomb ${c.bluffer.of}, dont l’intérêt pour ${c.bluffCard}, au tour ${c.bluffTurn}, était pure invention.`,
    (c) =>
      `Au tour ${c.bluffTurn}, ${c.bluffer.name} a semé une fausse piste en nommant ${c.bluffCard}, bien au chaud dans sa main.`,
    (c) =>
      `Les joueurs de poker aimeront le tour ${c.bluffTurn} : ${c.bluffer.name} s’interroge à voix haute sur ${c.bluffCard} en tapotant sa poche.`,
  ],
  short: [
    (c) =>
      `Il n’a manqué qu’une carte ${c.accuser.to} au tour ${c.accuseTurn} : tout était juste, sauf ${c.missed}.`,
    (c) =>
      `Ayons une pensée pour ${c.accuser.name}, qui jurait au tour ${c.accuseTurn} que c’était ${c.accused} ; seul détail faux : ${c.missed}.`,
    (c) =>
      `Entre la gloire et la honte, il n’y a parfois qu’un pas, ou qu’une carte : ${c.missed}, pour ${c.accuser.name}, au tour ${c.accuseTurn}.`,
    (c) =>
      `Deux sur trois, c’est partout une bonne note, sauf ici : au tour ${c.accuseTurn}, ${c.accuser.name} n’aurait pas dû nommer ${c.missed}.`,
    (c) =>
      `Le héros malheureux de la soirée se nomme ${c.accuser.name} : au tour ${c.accuseTurn}, une seule carte, ${c.missed}, a tout gâché.`,
    (c) =>
      `Un cheveu, pas plus, séparait ${c.accuser.name} de la vérité au tour ${c.accuseTurn}, et ce cheveu avait un nom : ${c.missed}.`,
    (c) =>
      `Deux fois juste, une fois faux : au tour ${c.accuseTurn}, ${c.accuser.name} avait crié ${c.accused}.`,
    (c) => `L’accusation ${c.accuser.of} au tour ${c.accuseTurn} aurait été parfaite sans ${c.missed}.`,
    (c) =>
      `Au tour ${c.accuseTurn}, ${c.accuser.name} a tout misé sur ${c.missed} et c’est la seule carte qui était fausse.`,
    (c) => `Sans ${c.missed}, le tour ${c.accuseTurn} était celui ${c.accuser.of}, et cette page aussi.`,
  ],
  wrong: [
    (c) =>
      `Au tour ${c.accuseTurn}, ${c.accuser.name} avait accusé trop vite et a vu la suite de son fauteuil.`,
    (c) => `${c.accuser.name} a accusé au tour ${c.accuseTurn}, a regardé sous le sceau, et se tait depuis.`,
    (c) => `Une accusation précédente, celle ${c.accuser.of} au tour ${c.accuseTurn}, était tombée à côté.`,
    (c) =>
      `Le courage ne suffit pas : au tour ${c.accuseTurn}, la solution ${c.accuser.of} ne résolvait rien.`,
    (c) =>
      `La soirée fut brève pour ${c.accuser.name}, dont l’accusation du tour ${c.accuseTurn} s’est effondrée en une seconde.`,
    (c) => `En tête de ceux qui ont eu tort, depuis le tour ${c.accuseTurn} : ${c.accuser.name}.`,
    (c) => `Attendre était trop demander ${c.accuser.to}, qui l’a payé au tour ${c.accuseTurn}.`,
    (c) =>
      `Avis aux gens pressés : au tour ${c.accuseTurn}, ${c.accuser.name} a montré quelqu’un du doigt, et ce n’était pas la bonne personne.`,
    (c) =>
      `Il y avait eu fausse alerte au tour ${c.accuseTurn}, donnée avec conviction par ${c.accuser.name}.`,
    (c) => `Ce que le sceau a révélé ${c.accuser.to} au tour ${c.accuseTurn}, personne ne l’attendait.`,
  ],
};
