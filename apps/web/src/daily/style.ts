/** Loads the style with the daily case, to keep it out of the first visit. */
import daily from './daily.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(daily);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
