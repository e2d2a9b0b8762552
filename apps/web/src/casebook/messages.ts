/** What the screen of a casebook and its worker say to each other. */
import type { Casebook, NoDeal, NotebookCase, OwnMark, SeatCase } from '@casefile/analysis';
import type { Fact, Options, Origin, Seat } from '@casefile/engine';
import type { Check, Dealt } from '@casefile/protocol/record/verify';
import type { LocalOrigin, SavedGame } from '../worker/messages.ts';

/** A game of this device, or a record as it came from elsewhere. */
export type CaseSource =
  | { readonly from: 'device'; readonly saved: SavedGame }
  | {
      readonly from: 'record';
      readonly text: string;
      /** Whom this device played, where it did. */
      readonly suspect?: string | null;
    };

export type CaseRequest =
  | { readonly ask: 'open'; readonly source: CaseSource }
  | { readonly ask: 'verify'; readonly noted: string | null }
  | { readonly ask: 'notes'; readonly seat: Seat; readonly marks: readonly OwnMark[] }
  /** Where a game can go on from this moment: with the true cards, or with others that this seat could not tell apart. */
  | { readonly ask: 'begin'; readonly at: number; readonly seat: Seat; readonly isDrawn: boolean };

export interface CasePlayer {
  readonly suspect: string;
  readonly name?: string;
  readonly bot?: string;
}

/** What is there before anything is counted. */
export interface CaseHead {
  readonly edition: string;
  readonly options: Options;
  readonly players: readonly CasePlayer[];
  readonly viewpoint: Seat | 'table';
  /** Whoever reads this, as far as that is known. */
  readonly me: Seat | null;
  /** The facts of the game, as far as the record holds them. */
  readonly facts: readonly Fact[];
  /** It says of itself that nothing was changed since it was written, and something was. */
  readonly isChanged: boolean;
  /** It was cut off: this is what is left of it. */
  readonly isCut: boolean;
  /** Where it goes on from a moment of another game: how that one went, as far as this device knows. */
  readonly origin: LocalOrigin | null;
}

/** The beginning of a game that goes on from a moment, how many facts it has, and how sure its player was in the first one. */
export type Begun =
  | (Pick<Origin, 'steps' | 'drawnFor'> & {
      readonly at: number;
      readonly certainty: Pick<SeatCase, 'provable' | 'curve'>;
    })
  | NoDeal;

/** Why there is no casebook: of a game that goes on, of a spectator, of no edition we know, or something wrong in it. */
export type CaseFault =
  | {
      readonly why:
        | 'unfinished'
        | 'spectator'
        | 'unknown-edition'
        | 'newer'
        | 'missing'
        | 'unreachable'
        | 'no-record'
        | 'too-large'
        | 'cut'
        | 'no-room'
        | 'players-only'
        | 'record-closed';
    }
  | { readonly why: 'broken'; readonly at: string };

export type CaseReply =
  | { readonly kind: 'head'; readonly head: CaseHead }
  | { readonly kind: 'casebook'; readonly casebook: Casebook; readonly done: number; readonly of: number }
  | { readonly kind: 'verified'; readonly checks: readonly Check[]; readonly dealt: Dealt }
  | { readonly kind: 'notes'; readonly notes: NotebookCase }
  | { readonly kind: 'begun'; readonly begun: Begun }
  | { readonly kind: 'fault'; readonly fault: CaseFault };
