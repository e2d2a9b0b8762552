/** Messages between a sheet and its worker. */
import type { Questions, Show } from '@casefile/analysis/companion';
import type { Explanation, Knowledge } from '@casefile/deduction';
import type { CompanionTable, EditionDeal, SheetAnswer } from '@casefile/deduction/companion';
import type { Options } from '@casefile/engine';

export interface SheetWhy {
  readonly knowledge: Knowledge;
  readonly reason: Explanation | null;
}

/** Each request and its response. */
export interface Requests {
  /** How an edition deals to a number of players. */
  readonly deal: {
    readonly asks: { readonly edition: string; readonly seats: number; readonly options: Options };
    readonly gets: EditionDeal | null;
  };
  readonly solve: { readonly asks: { readonly table: CompanionTable }; readonly gets: SheetAnswer };
  /** Why a mark is certain. */
  readonly why: {
    readonly asks: {
      readonly table: CompanionTable;
      readonly leftOut: readonly number[];
      readonly card: string;
      readonly owner: string;
      readonly holds: boolean;
    };
    readonly gets: SheetWhy;
  };
  readonly questions: {
    readonly asks: {
      readonly table: CompanionTable;
      readonly leftOut: readonly number[];
      readonly places: readonly string[];
    };
    readonly gets: Questions;
  };
  readonly shows: {
    readonly asks: {
      readonly table: CompanionTable;
      readonly leftOut: readonly number[];
      readonly asker: number;
      readonly cards: readonly string[];
    };
    readonly gets: readonly Show[];
  };
}

export type RequestName = keyof Requests;
export type SheetRequest = {
  readonly [N in RequestName]: { readonly id: number; readonly ask: N } & Requests[N]['asks'];
}[RequestName];
export interface SheetReply {
  readonly id: number;
  /** Undefined where there is no answer, as when an edition cannot be fetched. */
  readonly value: Requests[RequestName]['gets'] | undefined;
}
