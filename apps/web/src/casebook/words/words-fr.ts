import { words as casebook } from '@casefile/analysis/words/fr';
import { capital, ofPerson, person } from '@casefile/editions/words/french';
import { words as replay } from '../../replay/words-fr.ts';
import type { CaseScreenWords } from './words.ts';

export const words: CaseScreenWords = {
  casebook,
  opening: 'Ouverture du dossier…',
  counting: (share) => `Décompte de toutes les donnes : ${Math.floor(100 * share)} %`,
  solvedBy: (who) => `Résolue par ${person(who)}`,
  unsolved: 'Personne ne l’a résolue',
  changed: 'Cet enregistrement a été modifié : la suite n’est peut-être pas ce qui a été joué.',
  cut: 'Cet enregistrement est tronqué : seul ce qu’il en reste est montré.',
  export: 'Enregistrer dans un fichier',
  copyLink: 'Copier le lien',
  copied: 'Le lien est copié.',
  asTable: 'La même chose en tableau',
  chartKeys: 'Flèches : ← → dans la partie, ↑ ↓ pour un autre joueur. Entrée montre ce moment sur la table.',
  chartHint: 'Touchez une courbe pour revoir ce moment.',
  savePicture: 'Enregistrer l’image',
  player: 'Joueur',
  you: (name) => `${name} (vous)`,
  turnHead: 'Tour',
  toMoment: (turn) => `Montrer sur la table : ${turn}`,
  verify: {
    title: 'Tout s’est-il passé dans les règles ?',
    press: 'Vérifier la partie',
    checking: 'La partie est rejouée, règle par règle…',
    passed: 'Tout est en ordre.',
    partly: 'Tout ce qui peut être vérifié est juste.',
    failed: 'Cet enregistrement est incorrect.',
    proves:
      'Cela prouve que les cartes et les dés viennent des nombres secrets de cette partie, et que chaque action respectait les règles.',
    provesNot: 'Cela ne prouve pas que personne n’a soufflé ses cartes à un autre.',
    checks: {
      bytes: 'Écrit comme Casefile l’écrit',
      checksum: 'Rien n’a changé depuis l’écriture',
      header: 'L’en-tête s’accorde avec la partie',
      order: 'Chaque entrée est à sa place',
      commitment: 'Le nombre secret de la table était fixé d’avance',
      chain: 'Chaque entrée est scellée avec la précédente',
      seeds: 'Les nombres secrets des joueurs ont fait la donne',
      noted: 'C’est bien la partie que cet appareil avait notée',
      opening: 'La donne découle des nombres secrets',
      rules: 'Dés, cartes et chaque règle, rejoués',
    },
    found: { ok: 'juste', bad: 'faux', none: 'rien pour le vérifier' },
    entry: (number) => `L’erreur est à l’entrée ${number}.`,
    noted: (digits) => `Comparé à ce que cet appareil avait noté avant la donne : ${digits}…`,
    notNoted:
      'Cet appareil n’avait rien noté avant la donne : l’enregistrement s’accorde avec lui-même, et il n’y avait rien d’autre à quoi le comparer.',
    dealt: {
      together:
        'Donne faite avec les nombres secrets de tous les joueurs : personne n’a pu choisir les cartes.',
      partly:
        'Tous les nombres secrets n’ont pas été révélés à temps : celui qui tenait la table a pu choisir entre quelques donnes.',
      table: 'Donne faite par la table seule : celui qui la tenait a pu choisir les cartes.',
      unknown: 'Donne faite par cet appareil : personne d’autre n’y a pris part.',
    },
  },
  replay,
  glance: {
    proved: 'Preuve à votre portée',
    provedBy: (who) => `Preuve à la portée ${ofPerson(who)}`,
    from: (turn) => (turn === 0 ? 'dès la donne' : `dès le tour ${turn}`),
    never: 'jamais',
    early: (turns) => (turns === 1 ? 'un tour avant la fin' : `${turns} tours avant la fin`),
    asInTime: 'au dernier tour',
    asked: 'Vos questions',
    askedBy: (who) => `Les questions ${ofPerson(who)}`,
    ofBest: 'de ce qu’auraient apporté les meilleures',
    nothingAsked: 'aucune',
    first: 'Premier à tenir la preuve',
    nobody: 'personne',
    when: 'Qui tenait la preuve, et quand',
    solved: (turn) => `a gagné au tour ${turn}`,
    lacked: (names) => {
      if (names === null) return 'Aucun autre joueur n’a l’une de ces cartes.';
      const people = names.map(person);
      return `${capital(people.slice(0, -1).join(', '))} et ${people.at(-1)} n’ont aucune de ces cartes.`;
    },
    narrowed: (who, before, after, isOverheard) => {
      const name = capital(person(who));
      const heard = isOverheard ? `${name} écoute et` : name;
      if (before === after)
        return `${heard} hésite encore entre ${after} solutions, mais certaines deviennent plus probables.`;
      return after === 1
        ? `${heard} n’a plus qu’une solution sur ${before} : c’est prouvé.`
        : `${heard} passe de ${before} solutions possibles à ${after}.`;
    },
  },
  playFrom: {
    title: 'Jouer à partir d’ici',
    about: (turn) =>
      `Une nouvelle partie continue à partir de ce moment (${turn}). L’autre reste telle quelle, et les deux sont comparées à la fin.`,
    chair: 'Vous incarnez',
    cards: 'Les cartes',
    true: 'Telles qu’elles étaient',
    drawn: 'Une autre donne, que ce joueur ne pouvait pas exclure',
    against: 'Contre',
    start: 'Continuer la partie',
    cancel: 'Annuler',
    noDeal: {
      'too-large':
        'Trop de donnes sont encore possibles ici pour en tirer une. Choisissez un moment plus tardif.',
      contradiction: 'Aucune donne ne correspond à cet enregistrement : il a été modifié.',
      'not-in-record': 'Cet enregistrement n’en dit pas assez pour continuer à partir d’ici.',
    },
  },
  sameDeal: {
    copy: 'Défier un ami : même donne',
    title: 'La même donne',
    about: (who, players) =>
      `Un ami a joué ces cartes et vous met au défi de faire mieux. Vous êtes ${person(who)}, dans une partie à ${players} ; toutes les mains sont les mêmes que dans sa partie, la solution aussi.`,
    start: 'Jouer cette donne',
    bad: 'Ce lien ne contient pas de donne : il est sans doute tronqué. Redemandez-le.',
  },
  compared: {
    title: 'Les deux parties comparées',
    from: (turn) => `Cette partie en prolonge une autre (${turn}).`,
    drawn: 'Ses cartes ont été tirées parmi les donnes qui restaient possibles.',
    before: 'la première fois',
    here: 'cette fois',
    winner: 'Résolue par',
    turns: 'Fin au tour',
    proved: 'Vous teniez la preuve dès le tour',
    toOther: 'Ce moment de l’autre partie',
    chart: 'Votre incertitude dans les deux parties',
    parted: (turn) => `C’est la même partie jusqu’à ce moment (${turn}).`,
  },
  notebook: {
    title: 'Votre carnet face à ce qui était prouvable',
    none: 'Vous n’avez rien coché vous-même.',
    counted: {
      'in-time': (count) => `${count} à temps`,
      right: (count) => `${count} ${count < 2 ? 'juste' : 'justes'}`,
      ahead: (count) => `${count} ${count < 2 ? 'juste' : 'justes'} avant d’être prouvables`,
      late: (count) => `${count} en retard`,
      wrong: (count) => `${count} ${count < 2 ? 'fausse' : 'fausses'}`,
      unknown: (count) =>
        `${count} ${count < 2 ? 'invérifiable' : 'invérifiables'} d’après cet enregistrement`,
    },
    missedCount: (count) => `${count} ${count < 2 ? 'manquée' : 'manquées'}`,
    wrong: 'faux',
    late: 'coché trop tard : c’était prouvable ici',
    missed: 'pas coché : c’était prouvable ici',
  },
  coach: (turns) => `Conseil demandé : ${turns.join(', ')}.`,
  faults: {
    unfinished: 'Cette partie n’est pas finie. Son dossier s’ouvrira à la fin.',
    spectator: 'Ce qu’a vu un spectateur ne dit pas ce que savaient les joueurs.',
    'unknown-edition': 'Cette partie se joue dans une édition que l’application n’a pas.',
    newer: 'Cet enregistrement vient d’un Casefile plus récent. Rechargez la page pour l’obtenir.',
    missing: 'Cette partie est introuvable : elle a été supprimée, ou son lien est tronqué.',
    unreachable:
      'Cette partie ne peut pas être chargée : pas de connexion, ou le serveur ne répond pas. Réessayez plus tard.',
    'no-record': 'Ce fichier n’est pas l’enregistrement d’une partie.',
    'too-large': 'Ce fichier est plus gros que tout enregistrement : 8 Mo au plus.',
    cut: 'Cet enregistrement est trop incomplet : il n’y reste rien de la partie.',
    'no-room': 'Il n’y a plus de place sur cet appareil. Supprimez des parties finies ci-dessous.',
    'players-only': 'Seuls les joueurs de cette table peuvent étudier sa partie.',
    'record-closed': 'Les joueurs de cette table gardent leur partie pour eux.',
    broken: 'Cet enregistrement est illisible : il contient une erreur.',
  },
  at: (place) => `La première erreur est ici : ${place}`,
  back: 'Mes parties',
};
