/** The styles of the stage come with the first scene. */
import onPhones from './on-phones.css?inline';
import pictures from './pictures.css?inline';
import question from './question.css?inline';
import stage from './stage.css?inline';

const sheet = new CSSStyleSheet();
// The rules for phones come last, to override the others.
sheet.replaceSync([stage, question, pictures, onPhones].join('\n'));
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
