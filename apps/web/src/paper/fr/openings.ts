/** La première phrase du journal du soir. */
import type { PaperWords } from '../words.ts';

export const openings: Pick<
  PaperWords['topics'],
  'opening' | 'openingDefault' | 'openingNobody' | 'openingMurdered' | 'openingSelf'
> = {
  opening: [
    (c) =>
      `C’est fini : au tour ${c.turn}, ${c.winner.name} a pris la parole, a nommé ${c.crime}, et pour une fois personne n’a ri.`,
    (c) =>
      `La main qui a frappé est celle ${c.culpritOf}, et c’est ${c.winner.name} qui l’a démontré au tour ${c.turn}.`,
    (c) =>
      `Que ceux qui avaient parié sur ${c.culprit} passent à la caisse : ${c.winner.name} a réglé l’affaire au tour ${c.turn}.`,
    (c) =>
      `Élucider ${c.deed} a coûté bien des nuits blanches ; le travail patient ${c.winner.of} en est venu à bout au tour ${c.turn}.`,
    (c) => `Demandez à n’importe qui : on ne vous fera plus qu’une réponse, ${c.crime}.`,
    (c) =>
      `${c.house}, personne ne voulait croire à la culpabilité ${c.culpritOf} ; au tour ${c.turn}, ${c.winner.name} n’a laissé le choix à personne.`,
    (c) =>
      `Il aura suffi de trois noms ${c.winner.to} au tour ${c.turn}, et tous les trois étaient justes : ${c.crime}.`,
    (c) =>
      `La tête froide, le crayon bien taillé et ${c.played} de patience : voilà comment ${c.winner.name} a eu raison ${c.culpritOf}.`,
    (c) =>
      `${c.culprit} aura souri jusqu’à la fin, laquelle est arrivée au tour ${c.turn} sous les traits ${c.winner.of}.`,
    (c) => `Ce qui s’est passé ${c.place} n’est plus un mystère, et c’est ${c.winner.to} qu’on le doit.`,
    (c) =>
      `Si ${c.weapon} avait pu parler, cela aurait épargné ${c.played} d’efforts ${c.winner.to} ; la vérité est sortie quand même.`,
    (c) =>
      `On se croyait entre amis ${c.house} ; au tour ${c.turn}, il a pourtant fallu livrer ${c.culprit} ${c.toPolice}.`,
    (c) =>
      `Le sceau est rompu et la réponse est connue : ${c.crime}, mot pour mot ce ${c.winner.that} venait d’affirmer.`,
    (c) =>
      `On se souviendra longtemps, ${c.house}, du tour ${c.turn} et du doigt ${c.winner.of} pointé sur ${c.culprit}.`,
    (c) =>
      `Hier encore, le nom ${c.culpritOf} évoquait les bonnes manières ; ${c.winner.name} vient d’y mettre un terme.`,
    (c) =>
      `L’affaire commencée ${c.place} est terminée : ${c.winner.name} a trouvé ${c.culprit}, et ${c.weapon} avec.`,
    (c) =>
      `Une accusation, trois cartes, aucune faute : ${c.winner.name} a refermé le dossier au tour ${c.turn}.`,
    (c) =>
      `Sur ${c.deed}, les théories ne manquaient pas ; ${c.winner.name} a attendu le tour ${c.turn} pour donner la seule bonne.`,
    (c) =>
      `Toute la vérité tient en une ligne : ${c.crime}, comme ${c.winner.name} l’a vu avant tout le monde.`,
    (c) =>
      `Au tour ${c.turn}, on aurait entendu voler une mouche ; puis ${c.winner.name} a rompu le sceau, et ${c.culprit} a pâli.`,
    (c) =>
      `${c.winner.name} ne doit rien ${c.culpritTo}, sinon des excuses pour l’heure tardive : le dossier s’est refermé au tour ${c.turn}.`,
    (c) =>
      `La justice a mis ${c.played} à trouver son chemin ; d’un bout à l’autre, ${c.winner.name} tenait la lampe.`,
  ],
  openingDefault: [
    (c) =>
      `À la fin, il ne restait ${c.winner.that}, et cela aura suffi pour clore l’affaire au tour ${c.turn}.`,
    (c) =>
      `Pendant que les autres se perdaient en paroles, ${c.winner.name} gardait le silence ; au tour ${c.turn}, la place était libre.`,
    (c) =>
      `Gagner, c’est parfois rester sur sa chaise : après le tour ${c.turn}, il n’y avait plus ${c.winner.that} pour conclure.`,
    (c) =>
      `C’était ${c.crime}, on le sait maintenant, et les lauriers vont ${c.winner.to}, faute d’autres candidats.`,
    (c) =>
      `Au tour ${c.turn}, tous les rivaux ${c.winner.of} avaient trébuché, et la vérité est tombée comme un fruit mûr.`,
    (c) =>
      `D’autres gagnent en parlant, ${c.winner.name} a gagné en attendant : au tour ${c.turn}, il n’y avait plus de concurrence, et ${c.culprit} était à découvert.`,
  ],
  openingNobody: [
    (c) => `Le dossier part aux archives sans vainqueur ; trop tard, on a su que c’était ${c.crime}.`,
    (c) => `Chacun avait sa théorie et personne n’avait la vérité, qui dormait sous le sceau : ${c.crime}.`,
    (c) =>
      `${c.culprit} a quitté les lieux par la grande porte, en saluant ceux-là mêmes qui étaient venus chercher le coupable.`,
    (c) =>
      `Après ${c.played}, on a renoncé ${c.house}, et ${c.culprit} cache toujours ${c.weapon} sous son manteau.`,
    (c) =>
      `Il est rare que tant de gens intelligents échouent à la fois ; la réponse tenait pourtant en trois cartes : ${c.crime}.`,
    (c) =>
      `Quand le sceau fut enfin rompu, on lut trois noms qu’aucune accusation n’avait réunis : ${c.crime}.`,
    (c) => `L’enquête sur ${c.deed} s’est achevée au tour ${c.turn} comme elle avait commencé, dans le noir.`,
    (c) =>
      `Pas une accusation n’a touché juste ; c’était ${c.culprit} depuis le début, ${c.place}, au vu de tous.`,
  ],
  openingMurdered: [
    (c) =>
      `Il ne reste personne ${c.house} pour raconter cette histoire ; il nous revient donc d’écrire que c’était ${c.crime}.`,
    (c) => `Les horloges se sont arrêtées ${c.house}, et avec elles tous ceux qui enquêtaient sur ${c.deed}.`,
    (c) =>
      `D’abord l’hôte, puis les invités un à un : ${c.culprit} n’a laissé personne pour poser des questions.`,
    (c) =>
      `Au tour ${c.turn}, les secours n’ont trouvé que le silence dans chaque pièce et, ${c.place}, ${c.weapon}.`,
    (c) =>
      `Nous gardions cette page pour un vainqueur, mais ${c.culprit} et la dernière horloge ont été plus rapides que tous.`,
    (c) =>
      `Nul n’a entendu sonner deux fois la dernière horloge : au tour ${c.turn}, ${c.culprit} avait fait taire tous les curieux.`,
  ],
  openingSelf: [
    (c) =>
      `Il est rare que l’enquête et le crime partagent la même chaise : au tour ${c.turn}, ${c.winner.name} a nommé ${c.crime}, et les trois cartes étaient justes.`,
    (c) =>
      `Le doigt pointé au tour ${c.turn} s’est retourné : ${c.winner.name} venait de tout élucider, et ${c.weapon} servira de pièce à conviction.`,
    (c) =>
      `Un même nom figure ce soir des deux côtés du dossier, celui ${c.winner.of}, qui a trouvé la vérité au tour ${c.turn} sans chercher bien loin.`,
    (c) =>
      `On finit rarement une enquête les menottes aux poignets ; c’est arrivé ${c.winner.to}, au tour ${c.turn}, pour avoir nommé ${c.crime} et vu juste.`,
    (c) =>
      `La franchise a demandé ${c.played} : puis ${c.winner.name} l’a dit tout haut, ${c.crime}, et le sceau rompu l’a confirmé.`,
    (c) =>
      `On s’attendait à tout, sauf à voir l’affaire résolue par qui avait fait le coup : c’est pourtant l’exploit ${c.winner.of}, au tour ${c.turn}.`,
    (c) =>
      `Pour savoir qui avait frappé ${c.place}, il suffisait ${c.winner.to} de rester sur sa chaise ; il aura tout de même fallu attendre le tour ${c.turn}.`,
    (c) =>
      `Personne, ${c.house}, n’aurait fait plus vite : au tour ${c.turn}, ${c.winner.name} a clos l’enquête en se livrant.`,
  ],
};
