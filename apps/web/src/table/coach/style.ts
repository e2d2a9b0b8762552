/** The style of advice comes with it: the first visit does not wait for it. */
import coach from './coach.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(coach);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
