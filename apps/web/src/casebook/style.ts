/** The style of the casebook comes with it: the first visit does not wait for it. */
import replay from '../replay/replay.css?inline';
import casebook from './casebook.css?inline';
import certainty from './certainty/certainty.css?inline';
import glance from './glance.css?inline';
import verify from './verify.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(casebook + glance + certainty + verify + replay);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
