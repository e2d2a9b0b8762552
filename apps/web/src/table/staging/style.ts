/** The style of the stage comes with the first scene. */
import staging from './staging.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(staging);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
