/** Loads the style with a challenge, to keep it out of the first visit. */
import challenge from './challenge.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(challenge);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
