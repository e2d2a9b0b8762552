/** Loads the style with the lessons, to keep it out of the first visit. */
import lesson from './lesson.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(lesson);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
