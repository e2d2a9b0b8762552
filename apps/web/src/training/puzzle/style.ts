/** Loads the style with the puzzles, to keep it out of the first visit. */
import { puzzleStyle } from './puzzle-style.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(puzzleStyle);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
