/** The style of a big screen comes with it: no other visit waits for it. */
import end from './big-end.css?inline';
import screen from './big-screen.css?inline';
import sitDown from './sit-down.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(screen + end + sitDown);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
