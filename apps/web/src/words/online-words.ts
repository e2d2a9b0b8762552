import type { Phrase } from '@casefile/protocol/phrases';

/** Words of tables on a server: joining, the lobby, and people. */
export interface OnlineWords {
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
  readonly challenge: {
    readonly make: string;
    readonly hint: string;
    readonly over: string;
    readonly results: string;
  };
  readonly terms: {
    readonly title: string;
    readonly helpHint: string;
    readonly coach: string;
    readonly coachHint: string;
    readonly coaches: Readonly<Record<'yes' | 'no', string>>;
    readonly clocks: Readonly<Record<'none' | 'relaxed' | 'timed', string>>;
    /** Minutes for the game, and seconds added for each decision. */
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
    readonly makeHost: string;
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
    /** For a wide screen that should show the table to all. */
    readonly bigScreen: string;
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
    readonly dealt: Readonly<
      Record<'together' | 'partly' | 'left-out' | 'elsewhere' | 'changed' | 'retold', string>
    >;
    readonly botIn: (seconds: number) => string;
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
    /** A wish for a pause or its end: of others, and one's own with those who have not agreed yet. */
    readonly wantsPause: (names: readonly string[]) => string;
    readonly wantsResume: (names: readonly string[]) => string;
    readonly awaitsPause: (names: readonly string[]) => string;
    readonly awaitsResume: (names: readonly string[]) => string;
    readonly agree: string;
    readonly leaveSeat: string;
    readonly leaveSure: string;
    /** Where somebody shares the chair. */
    readonly leavePartner: string;
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
}
