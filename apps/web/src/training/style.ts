/** The style of puzzles comes with them: the first visit does not wait for it. */
import puzzle from './puzzle.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(puzzle);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
