/** Messages between the casebook's screen and its worker. */
import type { Casebook, NoDeal, NotebookCase, OwnMark, SeatCase } from '@casefile/analysis';
import type { Fact, Options, Origin, Seat } from '@casefile/engine';
import type { Check, Dealt } from '@casefile/protocol/record/verify';
import type { LocalOrigin, SavedGame } from '../worker/messages.ts';

/** A local game, or an imported record. */
export type CaseSource =
  | { readonly from: 'device'; readonly saved: SavedGame }
  | {
      readonly from: 'record';
      readonly text: string;
      /** The suspect this device played, if any. */
      readonly suspect?: string | null;
    };

export type CaseRequest =
  | { readonly ask: 'open'; readonly source: CaseSource }
  | { readonly ask: 'verify'; readonly noted: string | null }
  | { readonly ask: 'notes'; readonly seat: Seat; readonly marks: readonly OwnMark[] }
  /** Ways to play on from this moment: with the true cards, or with others indistinguishable to this seat. */
  | { readonly ask: 'begin'; readonly at: number; readonly seat: Seat; readonly isDrawn: boolean };

export interface CasePlayer {
  readonly suspect: string;
  readonly name?: string;
  readonly bot?: string;
}

/** What is known before anything is counted. */
export interface CaseHead {
  readonly edition: string;
  readonly options: Options;
  readonly players: readonly CasePlayer[];
  readonly viewpoint: Seat | 'table';
  /** The reader's suspect, if known. */
  readonly me: Seat | null;
  /** The facts of the game, as far as the record holds them. */
  readonly facts: readonly Fact[];
  /** Its checksum does not match: the record was changed. */
  readonly isChanged: boolean;
  /** The record was truncated. */
  readonly isCut: boolean;
  /** For a game played on from another: how the original went, if this device knows. */
  readonly origin: LocalOrigin | null;
}

/** The start of a game played on from a moment, its number of facts, and the player's curve in the original. */
export type Begun =
  | (Pick<Origin, 'steps' | 'drawnFor'> & {
      readonly at: number;
      readonly certainty: Pick<SeatCase, 'provable' | 'curve'>;
    })
  | NoDeal;

/** Why there is no casebook: a running game, a spectator's record, an unknown edition, or an invalid record. */
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
