import type { Recommended } from '@casefile/editions/recommended';
import type { Phrase } from '@casefile/protocol/phrases';

/** What is said on screens that are fetched when they are opened. */
export interface LaterWords {
  readonly setUp: {
    readonly solo: string;
    readonly hotSeat: string;
    readonly online: string;
    readonly edition: string;
    readonly seats: (fewest: number, most: number) => string;
    readonly cards: (count: number) => string;
    readonly dice: (count: number) => string;
    readonly tags: Readonly<Record<Recommended, string>>;
    /** For the edition at which the most can play. */
    readonly forMany: (count: number) => string;
    readonly noBoard: string;
    readonly options: string;
    readonly players: string;
    readonly person: string;
    readonly bot: string;
    readonly strength: string;
    readonly name: string;
    readonly suspect: string;
    readonly addSeat: string;
    readonly removeSeat: (name: string) => string;
    readonly begin: string;
    readonly open: string;
    readonly help: string;
    readonly helpLevels: Readonly<Record<'off' | 'facts' | 'full', string>>;
    readonly clock: string;
  };
  readonly houseRules: {
    readonly title: string;
    readonly hint: string;
    readonly changed: (count: number) => string;
    /** A value that is the edition's own reading. */
    readonly usual: (says: string) => string;
    readonly reset: string;
    readonly loading: string;
    readonly missing: string;
    /** On the rules page. */
  };
  readonly end: {
    readonly youWon: string;
    readonly paper: string;
    readonly solvedBy: (name: string, turn: number) => string;
    readonly unsolved: string;
    readonly again: string;
    readonly home: string;
    readonly toTable: string;
    readonly turnNumber: (turn: number) => string;
    readonly wrongly: (names: readonly string[]) => string;
    readonly guests: string;
    readonly detective: string;
    readonly savePicture: string;
    readonly casebook: string;
  };
  readonly settings: {
    /** Beside the way out of a game. */
    readonly isKept: string;
    readonly language: string;
    /** The names of people at a table. */
    readonly market: string;
    readonly markets: Readonly<Record<'printed' | 'cluedo' | 'clue', string>>;
    readonly theme: string;
    readonly themes: Readonly<Record<'auto' | 'plan' | 'lamplight' | 'contrast', string>>;
    readonly motion: string;
    readonly motions: Readonly<Record<'auto' | 'full' | 'reduced', string>>;
    readonly speed: string;
    readonly speeds: Readonly<Record<'instant' | 'brisk' | 'calm' | 'step', string>>;
    readonly volume: string;
    /** What opponents say now and then. */
    readonly roomTone: string;
    readonly roomToneOf: { readonly off: string; readonly on: string };
    readonly remarks: string;
    readonly remarksOf: Readonly<Record<'on' | 'off', string>>;
    readonly notices: string;
    readonly noticesOf: Readonly<Record<'off' | 'turn', string>>;
    readonly noticesDenied: string;
  };
  readonly online: {
    readonly invited: (name: string) => string;
    readonly sit: string;
    readonly watch: string;
    readonly full: string;
    readonly running: string;
    readonly link: string;
    readonly copy: string;
    readonly copied: string;
    readonly free: string;
    readonly takeChair: string;
    readonly addBot: string;
    readonly remove: string;
    readonly waitForHost: (name: string) => string;
    readonly comeAgain: string;
    readonly ended: Readonly<Record<string, string>>;
    readonly problems: Readonly<Record<string, string>>;
    readonly spectators: (count: number) => string;
  };
  readonly terms: {
    readonly title: string;
    readonly helpHint: string;
    readonly coach: string;
    readonly coachHint: string;
    readonly coaches: Readonly<Record<'yes' | 'no', string>>;
    readonly clocks: Readonly<Record<'none' | 'relaxed' | 'timed', string>>;
    /** Minutes for the game, seconds back with each decision. */
    readonly clockSays: (minutes: number, seconds: number) => string;
    readonly chat: string;
    readonly chats: Readonly<Record<'phrases' | 'free', string>>;
    readonly pace: string;
    readonly paces: Readonly<Record<'instant' | 'quick' | 'natural', string>>;
    readonly spectators: string;
    readonly records: string;
    readonly recordsFor: Readonly<Record<'all' | 'players' | 'nobody', string>>;
    readonly watching: Readonly<Record<'yes' | 'no', string>>;
    readonly absence: string;
    readonly absences: Readonly<Record<'ask' | 'soon', string>>;
    readonly special: string;
    readonly allRules: string;
    readonly rating: (points: number) => string;
    readonly strengthOf: (rank: number, most: number) => string;
    readonly change: string;
    readonly save: string;
  };
  readonly lobby: {
    readonly invite: string;
    readonly scan: string;
    readonly chairs: string;
    readonly yours: string;
    readonly host: string;
    readonly makeHost: (name: string) => string;
    readonly needs: (count: number) => string;
    readonly ready: string;
    readonly share: string;
    readonly leave: string;
    readonly copyFailed: string;
  };
  readonly team: {
    readonly title: string;
    readonly hint: string;
    readonly make: string;
    readonly another: string;
    readonly link: string;
    readonly once: (until: string) => string;
    readonly invited: string;
    readonly join: string;
  };
  readonly door: {
    readonly seeEnd: string;
    readonly over: string;
    readonly goneTitle: string;
    readonly goneHint: string;
    readonly ownTable: string;
    readonly otherDevice: string;
    readonly playMeanwhile: string;
    readonly terms: string;
    readonly at: (names: string) => string;
  };
  readonly people: {
    readonly title: string;
    /** After the game: by whose seeds the cards were dealt, checked on this device. */
    readonly dealt: Readonly<Record<'together' | 'partly' | 'left-out' | 'changed', string>>;
    readonly back: (seconds: number) => string;
    readonly away: (name: string) => string;
    readonly seatBot: (name: string) => string;
    readonly vote: (name: string) => string;
    readonly voted: (count: number, needed: number) => string;
    readonly botPlays: (name: string, bot: string) => string;
    readonly yourBot: (bot: string) => string;
    readonly takeBack: string;
    readonly pause: string;
    readonly resume: string;
    readonly paused: string;
    readonly pausedBy: (name: string) => string;
    readonly agreed: (names: readonly string[]) => string;
    readonly leaveSeat: string;
    readonly leaveSure: string;
    readonly stay: string;
    readonly muteAll: string;
    readonly unmuteAll: string;
    readonly allMuted: string;
    readonly mute: (name: string) => string;
    readonly unmute: (name: string) => string;
    readonly report: string;
    readonly reported: string;
    readonly say: string;
    readonly saySomething: string;
    readonly send: string;
    readonly onlyPhrases: string;
    readonly watching: string;
    readonly chat: string;
    readonly nothingSaid: string;
    readonly events: string;
    readonly phrases: Readonly<Record<Phrase, string>>;
    readonly lostTitle: string;
    readonly lostHint: string;
    readonly clockOf: (name: string, time: string) => string;
    readonly next: string;
    readonly nextSitting: string;
    readonly happened: {
      readonly sat: (name: string) => string;
      readonly stood: (name: string) => string;
      readonly removed: (name: string) => string;
      readonly host: (name: string) => string;
      readonly paused: string;
      readonly resumed: string;
      readonly absent: (name: string) => string;
      readonly back: (name: string) => string;
      readonly replaced: (name: string, bot: string) => string;
      readonly returned: (name: string) => string;
      readonly left: (name: string) => string;
      readonly muted: string;
      readonly unmuted: string;
      readonly outage: string;
      readonly undone: (name: string) => string;
    };
  };
  readonly games: {
    /** Over the games that run beside the one that was played last. */
    readonly goingOn: string;
    readonly online: string;
    readonly waiting: string;
    readonly running: string;
    readonly open: string;
    readonly over: string;
    readonly here: string;
    readonly none: string;
    readonly turn: (turn: number) => string;
    readonly last: (when: string) => string;
    readonly offline: string;
    readonly overHere: string;
    readonly turnOf: (name: string) => string;
    readonly age: (when: string) => string;
    readonly solved: (name: string) => string;
    readonly unsolved: string;
    readonly delete: (title: string) => string;
    readonly deleted: (title: string) => string;
    readonly undo: string;
    readonly notKept: string;
    readonly noRoom: string;
    readonly gone: string;
    readonly elsewhere: string;
    readonly elsewhereHint: string;
    readonly playHere: string;
  };
  readonly verdict: {
    readonly yoursWrong: string;
    readonly yoursRight: string;
    readonly wrong: (name: string) => string;
    readonly right: (name: string) => string;
    readonly several: string;
    readonly named: string;
    readonly secret: string;
    readonly fits: string;
    readonly fitsNot: string;
    readonly youAreOut: string;
    readonly youAreDead: string;
    readonly watch: string;
    readonly newGame: string;
  };
  readonly device: {
    readonly title: string;
    readonly enter: string;
    readonly enterHint: string;
    readonly code: string;
    readonly go: string;
    readonly wrong: string;
    readonly show: string;
    readonly showHint: string;
    readonly until: (time: string) => string;
    readonly expired: string;
    readonly another: string;
  };
}
