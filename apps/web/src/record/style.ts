/** The style of the record comes with it: the first visit does not wait for it. */
import puzzle from '../training/puzzle.css?inline';
import record from './record.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(puzzle + record);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
