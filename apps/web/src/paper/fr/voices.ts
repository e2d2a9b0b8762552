/** Le ton de chaque journal. */
import type { PaperWords } from '../words.ts';

export const voices: PaperWords['voices'] = {
  broadsheet: {
    opening: [
      (c) =>
        `Nous tenons de source sûre la vérité sur ${c.deed} : tout accable ${c.culprit}, ainsi que l’a établi ${c.winner.name}.`,
      (c) =>
        `Nous sommes en mesure d’affirmer que le drame est éclairci : ${c.winner.name} en a percé le secret au tour ${c.turn}.`,
      (c) => `De notre envoyé spécial : on s’est assuré ${c.culpritOf} peu après le tour ${c.turn}.`,
    ],
    closing: [
      () => 'D’autres détails dans notre édition de demain, prix un sou.',
      (c) => `Le carnet mondain a le regret d’annoncer une place libre à la table de bridge ${c.culpritOf}.`,
      () => 'Ces messieurs sont priés de reprendre leurs parapluies.',
    ],
  },
  tabloid: {
    opening: [
      (c) =>
        `La main dans le sac : ${c.winner.name} a fait tomber ${c.culprit} au tour ${c.turn}, et nous y étions.`,
      (c) =>
        `Nous l’avions écrit : derrière l’affaire se cachait ${c.culprit}, et ${c.winner.name} en a la preuve.`,
      (c) =>
        `Stupeur, frissons et rouge aux joues : au tour ${c.turn}, ${c.winner.name} a démasqué ${c.culprit}.`,
    ],
    closing: [
      () => 'Gagnez un week-end pour deux dans ce même manoir : rendez-vous page cinq.',
      () => 'Et votre voisin, est-ce lui aussi ? Appelez-nous.',
      (c) => `Demain en exclusivité : l’album d’enfance ${c.culpritOf}.`,
    ],
  },
  glossy: {
    opening: [
      (c) =>
        `Très chers, c’était ${c.culprit}, et ${c.winner.name} avait une allure folle en le disant au tour ${c.turn}.`,
      (c) =>
        `La fête de la saison a fini menottes aux poignets : ${c.winner.name} a trahi ${c.culprit} devant absolument tout le monde.`,
      (c) =>
        `Oubliez la liste des invités, voici celle des arrestations : ${c.culprit}, sur une idée ${c.winner.of} au tour ${c.turn}.`,
    ],
    closing: [
      (c) => `L’accessoire du mois : ${c.weapon}, à retrouver ${c.place}.`,
      (c) => `D’après ses amis, la saison ${c.culpritOf} sera à rayures.`,
      () => 'Dix autres pages de photos au bord de la piscine.',
    ],
  },
  papyrus: {
    opening: [
      (c) =>
        `Oyez, par Toutatis : ${c.winner.name} sait qui se cachait derrière ${c.deed}, et c’est ${c.culprit}.`,
      (c) =>
        `Par tous les dieux, le druide de la rédaction l’avait lu dans le gui : ${c.culprit}, dit ${c.winner.name} au tour ${c.turn}.`,
      (c) =>
        `Le ciel ne nous est pas tombé sur la tête ; il est tombé sur ${c.culprit} au tour ${c.turn}, quand ${c.winner.name} a parlé.`,
    ],
    closing: [
      () => 'Par précaution, on a ligoté le barde, et le banquet peut commencer.',
      () => 'Il est frais, mon poisson, fait savoir le poissonnier, qui a payé cette ligne.',
      (c) => `Les Normands, venus apprendre la peur, ont regardé ${c.culprit} et s’en disent contents.`,
    ],
  },
  sunday: {
    opening: [
      (c) =>
        `À longue affaire, longue lecture du dimanche : ${c.played}, un parc plein de monde et, pour finir, ${c.winner.name} avec la réponse.`,
      (c) =>
        `Entre les haies et la fontaine, ${c.winner.name} a su reconnaître ${c.culprit} dans la plus nombreuse compagnie de l’année.`,
      (c) =>
        `Prenez une chaise au jardin, cher lecteur : voici comment ${c.winner.name} a découvert ${c.culprit} au tour ${c.turn}.`,
    ],
    closing: [
      () => 'Le plan du parc, en dernière page, est à découper et à encadrer.',
      () => 'Les jardiniers demandent que l’on épargne les haies la prochaine fois.',
      (c) => `Mots croisés, sept horizontalement : ce que ne verra plus ${c.culprit} de sitôt.`,
    ],
  },
};
