/** Loads the style with the board-less table, to keep it out of other games. */
import table from './card-table.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(table);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
