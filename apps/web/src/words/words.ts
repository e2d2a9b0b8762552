import type { Phrase } from '@casefile/protocol/phrases';

/** What the screens say besides the words of the game itself. A missing sentence does not compile. */
export interface UiWords {
  readonly landing: {
    readonly tagline: string;
    readonly playNow: string;
    readonly playNowHint: string;
    readonly goOn: string;
    readonly withFriends: string;
    readonly withFriendsHint: string;
    readonly oneDevice: string;
    readonly oneDeviceHint: string;
    readonly choose: string;
    readonly chooseHint: string;
    readonly myGames: string;
    readonly rules: string;
    readonly independent: string;
  };
  readonly setUp: {
    readonly solo: string;
    readonly hotSeat: string;
    readonly online: string;
    readonly edition: string;
    readonly compare: string;
    readonly seats: (fewest: number, most: number) => string;
    readonly cards: (count: number) => string;
    readonly dice: (count: number) => string;
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
    readonly you: string;
    readonly help: string;
    readonly helpLevels: Readonly<Record<'off' | 'facts' | 'full', string>>;
    readonly clock: string;
  };
  readonly table: {
    readonly yourTurn: string;
    /** Asked in the turn of somebody else. */
    readonly youAnswer: string;
    readonly turnOf: (name: string) => string;
    readonly waitsFor: (names: string) => string;
    readonly over: string;
    readonly steps: (count: number) => string;
    readonly back: string;
    readonly undo: string;
    readonly choose: string;
    readonly show: (card: string) => string;
    readonly youHold: string;
    readonly shownBefore: (name: string) => string;
    readonly shownToYou: (name: string) => string;
    readonly understood: string;
    readonly accuseTitle: string;
    readonly accuseWarning: string;
    readonly accuseFinal: string;
    readonly hand: string;
    readonly act: string;
    readonly notebook: string;
    readonly log: string;
    readonly seats: string;
    readonly board: string;
    readonly out: string;
    readonly murdered: string;
    readonly cardCount: (count: number) => string;
    readonly botStrength: (name: string) => string;
    readonly away: string;
    readonly faster: string;
    readonly leave: string;
    readonly rules: string;
    readonly settings: string;
    readonly readRule: (rule: string) => string;
    readonly clocksLeft: (count: number) => string;
    readonly butlers: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly wholeBoard: string;
    readonly square: (column: number, row: number) => string;
    readonly reachable: string;
    readonly answers: Readonly<Record<'none' | 'shown' | 'unanswered', string>>;
    readonly suggests: (name: string) => string;
    readonly rolledSteps: (count: number) => string;
    readonly squares: (count: number) => string;
    readonly heldBy: (name: string) => string;
    readonly inEnvelope: string;
    readonly onlyYou: string;
    readonly toCheck: string;
    readonly power: string;
    readonly powerUsed: string;
    readonly butlerCount: (count: number) => string;
    readonly nothingYet: string;
    readonly handHidden: string;
    readonly die: (face: number) => string;
  };
  readonly notebook: {
    readonly title: string;
    readonly level: string;
    readonly levels: Readonly<Record<'off' | 'facts' | 'full', string>>;
    readonly suspects: string;
    readonly weapons: string;
    readonly rooms: string;
    readonly envelope: string;
    readonly yes: string;
    readonly no: string;
    readonly maybe: string;
    readonly blank: string;
    readonly cell: (card: string, owner: string, mark: string) => string;
    readonly deduced: string;
    readonly yours: string;
    readonly why: string;
    readonly clash: string;
    readonly chances: string;
    readonly undo: string;
    readonly redo: string;
    readonly note: string;
    readonly showedTo: (names: string) => string;
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
    readonly seen: string;
    readonly pool: string;
  };
  readonly hotSeat: {
    readonly pass: (name: string) => string;
    readonly nobodyElse: string;
    readonly hold: string;
    readonly ready: (name: string) => string;
    readonly keepHolding: string;
  };
  readonly end: {
    readonly youWon: string;
    readonly nobody: string;
    readonly paper: string;
    readonly headline: (culprit: string) => string;
    readonly solvedBy: (name: string, turn: number) => string;
    readonly unsolved: string;
    readonly again: string;
    readonly home: string;
    readonly toTable: string;
    readonly special: string;
    readonly price: string;
    readonly turnNumber: (turn: number) => string;
    readonly wrongly: (names: string) => string;
    readonly guests: string;
    readonly detective: string;
    readonly skip: string;
    readonly savePicture: string;
    readonly reopen: string;
  };
  readonly settings: {
    readonly title: string;
    readonly language: string;
    readonly theme: string;
    readonly themes: Readonly<Record<'auto' | 'plan' | 'lamplight' | 'contrast', string>>;
    readonly motion: string;
    readonly motions: Readonly<Record<'auto' | 'full' | 'reduced', string>>;
    readonly speed: string;
    readonly speeds: Readonly<Record<'calm' | 'quick' | 'instant', string>>;
    readonly sound: string;
    readonly volume: string;
    readonly notices: string;
    readonly noticesOf: Readonly<Record<'off' | 'turn', string>>;
    readonly noticesDenied: string;
    readonly close: string;
    readonly keys: string;
    readonly keysTitle: string;
    readonly keyNames: Readonly<
      Record<
        | 'roll'
        | 'move'
        | 'passage'
        | 'suggest'
        | 'accuse'
        | 'end'
        | 'undo'
        | 'board'
        | 'hand'
        | 'notebook'
        | 'log'
        | 'sound'
        | 'arrows'
        | 'enter'
        | 'escape'
        | 'help',
        string
      >
    >;
  };
  readonly rules: {
    readonly title: string;
    readonly search: string;
    readonly found: (count: number) => string;
    readonly differs: string;
    readonly reading: string;
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
  readonly trouble: {
    readonly nowhere: string;
    readonly home: string;
    readonly savedBroken: string;
    readonly startAfresh: string;
    readonly something: string;
  };
  readonly terms: {
    readonly title: string;
    readonly helpHint: string;
    readonly clocks: Readonly<Record<'none' | 'relaxed' | 'timed', string>>;
    /** Minutes for the game, seconds back with each decision. */
    readonly clockSays: (minutes: number, seconds: number) => string;
    readonly chat: string;
    readonly chats: Readonly<Record<'phrases' | 'free', string>>;
    readonly pace: string;
    readonly paces: Readonly<Record<'instant' | 'quick' | 'natural', string>>;
    readonly spectators: string;
    readonly watching: Readonly<Record<'yes' | 'no', string>>;
    readonly absence: string;
    readonly absences: Readonly<Record<'ask' | 'soon', string>>;
    readonly special: string;
    readonly allRules: string;
    readonly rating: (points: number) => string;
    readonly strengthOf: (rank: number, most: number) => string;
    readonly change: string;
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
  readonly door: {
    readonly seeEnd: string;
    readonly over: string;
    readonly goneTitle: string;
    readonly goneHint: string;
    readonly ownTable: string;
    readonly otherDevice: string;
    readonly tryAgain: string;
    readonly playMeanwhile: string;
    readonly terms: string;
    readonly at: (names: string) => string;
  };
  readonly people: {
    readonly title: string;
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
    readonly agreed: (names: string) => string;
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
    readonly next: (name: string) => string;
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
    readonly waiting: string;
    readonly running: string;
    readonly open: string;
    readonly over: string;
    readonly here: string;
    readonly none: string;
    readonly turn: (turn: number) => string;
    readonly last: (when: string) => string;
    readonly offline: string;
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
  readonly app: {
    readonly newer: string;
    readonly load: string;
    readonly later: string;
    readonly offline: string;
  };
}
