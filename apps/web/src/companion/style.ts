/** Loads the style with the sheets, to keep it out of the first visit. */
import companion from './companion.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(companion);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
