import type { Recommended } from '@casefile/editions/recommended';
import type { Refusals } from '@casefile/editions/words/refusals';
import type { Stake } from '../worker/tables/stake.ts';
import type { OnlineWords } from './online-words.ts';

/** The words of screens that are fetched on demand. */
export interface LaterWords extends OnlineWords {
  readonly refusals: Refusals;
  readonly setUp: {
    readonly solo: string;
    readonly hotSeat: string;
    readonly online: string;
    readonly edition: string;
    readonly seats: (fewest: number, most: number) => string;
    readonly cards: (count: number) => string;
    readonly dice: (count: number) => string;
    readonly tags: Readonly<Record<Recommended, string>>;
    /** For the edition that allows the most players. */
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
    readonly livingRoom: string;
    readonly livingRoomHint: string;
    /** The name of the host of a living-room table. */
    readonly livingRoomHost: string;
    readonly help: string;
    readonly helpLevels: Readonly<Record<'off' | 'facts' | 'full', string>>;
    readonly clock: string;
  };
  /** The offer, made once, to mark all conclusions. */
  readonly allOffer: { readonly text: string; readonly yes: string; readonly no: string };
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
    readonly youSolved: (turn: number) => string;
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
    /** The setting for opponents' remarks. */
    readonly roomTone: string;
    readonly roomToneOf: { readonly off: string; readonly on: string };
    readonly remarks: string;
    readonly remarksOf: Readonly<Record<'on' | 'off', string>>;
    readonly readAloud: string;
    readonly readAloudOf: Readonly<Record<'on' | 'off', string>>;
    readonly notices: string;
    readonly noticesOf: Readonly<Record<'off' | 'turn', string>>;
    readonly noticesDenied: string;
  };
  readonly games: {
    /** The heading of running games other than the last one played. */
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
    /** It is stored, but cannot be opened. */
    readonly broken: string;
    readonly deleteBroken: string;
    readonly elsewhere: string;
    readonly elsewhereHint: string;
    readonly playHere: string;
  };
  readonly handOver: {
    readonly pass: (name: string) => string;
    readonly nobodyElse: string;
    readonly hold: string;
    readonly ready: (name: string) => string;
    readonly keepHolding: string;
  };
  readonly accuse: {
    readonly title: string;
    /** What a wrong accusation would cost. */
    readonly stakes: Readonly<Record<Stake, string>>;
    readonly toCheck: string;
    readonly final: string;
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
  /** A wrong address. */
  readonly nowhere: string;
  readonly device: {
    readonly title: string;
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
