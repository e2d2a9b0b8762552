import type { GuideWords } from '../guide-words.ts';

const small = 'aucun un deux trois quatre cinq six sept huit neuf dix onze douze treize'.split(' ');
const plural = (noun: string): string =>
  noun
    .split(' ')
    .map((word) => (/eu$/.test(word) ? `${word}x` : `${word}s`))
    .join(' ');
const many = (count: number, noun: string): string =>
  `${small[count] ?? count} ${count < 2 ? noun : plural(noun)}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const guideWords: GuideWords = {
  title: 'Règles',
  edition: 'Édition',
  contents: 'Sommaire',
  close: 'Fermer les règles',
  toGame: 'Retour à la partie',
  backTo: {
    landing: 'Retour à l’accueil',
    new: 'Retour aux préparatifs',
    play: 'Retour à la partie',
    table: 'Retour à la table',
    games: 'Retour à mes parties',
  },
  onePage: {
    link: 'Imprimer sur une page',
    title: 'Comment jouer',
    print: 'Imprimer',
    paper: 'Une seule feuille, A4 ou Letter.',
    inFull: (address) => `Toutes les règles : ${address}`,
  },
  chapters: {
    aim: 'De quoi il s’agit',
    box: 'Dans la boîte',
    turn: 'Un tour en un coup d’œil',
    example: 'Un exemple',
    sheet: 'Tenir sa feuille',
    special: 'Particularités',
    tips: 'Cinq conseils pour bien interroger',
    children: 'Avec de jeunes enfants',
    guests: 'Les invités',
    house: 'Règles maison',
    rules: 'Toutes les règles',
    keys: 'Raccourcis clavier',
  },
  seats: (fewest, most) => `de ${fewest} à ${most} joueurs`,
  ages: (from) => `dès ${from} ans`,
  cardCount: (count) => `${count} cartes`,
  dieCount: (count) => (count === 0 ? 'sans dé' : many(count, 'dé')),
  cast: 'Les suspects',
  box: {
    cards: (all, suspects, weapons, rooms, room) =>
      `${all} cartes : ${many(suspects, 'suspect')}, ${many(weapons, 'arme')} et ${many(rooms, room)}.`,
    sets: (counts) => `On joue avec ${counts.join(' ou ')} d’entre elles.`,
    envelope: 'Les trois cartes de la solution se trouvent {inside}.',
    pawns: (count) =>
      `${capital(many(count, 'pion'))}, un par suspect. Tous sont sur le plateau, même ceux que personne ne joue.`,
    weapons: (count) => `${capital(many(count, 'arme'))} à déplacer.`,
    board: (rooms, room, passages) =>
      `Un plateau avec ${many(rooms, room)} et ${many(passages, 'passage secret')}.`,
    noBoard: 'Pas de plateau : une table suffit.',
    dice: (count, sign) =>
      capital(many(count, 'dé')) +
      (sign === 'magnifier'
        ? ', avec une loupe à la place du 1.'
        : sign === 'question'
          ? ', dont l’un porte un « ? » à la place du 1.'
          : '.'),
    decks: {
      clue: (count) =>
        `${capital(small[count] ?? String(count))} cartes d’indices, une à piocher par loupe :`,
      intrigue: (count) => `${capital(many(count, 'carte'))} Intrigue, Majordome et Temps :`,
    },
    copies: (count) => `${count} ×`,
    sheet: 'Une feuille et un crayon par joueur : à l’écran, le carnet.',
  },
  exampleOf: { lacks: 'ne peut pas répondre', shows: 'montre une carte', 'not-asked': 'n’a pas à répondre' },
  sheetOf: {
    caption: (asker) => `La feuille {de ${asker}} après cette question`,
    card: 'Carte',
    mark: 'Marque',
    reason: 'Raison',
    own: 'dans votre main',
    shownBy: (suspect) => `montrée par {le ${suspect}}`,
    open: 'encore en question',
    tick: 'cochée',
  },
  powers: 'Une fois par partie, chacun d’eux peut faire ceci :',
  seeRules: 'En détail :',
  everywhere: 'Dans toutes les éditions',
  parts: {
    setUp: 'La mise en place',
    moving: 'Les déplacements',
    suggesting: 'Interroger',
    asking: 'Interroger',
    accusing: 'Accuser',
    twoAndTeams: 'À deux et en équipes',
    clueCards: 'Les cartes d’indices',
    intrigue: 'Les cartes Intrigue',
    powers: 'Les pouvoirs et les réactions',
  },
  search: 'Chercher dans les règles',
  found: (count) => (count < 2 ? `${count} règle` : `${count} règles`),
  nothingFound: 'Aucune règle ne dit cela. Essayez avec moins de mots, ou avec un début de mot.',
  differs: 'Si vous connaissez le classique à un dé',
  reading: 'notre lecture',
  readingNote: 'signale notre propre lecture, là où le livret se tait ou peut se comprendre de deux façons.',
  houseHint:
    'Ce que votre table peut jouer autrement, à choisir en préparant la partie. La règle habituelle vient en premier.',
  keysNote: 'À la table, sauf quand vous tapez du texte :',
  keyNames: {
    roll: 'Lancer, ou piocher',
    move: 'Choisir où aller',
    passage: 'Prendre le passage secret',
    suggest: 'Interroger les autres',
    accuse: 'Commencer une accusation',
    end: 'Finir le tour, ou « pas maintenant »',
    undo: 'Annuler le déplacement',
    board: 'Aller au plateau',
    hand: 'Aller à votre main',
    notebook: 'Aller au carnet',
    log: 'Aller à l’historique',
    sound: 'Couper ou remettre le son',
    arrows: 'Se déplacer sur le plateau, dans le carnet et l’historique',
    enter: 'Choisir',
    escape: 'Revenir, ou passer une animation',
    help: 'L’aide, avec cette liste',
  },
};
