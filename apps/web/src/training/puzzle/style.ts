/** Loads the style with the puzzles, to keep it out of the first visit. */
import { adoptStyle } from '../../app/adopt-style.ts';
import { puzzleStyle } from './puzzle-style.ts';

adoptStyle(puzzleStyle);
