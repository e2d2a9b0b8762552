/** What only the terminal says. */
import { person } from '@casefile/editions/words/french';
import type { Lang } from '@casefile/editions/words/words';

export interface ScreenWords {
  /** The hint under a question: at first everything that can be typed, later only how to get help. */
  readonly hints: string;
  readonly fewHints: string;
  readonly prompt: string;
  readonly back: string;
  readonly turn: (number: number, name: string) => string;
  readonly you: string;
  readonly dice: (count: number) => string;
  readonly left: (steps: number) => string;
  readonly cards: (count: number) => string;
  readonly out: string;
  readonly murdered: string;
  readonly butlers: (count: number) => string;
  readonly powerUsed: string;
  readonly clocks: (count: number) => string;
  readonly yourHand: string;
  readonly yourButlers: string;
  readonly shownToYou: string;
  readonly faceUp: string;
  readonly who: string;
  readonly withWhat: string;
  readonly where: string;
  readonly square: string;
  readonly door: string;
  readonly reachable: string;
  readonly passages: string;
  readonly aSquare: (count: number) => string;
  readonly notebook: string;
  readonly notebookKey: string;
  readonly markCard: string;
  readonly markColumn: string;
  readonly markHints: string;
  readonly notSure: (card: string) => string;
  readonly log: string;
  readonly help: readonly string[];
  readonly notUnderstood: (text: string) => string;
  readonly refused: string;
  readonly rule: (id: string) => string;
  readonly sure: (cards: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly over: string;
  readonly youWin: string;
  readonly envelope: (name: string, cards: string) => string;
  readonly again: string;
  readonly quit: string;
  readonly auto: string;
  readonly welcome: (title: string) => string;
  readonly plays: (bot: string, suspect: string) => string;
  /** An option of this table that differs from the default. */
  readonly agreed: (what: string, how: string, rules: readonly string[]) => string;
  readonly setUpHints: string;
  readonly whichEdition: string;
  readonly whichSuspect: string;
  readonly howMany: string;
  readonly whichBots: string;
  readonly mixedTable: string;
  readonly seats: (count: number) => string;
}

const en: ScreenWords = {
  hints: 'or type: a number · n notebook · b board · l log · h help · q quit',
  fewHints: 'h help',
  prompt: 'Your choice:',
  back: 'Back',
  turn: (number, name) => `Turn ${number} · ${name}`,
  you: 'you',
  dice: (count) => (count === 1 ? 'die' : 'dice'),
  left: (steps) => (steps === 1 ? '1 step to go' : `${steps} steps to go`),
  cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
  out: 'wrong accusation',
  murdered: 'murdered',
  butlers: (count) => (count === 1 ? '1 butler card' : `${count} butler cards`),
  powerUsed: 'power used',
  clocks: (count) => `Clock cards on the table: ${count}`,
  yourHand: 'Your hand',
  yourButlers: 'Your butler cards',
  shownToYou: 'Cards you have seen',
  faceUp: 'Face up',
  who: 'Who',
  withWhat: 'With what',
  where: 'Where',
  square: 'square',
  door: 'door',
  reachable: 'you can go there',
  passages: 'Secret passages:',
  aSquare: (count) => `Go to a square: ${count} marked ◆ (or type column,row)`,
  notebook: 'Notebook',
  notebookKey: '● has it   – does not have it   ✓ ✗ ? your own marks',
  markCard: 'Mark which card?',
  markColumn: 'In which column? Choosing again changes the mark: ✓ ✗ ? none',
  markHints:
    'arrow keys and Enter, or type a number or a name · why CARD or why CARD = WHO: what makes it certain',
  notSure: (card) => `Nothing is certain about this card yet: ${card}.`,
  log: 'What happened',
  help: [
    'Choose with the arrow keys and Enter, or type the number of a choice or its name.',
    'For a square type its column and row, such as 8,7. You may also type any action (roll, accuse, end …):',
    'if it breaks a rule, you are told which one.',
    'n: your notebook   b: the board   l: what happened   h: this help   q, Ctrl-C or Ctrl-D: quit',
  ],
  notUnderstood: (text) => `“${text}” is not one of the choices.`,
  refused: 'Not possible.',
  rule: (id) => `Rule ${id}:`,
  sure: (cards) => `Accuse ${cards}? You have one accusation in the whole game.`,
  yes: 'Yes, accuse',
  no: 'No, back',
  over: 'The game is over.',
  youWin: 'You win!',
  envelope: (name, cards) => `${name}: ${cards}`,
  again: 'To play the same game again:',
  quit: 'You have left the table.',
  auto: 'Nobody is typing: a bot plays for you.',
  welcome: (title) => `Casefile · ${title}`,
  plays: (bot, suspect) => `${bot} is ${suspect}.`,
  agreed: (what, how, rules) => `${what}: ${how} (${rules.join(', ')})`,
  setUpHints: 'arrow keys and Enter, or type a number · q quit',
  whichEdition: 'Which edition?',
  whichSuspect: 'Who are you?',
  howMany: 'How many players, yourself included?',
  whichBots: 'Who will you play against?',
  mixedTable: 'Different opponents, the gentlest first',
  seats: (count) => `${count} players`,
};

const fr: ScreenWords = {
  hints: 'ou tapez : un numéro · n carnet · b plateau · l historique · h aide · q quitter',
  fewHints: 'h aide',
  prompt: 'Votre choix :',
  back: 'Retour',
  turn: (number, name) => `Tour ${number} · ${name}`,
  you: 'vous',
  dice: (count) => (count === 1 ? 'dé' : 'dés'),
  left: (steps) => `${steps} pas à faire`,
  cards: (count) => (count === 1 ? '1 carte' : `${count} cartes`),
  out: 'fausse accusation',
  murdered: 'victime',
  butlers: (count) => `${count} carte${count < 2 ? '' : 's'} Majordome`,
  powerUsed: 'pouvoir utilisé',
  clocks: (count) => `Cartes Temps sur la table : ${count}`,
  yourHand: 'Votre main',
  yourButlers: 'Vos cartes Majordome',
  shownToYou: 'Cartes que vous avez vues',
  faceUp: 'Visibles',
  who: 'Qui',
  withWhat: 'Avec quoi',
  where: 'Où',
  square: 'case',
  door: 'porte',
  reachable: 'à votre portée',
  passages: 'Passages secrets :',
  aSquare: (count) =>
    `Aller sur une case : ${count} marquée${count < 2 ? '' : 's'} ◆ (ou tapez colonne,ligne)`,
  notebook: 'Carnet',
  notebookKey: '● l’a   – ne l’a pas   ✓ ✗ ? vos propres marques',
  markCard: 'Marquer quelle carte ?',
  markColumn: 'Dans quelle colonne ? Choisir à nouveau change la marque : ✓ ✗ ? rien',
  markHints:
    'flèches et Entrée, ou tapez un numéro ou un nom · pourquoi CARTE ou pourquoi CARTE = QUI : d’où vient la certitude',
  notSure: (card) => `Rien n’est encore certain pour cette carte : ${card}.`,
  log: 'Ce qui s’est passé',
  help: [
    'Choisissez avec les flèches et Entrée, ou tapez le numéro d’un choix ou son nom.',
    'Pour une case, tapez sa colonne et sa ligne, par exemple 8,7. Vous pouvez aussi taper une action',
    '(roll, accuse, end…) : si elle enfreint une règle, on vous dit laquelle.',
    'n : votre carnet   b : le plateau   l : l’historique   h : cette aide   q, Ctrl-C ou Ctrl-D : quitter',
  ],
  notUnderstood: (text) => `« ${text} » n’est pas un des choix.`,
  refused: 'Impossible.',
  rule: (id) => `Règle ${id} :`,
  sure: (cards) => `Accuser : ${cards} ? Vous n’avez droit qu’à une accusation dans toute la partie.`,
  yes: 'Oui, accuser',
  no: 'Non, retour',
  over: 'La partie est terminée.',
  youWin: 'Vous gagnez !',
  envelope: (name, cards) => `${name} : ${cards}`,
  again: 'Pour rejouer la même partie :',
  quit: 'Vous avez quitté la table.',
  auto: 'Personne ne tape : un robot joue à votre place.',
  welcome: (title) => `Casefile · ${title}`,
  plays: (bot, suspect) => `${bot} incarne ${person(suspect)}.`,
  agreed: (what, how, rules) => `${what} : ${how} (${rules.join(', ')})`,
  setUpHints: 'flèches et Entrée, ou tapez un numéro · q quitter',
  whichEdition: 'Quelle édition ?',
  whichSuspect: 'Qui êtes-vous ?',
  howMany: 'Combien de joueurs, vous compris ?',
  whichBots: 'Contre qui ?',
  mixedTable: 'Des adversaires différents, les moins forts d’abord',
  seats: (count) => `${count} joueurs`,
};

export const screenWords: Readonly<Record<Lang, ScreenWords>> = { en, fr };
