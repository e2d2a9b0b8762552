/** The names used in a puzzle. */
import type { EditionNames } from '@casefile/editions/names';
import { makeSpeaker } from '@casefile/editions/words/speaker';
import type { Speaker } from '@casefile/editions/words/words';
import type { Seat, View } from '@casefile/engine';
import type { TrainWords } from '../words/words.ts';

/** The context shared by all parts of a puzzle's screen. */
export interface PuzzleContext {
  readonly words: TrainWords;
  readonly names: EditionNames;
  /** The naming for the player who solves the puzzle. */
  readonly speaker: Speaker;
}

export const speakerFor = (names: EditionNames, { seats }: View, you: Seat | null): Speaker =>
  makeSpeaker(
    names,
    seats.map(({ suspect }) => ({ suspect })),
    you,
  );
