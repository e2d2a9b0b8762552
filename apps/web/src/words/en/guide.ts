import type { GuideWords } from '../guide-words.ts';

const small = 'no one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ');
const many = (count: number, noun: string): string =>
  `${small[count] ?? count} ${noun}${count === 1 ? '' : 's'}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const guideWords: GuideWords = {
  title: 'Rules',
  edition: 'Edition',
  contents: 'Contents',
  close: 'Close the rules',
  toGame: 'Back to the game',
  backTo: {
    landing: 'Back to the start page',
    new: 'Back to the set-up',
    play: 'Back to the game',
    table: 'Back to the table',
    games: 'Back to my games',
  },
  onePage: {
    link: 'Print on one page',
    title: 'How to play',
    print: 'Print',
    paper: 'One sheet, A4 or Letter.',
    inFull: (address) => `Every rule in full: ${address}`,
  },
  chapters: {
    aim: 'What it is about',
    box: 'What is in the box',
    turn: 'A turn at a glance',
    example: 'An example',
    sheet: 'Keeping the sheet',
    special: 'What makes it different',
    tips: 'Five tips on asking',
    children: 'With young children',
    guests: 'The guests',
    house: 'House rules',
    rules: 'All the rules',
    keys: 'Keyboard shortcuts',
  },
  seats: (fewest, most) => `${fewest} to ${most} players`,
  ages: (from) => `ages ${from} and up`,
  cardCount: (count) => `${count} cards`,
  dieCount: (count) => (count === 0 ? 'no dice' : many(count, 'die').replace('dies', 'dice')),
  cast: 'The suspects',
  box: {
    cards: (all, suspects, weapons, rooms, room) =>
      `${all} cards: ${many(suspects, 'suspect')}, ${many(weapons, 'weapon')} and ${many(rooms, room)}.`,
    sets: (counts) => `Played with ${counts.join(' or ')} of them.`,
    envelope: 'The three cards of the solution lie {inside}.',
    pawns: (count) =>
      `${capital(many(count, 'pawn'))}, one for each suspect. All of them stand on the board, even those that nobody plays.`,
    weapons: (count) => `${capital(many(count, 'weapon'))} to move about.`,
    board: (rooms, room, passages) =>
      `A board with ${many(rooms, room)} and ${many(passages, 'secret passage')}.`,
    noBoard: 'No board: a table is enough.',
    dice: (count, sign) =>
      capital(many(count, 'die').replace('dies', 'dice')) +
      (sign === 'magnifier'
        ? ', with a magnifier in place of the 1.'
        : sign === 'question'
          ? ', one of them with a “?” in place of the 1.'
          : '.'),
    decks: {
      clue: (count) => `${capital(many(count, 'clue card'))}, drawn when a magnifier is rolled:`,
      intrigue: (count) => `${capital(many(count, 'intrigue card'))}, butlers and clocks:`,
    },
    copies: (count) => `${count}×`,
    sheet: 'A sheet and a pencil for every player: on screen, the notebook.',
  },
  exampleOf: { lacks: 'cannot help', shows: 'shows a card', 'not-asked': 'is not asked' },
  sheetOf: {
    caption: (asker) => `The sheet of {${asker}} after this question`,
    card: 'Card',
    mark: 'Mark',
    reason: 'Reason',
    own: 'in your own hand',
    shownBy: (suspect) => `shown by {${suspect}}`,
    open: 'still open',
    tick: 'ticked',
  },
  powers: 'Once a game, each of them can do this:',
  seeRules: 'In full:',
  everywhere: 'In every edition',
  parts: {
    setUp: 'Setting up',
    moving: 'Moving',
    suggesting: 'Suggestions',
    asking: 'Asking',
    accusing: 'Accusing',
    twoAndTeams: 'Two players, and teams',
    clueCards: 'The clue cards',
    intrigue: 'Intrigue cards',
    powers: 'Powers and reactions',
  },
  search: 'Search the rules',
  found: (count) => (count === 1 ? '1 rule' : `${count} rules`),
  nothingFound: 'No rule says that. Try fewer words, or part of one.',
  differs: 'If you know the one-die classic',
  reading: 'our reading',
  readingNote: 'marks our own reading, where the printed rulebook is silent or can be read in two ways.',
  houseHint:
    'What your table may play differently, chosen when you set up the game. The usual way comes first.',
  keysNote: 'At the table, unless you are typing:',
  keyNames: {
    roll: 'Roll, or draw a card',
    move: 'Choose where to go',
    passage: 'Take the secret passage',
    suggest: 'Make a suggestion, or ask',
    accuse: 'Begin an accusation',
    end: 'End your turn, or “not now”',
    undo: 'Take back your move',
    board: 'Go to the board',
    hand: 'Go to your hand',
    notebook: 'Go to the notebook',
    log: 'Go to the log',
    sound: 'Sound on or off',
    arrows: 'Move around the board, the notebook and the log',
    enter: 'Choose',
    escape: 'Go back, or skip an animation',
    help: 'Help, with this list',
  },
};
