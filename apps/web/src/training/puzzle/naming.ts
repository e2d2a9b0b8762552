/** How the people and things of a puzzle are called. */
import type { EditionNames } from '@casefile/editions/names';
import { makeSpeaker } from '@casefile/editions/words/speaker';
import type { Speaker } from '@casefile/editions/words/words';
import type { Seat, View } from '@casefile/engine';
import type { TrainWords } from '../words/words.ts';

/** What every part of a puzzle's screen needs. */
export interface Telling {
  readonly words: TrainWords;
  readonly names: EditionNames;
  /** Speaks to whoever solves the puzzle. */
  readonly speaker: Speaker;
}

export const speakerFor = (names: EditionNames, { seats }: View, you: Seat | null): Speaker =>
  makeSpeaker(
    names,
    seats.map(({ suspect }) => ({ suspect })),
    you,
  );
