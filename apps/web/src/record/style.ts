/** Loads the style with the record, to keep it out of the first visit. */
import { adoptStyle } from '../app/adopt-style.ts';
import { puzzleStyle } from '../training/puzzle/puzzle-style.ts';
import record from './record.css?inline';

adoptStyle(puzzleStyle + record);
