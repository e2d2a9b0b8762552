/** Loads the style with the sheets, to keep it out of the first visit. */
import companion from './companion.css?inline';
import setUp from './set-up/set-up.css?inline';
import sheetParts from './sheet/sheet.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(companion + setUp + sheetParts);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
