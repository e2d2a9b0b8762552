/** Loads the style with the record, to keep it out of the first visit. */
import { puzzleStyle } from '../training/puzzle/puzzle-style.ts';
import record from './record.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(puzzleStyle + record);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
