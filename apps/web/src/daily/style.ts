/** The style of the daily case comes with it: the first visit does not wait for it. */
import daily from './daily.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(daily);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
