/** Le journal du soir : quand l’affaire pouvait être prouvée, et tout ce qu’il reste à raconter de la soirée. */
import type { PaperWords } from '../words.ts';

export const details: Pick<
  PaperWords['topics'],
  | 'proofEarly'
  | 'proofAtOnce'
  | 'proofNever'
  | 'busy'
  | 'witness'
  | 'namer'
  | 'tally'
  | 'silences'
  | 'cast'
  | 'brief'
  | 'weapon'
> = {
  proofEarly: [
    (c) =>
      `Selon nos calculs, ${c.reader.name} pouvait tout démontrer dès le tour ${c.proofTurn}, ${c.early} avant la fin.`,
    (c) =>
      `La preuve dormait dans le carnet ${c.reader.of} depuis le tour ${c.proofTurn} ; elle y a dormi ${c.early}.`,
    (c) =>
      `À strictement parler, pour ${c.reader.name}, tout était dit au tour ${c.proofTurn}, et il restait ${c.early} à jouer.`,
    (c) =>
      `Nous avons refait le compte : après le tour ${c.proofTurn}, ${c.reader.name} n’avait plus rien à deviner, et l’on a pourtant joué ${c.early} encore.`,
    (c) =>
      `À partir du tour ${c.proofTurn}, une seule réponse était possible pour ${c.reader.name} ; il a fallu ${c.early} pour la regarder en face.`,
    (c) =>
      `Un esprit plus froid, à la place ${c.reader.of}, aurait frappé au tour ${c.proofTurn}, ${c.early} plus tôt.`,
    (c) =>
      `Au tour ${c.proofTurn}, ${c.reader.name} avait tous les indices ; la suite, durant ${c.early}, ne fut mathématiquement que conversation.`,
    (c) =>
      `Des experts ont relu les notes ${c.reader.of} : la solution s’y trouve dès le tour ${c.proofTurn}, ${c.early} avant l’annonce.`,
    (c) =>
      `Une machine, à la place ${c.reader.of}, aurait été sûre d’elle au tour ${c.proofTurn}, avec ${c.early} d’avance.`,
    (c) =>
      `Avec les cartes vues jusqu’au tour ${c.proofTurn}, ${c.reader.name} pouvait l’écrire noir sur blanc ; on a joué ${c.early} de trop.`,
  ],
  proofAtOnce: [
    (c) =>
      `La preuve fut complète au tour ${c.proofTurn} et pas un instant plus tôt ; ${c.reader.name} ne l’a pas laissée refroidir.`,
    (c) =>
      `Pas de temps perdu : ce qu’il fallait ${c.reader.to} est venu au tour ${c.proofTurn}, et la fin avec.`,
    (c) =>
      `Notre arithmétique ne trouve aucun tour avant le ${c.proofTurn} où ${c.reader.name} aurait pu avoir une certitude.`,
    (c) =>
      `On ne pouvait aller plus vite : avant le tour ${c.proofTurn}, les cartes vues par ${c.reader.name} permettaient encore une autre histoire.`,
    (c) => `Au tour ${c.proofTurn}, le dernier doute ${c.reader.of} s’est envolé, et la partie avec lui.`,
    (c) =>
      `Sitôt démontrable, sitôt démontré, au tour ${c.proofTurn} : les notes ${c.reader.of} en font foi.`,
    (c) => `Le tour ${c.proofTurn} a donné la certitude ${c.reader.to}, et rien avant lui n’y aurait suffi.`,
    (c) =>
      `Les esprits rangés seront satisfaits : la preuve et le verdict sont venus ${c.reader.to} au même tour, le ${c.proofTurn}.`,
  ],
  proofNever: [
    (c) => `Avec les cartes vues par ${c.reader.name}, personne au monde n’aurait pu conclure avant la fin.`,
    (c) => `Soyons justes : de la place ${c.reader.of}, l’affaire ne pouvait pas se démontrer.`,
    (c) =>
      `Les notes ${c.reader.of} laissent jusqu’au bout plus d’un coupable possible ; il est des soirs où les cartes se taisent.`,
    (c) => `Aucun raisonnement, si fin soit-il, n’aurait apporté à temps la certitude ${c.reader.to}.`,
    (c) =>
      `Vérification faite, plusieurs histoires convenaient encore, pour ${c.reader.name}, quand le rideau est tombé.`,
    (c) =>
      `La certitude n’a jamais été offerte ${c.reader.to} ; tout au plus une intuition plus ou moins éclairée.`,
    (c) =>
      `La chaise ${c.reader.of} était la plus mal placée de la salle : la preuve ne se voyait pas de là.`,
    (c) =>
      `Que nul ne blâme ${c.reader.name} : d’après nos comptes, son carnet n’a jamais contenu toute la preuve.`,
    (c) =>
      `Les mathématiques plaident pour ${c.reader.name} : il n’y avait pas assez d’indices pour conclure.`,
    (c) => `Tout ce que savait ${c.reader.name} aurait rempli cette page, sans rien démontrer.`,
  ],
  busy: [
    (c) =>
      `Rien n’a autant intrigué que ce qui avait pu se passer ${c.busy} : on l’a demandé ${c.busyTimes}.`,
    (c) => `Les allées et venues ${c.busy} ont valu ${c.busyCount} questions ; le sol doit y être usé.`,
    (c) => `Chacun voulait savoir ce qui s’était tramé ${c.busy} ; on en a parlé ${c.busyTimes}.`,
    (c) => `On n’a pas dû s’ennuyer, ce soir-là, ${c.busy}, avec ${c.busyCount} enquêtes de passage.`,
    (c) => `Le coin le plus piétiné de l’affaire se trouve ${c.busy} : ${c.busyCount} visites de curieux.`,
    (c) => `On en revenait toujours à ce qu’on avait pu voir ${c.busy} : ${c.busyTimes} dans la soirée.`,
    (c) => `Une plaque sera posée ${c.busy}, en l’honneur de ${c.busyCount} enquêtes.`,
    (c) => `Après ${c.busyCount} questions, on se promènerait les yeux fermés ${c.busy}.`,
    (c) =>
      `Les amateurs de souvenirs feront bien de commencer ${c.busy}, à l’origine de ${c.busyCount} questions.`,
    (c) => `Le plan des lieux est usé à un seul endroit, ${c.busy}, après ${c.busyCount} questions.`,
  ],
  witness: [
    (c) => `Le témoin le plus obligeant fut ${c.witness.name}, avec ${c.shows} cartes montrées.`,
    (c) => `${c.witness.name} avait réponse à tout et a montré une carte à ${c.shows} reprises.`,
    (c) => `Personne n’a dû en montrer autant ${c.witness.that} : ${c.shows} cartes en tout.`,
    (c) => `De la main ${c.witness.of}, une carte a traversé la table ${c.showTimes}, aller et retour.`,
    (c) =>
      `Si parler était un crime, le banc des accusés serait pour ${c.witness.name} : ${c.shows} cartes en une soirée.`,
    (c) =>
      `Les cartes les plus regardées du pays sont celles ${c.witness.of} : ${c.shows} coups d’œil accordés.`,
    (c) => `Pas moins de ${c.shows} cartes ont été soutirées ${c.witness.to}.`,
    (c) => `La discrétion n’est pas donnée à tous ; ${c.witness.name} a rendu service ${c.showTimes}.`,
    (c) => `À force de questions, ${c.witness.name} a dû montrer une carte ${c.showTimes}.`,
    (c) => `La main ${c.witness.of} était très demandée : ${c.shows} cartes montrées, une par une.`,
    (c) => `Garder un secret n’est pas de tout repos : ${c.witness.name} a dû en livrer un ${c.showTimes}.`,
  ],
  namer: [
    (c) =>
      `C’est ${c.namer.name} qui a soufflé pour la première fois le nom ${c.culpritOf}, dès le tour ${c.nameTurn}.`,
    (c) =>
      `Au tour ${c.nameTurn}, ${c.namer.name} avait déjà lâché le bon nom, et personne ne l’avait ramassé.`,
    (c) => `Rendons justice ${c.namer.to}, qui soupçonnait ${c.culprit} au tour ${c.nameTurn}.`,
    (c) =>
      `Le nom ${c.culpritOf} est tombé pour la première fois au tour ${c.nameTurn}, de la bouche ${c.namer.of}.`,
    (c) => `Le premier regard appuyé sur ${c.culprit} fut celui ${c.namer.of}, au tour ${c.nameTurn}.`,
    (c) =>
      `C’est ${c.namer.name} qui a ouvert la chasse, dès le tour ${c.nameTurn}, en nommant ${c.culprit}.`,
    (c) =>
      `Nul ne songeait ${c.culpritTo} avant que quelqu’un n’en parle au tour ${c.nameTurn} : c’était ${c.namer.name}.`,
    (c) =>
      `Rendons à chacun son dû : la piste fut flairée en premier par ${c.namer.name}, au tour ${c.nameTurn}.`,
    (c) =>
      `Dès le tour ${c.nameTurn}, ${c.namer.name} avait sa petite idée sur ${c.culprit}, bien avant les autres.`,
    (c) => `Sur la piste ${c.culpritOf}, tout est parti d’une question ${c.namer.of}, au tour ${c.nameTurn}.`,
    (c) => `Le procès-verbal en fait foi : ${c.namer.name} a cité ${c.culprit} dès le tour ${c.nameTurn}.`,
    (c) =>
      `${c.namer.name} avait mêlé ${c.culprit} à l’affaire dès le tour ${c.nameTurn}, et l’on avait poliment regardé ailleurs.`,
  ],
  tally: [
    (c) => `En tout, ${c.questions} questions auront été posées.`,
    (c) => `Le procès-verbal compte ${c.questions} questions, la plupart indiscrètes.`,
    (c) => `Il a fallu ${c.questions} questions, sans que personne n’élève la voix.`,
    (c) => `On a dénombré ${c.questions} questions, et bien plus de sourcils levés.`,
    (c) => `Pour les amateurs de chiffres : ${c.questions} questions, trois cartes, une vérité.`,
    (c) => `Les personnes présentes parlent de ${c.questions} questions et d’un solide mal de tête.`,
    (c) => `Sur ${c.questions} questions, la dernière fut, comme toujours, la plus courte.`,
    (c) => `Notre sténographe a rempli deux carnets avec ${c.questions} questions.`,
    (c) => `Le dossier contient ${c.questions} questions et une tache de café.`,
    (c) => `À ne compter que ce qui fut dit tout haut, il y eut ${c.questions} questions.`,
    (c) => `Après ${c.questions} questions, même les portraits au mur avaient l’air coupables.`,
    (c) => `On en est arrivé là en ${c.questions} questions ; des philosophes ont fait pire.`,
  ],
  silences: [
    (c) => `Faire le tour complet et revenir sans réponse : c’est arrivé ${c.silenceTimes} à une question.`,
    (c) => `Il y eut ${c.silences} de ces silences où chacun regarde le plafond.`,
    (c) => `À ${c.silences} reprises, personne n’a pu aider.`,
    (c) => `Pour ${c.silences} questions, il n’y eut pas preneur, et chacune a rendu quelqu’un nerveux.`,
    (c) => `Les bonnes oreilles avaient ${c.silences} questions sans réponse à se mettre sous la dent.`,
    (c) => `On a gardé le silence plus qu’on ne croit : ${c.silences} questions n’ont eu aucune réponse.`,
    (c) => `Parmi les questions posées, ${c.silences} sont mortes sans héritier.`,
    (c) => `Toute la compagnie a regardé ses chaussures ${c.silenceTimes}.`,
  ],
  cast: [
    (c) => `Autour de la table, et pas un au-dessus de tout soupçon, il y avait ${c.victims}.`,
    (c) => `Pour nos lecteurs, la liste des personnes présentes : ${c.victims}.`,
    (c) => `On a interrogé tout le monde, et tout le monde avait un alibi : ${c.victims}.`,
    (c) => `L’assemblée, pour mémoire : ${c.victims} ; l’humeur : plutôt courtoise.`,
    (c) => `Il fallait voir les visages quand le sceau fut rompu : ${c.victims}.`,
    (c) =>
      `La soirée s’annonçait agréable pour ${c.victims}, qui ne songeaient guère aux journaux du lendemain.`,
  ],
  brief: [
    (c) => `L’affaire fut courte : elle s’est jouée en ${c.played}, à peine le temps de s’asseoir.`,
    (c) => `Jamais on n’a gaspillé si peu de mots ; au tour ${c.turn}, tout était fini.`,
    (c) => `Le café fumait encore quand le tour ${c.turn} y a mis fin.`,
    (c) => `Notre reporter avait à peine trouvé une chaise que tout était fini, au tour ${c.turn}.`,
    (c) =>
      `On a vu des affaires plus longues se conclure avec moins de hâte ; celle-ci s’est arrêtée au tour ${c.turn}.`,
    (c) => `Certaines soirées se passent de second acte : tour ${c.turn}, rideau.`,
  ],
  weapon: [
    (c) =>
      `On pouvait voir depuis le début ${c.weapon}, ${c.place}, à portée de toutes les mains ; encore fallait-il y penser.`,
    (c) =>
      `Personne n’avait jeté un second regard sur ${c.weapon}, et c’est bien ainsi que l’entendait ${c.culprit}, nous dit-on.`,
    (c) =>
      `Comment se fait-il que l’arme, ${c.weapon}, ait été ${c.place} ? Voilà une question à laquelle ${c.culprit} aura désormais tout loisir de réfléchir.`,
    (c) => `Les visites sont suspendues ${c.place}, et ${c.weapon} restera sous clé jusqu’à nouvel ordre.`,
  ],
};
