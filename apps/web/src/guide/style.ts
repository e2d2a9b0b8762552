/** Loads the style with the rules pages, to keep it out of the first visit. */
import box from './chapters/box.css?inline';
import chapters from './chapters/chapters.css?inline';
import people from './chapters/people.css?inline';
import rules from './chapters/rules.css?inline';
import guide from './guide.css?inline';
import panel from './panel.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(guide + people + box + chapters + rules + panel);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
