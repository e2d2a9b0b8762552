/** The style of small pictures comes with them: the first visit does not wait for it. */
import thumbs from './thumbs.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(thumbs);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
