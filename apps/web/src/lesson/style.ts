/** The style of lessons comes with them: the first visit does not wait for it. */
import lesson from './lesson.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(lesson);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
