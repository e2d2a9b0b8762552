/** The style of the library comes with it. */
import library from './library.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(library);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
