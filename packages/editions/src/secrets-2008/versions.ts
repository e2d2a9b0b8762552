import type { PowersPolicy } from '@casefile/engine/mechanics/powers';
import type { ReactionsPolicy } from '@casefile/engine/mechanics/reactions';
import type { LossPolicy } from '@casefile/engine/mechanics/turns';
import { type RollValue, sum, sumWithoutMark } from '@casefile/engine/mechanics/worth';
import { mark } from './dice.ts';

/** The differences between the versions of this edition. */
interface Version extends Pick<PowersPolicy, 'elsewhereAfterSuggestion'>, Pick<ReactionsPolicy, 'peeks'> {
  readonly version: number;
  /** The value of a roll for the first turn: a “?” counts as nothing, or as the number it replaces. */
  readonly firstRoll: RollValue;
  /** Whether the end says what became of everyone. */
  readonly loss: LossPolicy;
}

export const now: Version = {
  version: 2,
  firstRoll: sumWithoutMark(mark), // S08-04
  elsewhereAfterSuggestion: 'may', // S08-16, S08-37
  peeks: 'every-card-shown', // S08-38
  loss: 'said', // S08-24
};

/** Earlier versions, for games begun in them. */
export const before: readonly Version[] = [
  { version: 1, firstRoll: sum, elsewhereAfterSuggestion: 'never', peeks: 'answers', loss: 'unsaid' },
];
