/** The style of a table without a board comes with it: who plays on a board does not wait for it. */
import table from './card-table.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(table);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
