/** The style of what is said comes with the first remark. */
import bubbles from './bubbles.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(bubbles);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
