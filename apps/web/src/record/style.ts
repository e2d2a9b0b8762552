/** The style of the record comes with it: the first visit does not wait for it. */
import { puzzleStyle } from '../training/puzzle/puzzle-style.ts';
import record from './record.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(puzzleStyle + record);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
