/** The style of the settings comes with them: no other visit waits for it. */
import settings from './SettingsDialog.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(settings);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
