/** The style of puzzles comes with them: the first visit does not wait for it. */
import { puzzleStyle } from './puzzle-style.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(puzzleStyle);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
