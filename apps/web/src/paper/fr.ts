/** Le journal du soir en français. Les tournures sont dans le même ordre dans les deux langues. */
import { also } from './fr-also.ts';
import { self } from './self-fr.ts';
import type { PaperWords, Pattern } from './words.ts';

const opening: readonly Pattern[] = [
  (c) =>
    `C’est fini : au tour ${c.turn}, ${c.winner.name} a pris la parole, a nommé ${c.crime}, et pour une fois personne n’a ri.`,
  (c) =>
    `La main qui a frappé est celle ${c.culpritOf}, et c’est ${c.winner.name} qui l’a démontré au tour ${c.turn}.`,
  (c) =>
    `Que ceux qui avaient parié sur ${c.culprit} passent à la caisse : ${c.winner.name} a tranché l’affaire au tour ${c.turn}.`,
  (c) =>
    `Élucider ${c.deed} a coûté bien des nuits blanches ; le travail patient ${c.winner.of} en est venu à bout au tour ${c.turn}.`,
  (c) => `Demandez partout qui a fait le coup, on vous fera désormais une seule réponse : ${c.crime}.`,
  (c) =>
    `${c.house}, personne ne voulait croire à la faute ${c.culpritOf} ; au tour ${c.turn}, ${c.winner.name} n’a laissé le choix à personne.`,
  (c) =>
    `Il aura suffi de trois mots ${c.winner.to} au tour ${c.turn}, et tous les trois étaient justes : ${c.crime}.`,
  (c) =>
    `La tête froide, le crayon bien taillé et ${c.turn} tours de patience : voilà comment ${c.winner.name} a eu raison ${c.culpritOf}.`,
  (c) =>
    `${c.culprit} aura souri jusqu’à la fin, laquelle est arrivée au tour ${c.turn} sous les traits ${c.winner.of}.`,
  (c) => `Ce qui s’est passé ${c.place} n’est plus un mystère, et c’est ${c.winner.to} qu’on le doit.`,
  (c) =>
    `Si ${c.weapon} pouvait parler, ${c.turn} tours d’efforts auraient été épargnés ${c.winner.to} ; la vérité est sortie quand même.`,
  (c) =>
    `On se croyait entre amis ${c.house} ; au tour ${c.turn}, il a pourtant fallu livrer ${c.culprit} ${c.toPolice}.`,
  (c) =>
    `Le sceau est rompu et la réponse est connue : ${c.crime}, mot pour mot ce ${c.winner.that} venait d’affirmer.`,
  (c) =>
    `On se souviendra longtemps, ${c.house}, du tour ${c.turn} et du doigt ${c.winner.of} pointé sur ${c.culprit}.`,
  (c) =>
    `Hier encore, le nom ${c.culpritOf} évoquait les bonnes manières ; ${c.winner.name} vient d’y mettre un terme.`,
  (c) =>
    `L’affaire commencée ${c.place} est terminée : ${c.winner.name} a trouvé à la fois ${c.culprit} et ${c.weapon}.`,
  (c) =>
    `Une accusation, trois cartes, aucune faute : ${c.winner.name} a refermé le dossier au tour ${c.turn}.`,
  (c) =>
    `Sur ${c.deed}, les théories ne manquaient pas ; ${c.winner.name} a attendu le tour ${c.turn} pour donner la seule bonne.`,
  (c) =>
    `Toute la vérité tient en une ligne : ${c.crime}, comme ${c.winner.name} l’a vu avant tout le monde.`,
  (c) =>
    `Au tour ${c.turn}, on entendait voler les mouches ; puis ${c.winner.name} a rompu le sceau, et ${c.culprit} a pâli.`,
  (c) =>
    `${c.winner.name} ne doit rien ${c.culpritTo}, sinon des excuses pour l’heure tardive : le dossier s’est refermé au tour ${c.turn}.`,
  (c) =>
    `La justice a mis ${c.turn} tours à trouver son chemin ; d’un bout à l’autre, ${c.winner.name} tenait la lampe.`,
];

const silence: readonly Pattern[] = [
  (c) =>
    `Tout a basculé au tour ${c.askTurn}, quand ${c.asker.name} a avancé ${c.question} et que personne, autour de la table, n’a pu montrer de carte.`,
  (c) =>
    `Les témoins parlent encore du silence du tour ${c.askTurn} : ${c.asker.name} venait de nommer ${c.question}, et toutes les têtes ont fait non.`,
  (c) =>
    `Ce qui a tout trahi, c’est une question posée par ${c.asker.name} au tour ${c.askTurn} : pour ${c.question}, il n’y eut que des haussements d’épaules.`,
  (c) =>
    `« Et si c’était ${c.question} ? » a demandé ${c.asker.name} au tour ${c.askTurn} ; la réponse fut le plus bruyant des silences.`,
  (c) =>
    `Jusqu’au tour ${c.askTurn}, on tâtonnait ; puis ${c.asker.name} a proposé ${c.question}, et pas une main n’a bougé.`,
  (c) =>
    `Au tour ${c.askTurn}, personne n’a pu aider ${c.asker.name}, et c’était la meilleure des aides ; la question disait ${c.question}.`,
  (c) =>
    `Relisez le tour ${c.askTurn}, disent les connaisseurs : ${c.asker.name} suggère ${c.question}, et tous les autres ont les mains vides.`,
  (c) =>
    `Le tournant s’est passé de grands discours : ${c.asker.name} a demandé ${c.question} au tour ${c.askTurn} et n’a rien entendu en retour.`,
  (c) =>
    `Avec ${c.question}, au tour ${c.askTurn}, ${c.asker.name} a fait tout le tour de la table sans croiser une seule carte.`,
  (c) =>
    `Une question sans réponse vaut un demi-aveu ; ${c.asker.name} l’a obtenu au tour ${c.askTurn} pour ${c.question}.`,
  (c) =>
    `Après ${c.question}, lancé par ${c.asker.name} au tour ${c.askTurn}, on n’entendait plus que les crayons rayer des lignes.`,
  (c) =>
    `À partir du tour ${c.askTurn}, le sol brûlait : ${c.asker.name} a dit ${c.question}, et nul n’a trouvé à redire.`,
  (c) =>
    `Le coup décisif date du tour ${c.askTurn} : toute la compagnie a passé sur ${c.question}, et ${c.asker.name} n’a rien laissé paraître.`,
  (c) =>
    `Au tour ${c.askTurn}, ${c.asker.name} a jeté ${c.question} comme une pierre dans un puits, et l’a entendue toucher le fond.`,
  (c) =>
    `Quand on demande ${c.asker.to} d’où vient tant d’assurance, la réponse ne varie pas : le tour ${c.askTurn}, ${c.question}, et pas une carte en face.`,
  (c) =>
    `Au tour ${c.askTurn}, tous les regards se sont croisés : ${c.question}, et, pour la première fois de la soirée, personne n’a cherché dans ses cartes.`,
  (c) =>
    `Toute l’affaire a tenu en un tour, le ${c.askTurn}, en une question, ${c.question}, et en autant de regrets polis adressés ${c.asker.to}.`,
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
];

const shown: readonly Pattern[] = [
  (c) =>
    `La dernière pièce du puzzle est venue ${c.shower.of} : une carte montrée ${c.asker.to} au tour ${c.askTurn}, contre l’idée que ce fût ${c.question}.`,
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
    `Peu ont remarqué l’air ${c.asker.of} au tour ${c.askTurn}, quand ${c.shower.name} eut écarté ${c.question} d’une seule carte.`,
  (c) =>
    `Une question, ${c.question}, une date, le tour ${c.askTurn}, et une carte ${c.shower.of} : le reste, ${c.asker.name} l’a trouvé sans aide.`,
  (c) =>
    `Le dernier obstacle, ${c.asker.name} l’a franchi au tour ${c.askTurn} grâce ${c.shower.to} et à une carte qui excluait ${c.question}.`,
  (c) =>
    `Réfuter ${c.question} au tour ${c.askTurn} n’a rien coûté ${c.shower.to}, et a beaucoup rapporté ${c.asker.to}.`,
  (c) =>
    `Une carte ${c.shower.of}, aperçue au tour ${c.askTurn} en demandant ${c.question}, et il ne restait ${c.asker.to} que la vérité.`,
  (c) =>
    `On ne devrait jamais montrer une carte à la légère : ${c.shower.name} l’a fait au tour ${c.askTurn} contre ${c.question}, et ${c.asker.name} a conclu.`,
  (c) =>
    `La piste passait par ${c.question}, une fausse, comme ${c.shower.name} l’a fait voir au tour ${c.askTurn} ; ${c.asker.name} a fait demi-tour en courant.`,
  (c) =>
    `Pour écarter ${c.question}, ${c.shower.name} a montré une carte au tour ${c.askTurn}, et dans l’œil ${c.asker.of} une lampe s’est allumée.`,
];

export const fr: PaperWords = {
  ...also,
  topics: { ...also.topics, ...self, opening, silence, shown },
};
