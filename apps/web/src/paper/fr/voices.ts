/** Le ton de chaque journal. */
import type { PaperWords } from '../words.ts';

export const voices: PaperWords['voices'] = {
  broadsheet: {
    opening: [
      (c) =>
        `Nous tenons de source sûre la vérité sur ${c.deed} : tout accable ${c.culprit}, ainsi que l’a établi ${c.winner.name}.`,
      (c) =>
        `Nous sommes en mesure d’affirmer que le drame est éclairci : au tour ${c.turn}, ${c.winner.name} a désigné ${c.culprit}.`,
      (c) =>
        `De notre envoyé spécial : on a arrêté ${c.culprit} peu après le tour ${c.turn}, sur la foi des preuves ${c.winner.of}.`,
      (c) =>
        `C’est avec regret que nous l’annonçons : on recevait partout ${c.culprit}, et voici ${c.winner.that} vient de prouver sa culpabilité.`,
      (c) =>
        `Notre correspondant téléphone : au tour ${c.turn}, avant même la fin du thé, ${c.winner.name} a montré du doigt ${c.culprit}.`,
      (c) =>
        `Nos fidèles lecteurs l’avaient deviné ; ${c.winner.name} l’a prouvé au tour ${c.turn} : ${c.crime}.`,
    ],
    closing: [
      () => 'Tous les détails dans notre édition de demain.',
      (c) => `Le carnet mondain a le regret d’annoncer une place libre à la table de bridge ${c.culpritOf}.`,
      () => 'Ces messieurs sont priés de reprendre leurs parapluies.',
      () => 'Le temps, quant à lui, reste à l’orage.',
      (c) => `Prière d’adresser désormais à la prison le courrier ${c.culpritOf}.`,
      () => 'Le concert de TSF suivra à neuf heures, comme annoncé.',
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
      (c) => `EXCLUSIF : c’était ${c.crime}, et ${c.winner.name} nous raconte le tour ${c.turn}.`,
      (c) =>
        `Quel culot ! On croyait à l’alibi ${c.culpritOf} ; au tour ${c.turn}, ${c.winner.name} l’a fait voler en éclats.`,
      (c) =>
        `On se moquait ${c.winner.of} ; plus personne ne riait au tour ${c.turn}, quand on a emmené ${c.culprit}.`,
    ],
    closing: [
      () => 'Gagnez un week-end pour deux dans ce même manoir : rendez-vous page cinq.',
      () => 'Et votre voisin, vous en êtes sûr ? Appelez notre ligne directe.',
      (c) => `Demain en exclusivité : l’album d’enfance ${c.culpritOf}.`,
      () => 'Faut-il interdire les manoirs ? Votez en page neuf.',
      () => 'Demain : la cuisinière dit tout.',
      (c) => `Notre poster géant : ${c.weapon}, grandeur nature.`,
    ],
  },
  glossy: {
    opening: [
      (c) =>
        `Mes chéris, c’était ${c.culprit}, et ${c.winner.name} avait une allure folle en le disant au tour ${c.turn}.`,
      (c) =>
        `La soirée de l’année a fini menottes aux poignets : ${c.winner.name} a balancé ${c.culprit} devant absolument tout le monde.`,
      (c) =>
        `Oubliez la liste des invités, voici celle des arrestations : ${c.culprit}, grâce au flair ${c.winner.of} au tour ${c.turn}.`,
      (c) =>
        `On hallucine : c’était ${c.culprit} depuis le début, et ${c.winner.name} l’avait bien dit au tour ${c.turn}.`,
      (c) =>
        `Tapis rouge, journée noire : ${c.winner.name} a montré ${c.culprit} du doigt, et les flashs ont crépité.`,
      (c) =>
        `Un scandale comme on les aime : au tour ${c.turn}, ${c.winner.name} a nommé ${c.culprit}, et le DJ a coupé la musique.`,
    ],
    closing: [
      (c) => `L’accessoire du mois : ${c.weapon}, à retrouver ${c.place}.`,
      (c) => `D’après ses amis, la saison ${c.culpritOf} sera à rayures.`,
      () => 'Dix autres pages de photos au bord de la piscine.',
      () => 'Notre styliste donne sept sur dix à la tenue de prisonnier.',
      (c) => `Déjà en rupture de stock : le tee-shirt à l’effigie ${c.winner.of}.`,
      () => 'La semaine prochaine : les alibis qui nous ont fait craquer.',
    ],
  },
  papyrus: {
    opening: [
      (c) =>
        `Oyez, par Toutatis : ${c.winner.name} sait qui se cachait derrière ${c.deed}, et c’est ${c.culprit}.`,
      (c) =>
        `Par tous les dieux, le druide de la rédaction l’avait lu dans le gui : ${c.culprit}, a dit ${c.winner.name} au tour ${c.turn}.`,
      (c) =>
        `Le ciel ne nous est pas tombé sur la tête ; il est tombé sur ${c.culprit} au tour ${c.turn}, quand ${c.winner.name} a parlé.`,
      (c) => `Qu’on le grave sur un menhir : ${c.winner.name} tient le ravisseur, et c’est ${c.culprit}.`,
      (c) =>
        `Plus moyen d’étouffer l’affaire : au tour ${c.turn}, ${c.winner.name} a montré ${c.culprit} du doigt.`,
      (c) =>
        `Un pigeon voyageur, hors d’haleine, apporte la nouvelle : au tour ${c.turn}, ${c.winner.name} a démasqué ${c.culprit}.`,
    ],
    closing: [
      () => 'Par précaution, on a ligoté le barde, et le banquet peut commencer.',
      () => 'Il est frais, mon poisson, fait savoir le poissonnier, qui a payé cette ligne.',
      (c) => `Les Normands, venus apprendre la peur, ont regardé ${c.culprit} et disent avoir compris.`,
      () => 'Cette semaine, les menhirs sont livrés gratuitement.',
      (c) => `Jusqu’à la prochaine pleine lune, l’eau du village sera portée par ${c.culprit}.`,
      () => 'Pour que la paix règne, il n’y aura pas de poisson au banquet.',
    ],
  },
  sunday: {
    opening: [
      (c) =>
        `À longue affaire, longue lecture du dimanche : ${c.played}, un parc plein de monde et, pour finir, ${c.winner.name} avec la réponse : ${c.culprit}.`,
      (c) =>
        `Entre les haies et la fontaine, ${c.winner.name} a su reconnaître ${c.culprit} dans la plus nombreuse compagnie de l’année.`,
      (c) =>
        `Installez-vous dans le jardin, cher lecteur : voici comment ${c.winner.name} a découvert ${c.culprit} au tour ${c.turn}.`,
      (c) =>
        `Tout a commencé par de la limonade sur la pelouse et fini par l’arrestation ${c.culpritOf} : au tour ${c.turn}, ${c.winner.name} tenait la réponse.`,
      (c) =>
        `Notre feuilleton du dimanche s’achève : au tour ${c.turn}, dernier chapitre, ${c.winner.name} nomme ${c.culprit}.`,
      (c) =>
        `À la sortie de la messe, on ne parlait que de cela : comment ${c.winner.name} a confondu ${c.culprit} au tour ${c.turn}.`,
    ],
    closing: [
      () => 'Le plan du parc, en dernière page, est à découper et à encadrer.',
      () => 'Les jardiniers demandent que l’on épargne les haies la prochaine fois.',
      (c) => `Mots croisés, sept horizontal : ce que ne verra pas ${c.culprit} de sitôt.`,
      () => 'La chronique du jardin est remise à la semaine prochaine.',
      (c) => `La visite guidée du parc part à trois heures ; ${c.weapon} est au programme.`,
      () => 'Sur la pelouse, l’orchestre a continué de jouer, un peu faux.',
    ],
  },
  online: {
    opening: [
      (c) =>
        `Mis à jour : ${c.winner.name} a bouclé l’enquête au tour ${c.turn}, et tout accuse ${c.culprit}. Voici ce que l’on sait.`,
      (c) =>
        `En direct, dernier message : au tour ${c.turn}, ${c.winner.name} donne la réponse, ${c.crime}, et les commentaires s’emballent.`,
      (c) =>
        `Vous n’allez pas le croire : c’était ${c.culprit}, et ${c.winner.name} l’a prouvé au tour ${c.turn}.`,
      (c) =>
        `Alerte info : on vient d’arrêter ${c.culprit}, après la réponse postée au tour ${c.turn} par ${c.winner.name}.`,
      (c) =>
        `On a échafaudé des théories pendant ${c.played} ; il a suffi d’une accusation ${c.winner.to} pour faire tomber ${c.culprit}.`,
      (c) =>
        `Cinq choses à retenir de la soirée, et d’abord celle-ci : c’était ${c.culprit}, et ${c.winner.name} le savait au tour ${c.turn}.`,
    ],
    closing: [
      () => 'Les commentaires sont désormais fermés.',
      (c) => `Tous les comptes ${c.culpritOf} ont été supprimés.`,
      (c) => `Nous avons cherché à joindre ${c.weapon}, sans succès.`,
      () => 'À lire aussi : dix alibis qui ont failli marcher.',
      () => 'Le podcast commence lundi.',
      () => 'Article corrigé : une première version accusait le chat.',
    ],
  },
};
