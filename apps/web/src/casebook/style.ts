/** The style of the casebook comes with it: the first visit does not wait for it. */
import replay from '../replay/replay.css?inline';
import casebook from './casebook.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(casebook + replay);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
