import type { LaterWords } from './later-words.ts';

/**
 * What the screens say besides the words of the game itself. A missing sentence does not compile.
 * These are wanted for a first game; the others come with their screens.
 */
export interface FirstWords {
  readonly landing: {
    readonly tagline: string;
    readonly playNow: string;
    readonly playNowHint: string;
    readonly learn: string;
    readonly goOn: string;
    /** Describes a game to resume, after its edition: the turn, and how long ago it was played. */
    readonly atTurn: (turn: number, age: string) => string;
    readonly moreGames: (count: number) => string;
    readonly withFriends: string;
    readonly withFriendsHint: string;
    readonly oneDevice: string;
    readonly oneDeviceHint: string;
    readonly choose: string;
    readonly chooseHint: string;
    readonly otherWays: string;
    readonly otherDevice: string;
    readonly daily: string;
    readonly train: string;
    readonly lessons: string;
    /** A sheet for people round a real table. */
    readonly companion: string;
    readonly record: string;
    readonly myGames: string;
    readonly rules: string;
    readonly independent: string;
  };
  readonly table: {
    readonly you: string;
    readonly yourTurn: string;
    /** Asked during another player's turn. */
    readonly youAnswer: string;
    readonly turnOf: (name: string) => string;
    readonly waitsFor: (names: readonly string[]) => string;
    /** While the envelope opens. */
    readonly skip: string;
    readonly reopen: string;
    readonly over: string;
    readonly steps: (count: number) => string;
    /** Follows the place a square leads to. */
    readonly inSteps: (count: number) => string;
    readonly back: string;
    readonly undo: string;
    readonly choose: string;
    readonly youHold: string;
    readonly shownBefore: (name: string) => string;
    readonly shownToYou: (name: string) => string;
    readonly understood: string;
    readonly understoodAndEnd: string;
    /** Shows the next beat, at pace “step by step”. */
    readonly stepOn: string;
    /** Beside a line of the log. */
    readonly again: string;
    /** Before what happened last. */
    readonly lastEvents: string;
    /** The number of events at an online table while the player looked at a card. */
    readonly behind: (count: number) => string;
    /** Before a move that ends the turn. */
    readonly lastMove: string;
    readonly goThere: string;
    readonly toEnd: string;
    readonly hand: string;
    readonly act: string;
    readonly notebook: string;
    readonly log: string;
    readonly lookBack: string;
    readonly seats: string;
    readonly board: string;
    readonly out: string;
    readonly murdered: string;
    readonly cardCount: (count: number) => string;
    readonly botStrength: (name: string) => string;
    readonly away: string;
    readonly faster: string;
    readonly leave: string;
    readonly whoIs: (name: string) => string;
    readonly help: string;
    readonly readRule: (rule: string) => string;
    readonly clocksLeft: (count: number) => string;
    readonly butlers: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly wholeBoard: string;
    readonly reachable: string;
    readonly answers: Readonly<
      Record<'shown' | 'unanswered', { readonly you: string; readonly other: string }>
    >;
    readonly rolledSteps: (count: number) => string;
    readonly squares: (count: number) => string;
    readonly heldBy: (name: string) => string;
    readonly onlyYou: string;
    readonly power: string;
    readonly powerUsed: string;
    readonly butlerCount: (count: number) => string;
    readonly nothingYet: string;
    readonly handHidden: string;
    readonly die: (face: string) => string;
    /** Introduces the cards of an accusation that are known to be elsewhere. */
    readonly surelyWrong: string;
    /** On the board, beside the pieces. */
    readonly hiddenCard: string;
    /** Cards that lie face up, in a game without a board. */
    readonly faceUp: string;
    /** Shown instead of a prompt while the table waits for others. */
    readonly letsPass: string;
    readonly notThisRound: string;
    readonly reactions: {
      readonly label: string;
      readonly modes: Readonly<Record<'always' | 'matters' | 'never', string>>;
      /** When several people play on one device. */
      readonly shared: string;
    };
  };
  readonly notebook: {
    readonly title: string;
    /** How a square is marked, in the corner of the grid. */
    readonly howToMark: string;
    readonly level: string;
    readonly levels: Readonly<Record<'off' | 'facts' | 'full', string>>;
    readonly yes: string;
    readonly no: string;
    readonly maybe: string;
    readonly blank: string;
    readonly cell: (card: string, owner: string, mark: string) => string;
    readonly yours: string;
    readonly why: string;
    readonly clash: string;
    readonly chances: string;
    readonly undo: string;
    readonly redo: string;
    readonly note: string;
    readonly showedTo: (names: readonly string[]) => string;
    readonly toTurn: (turn: number) => string;
    readonly deal: string;
    readonly markYourself: string;
    readonly erase: string;
    readonly sign: string;
    readonly oneOf: (cards: string, turn: number) => string;
    readonly greyed: string;
    readonly inconsistent: string;
    readonly chanceOf: (percent: number) => string;
    readonly because: string;
    readonly pool: string;
  };
  readonly trouble: {
    readonly offline: string;
    readonly tryAgain: string;
    readonly home: string;
    readonly something: string;
  };
  readonly app: {
    /** Shown while a part of the screen is loading. */
    readonly fetching: string;
    readonly settings: string;
    readonly sound: string;
    readonly close: string;
    readonly newer: string;
    readonly load: string;
    readonly later: string;
    readonly offline: string;
  };
}

/** All words; a screen uses only those that are loaded with it. */
export type UiWords = FirstWords & LaterWords;
