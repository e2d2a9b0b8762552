/** The style of sheets comes with them: the first visit does not wait for it. */
import companion from './companion.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(companion);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
