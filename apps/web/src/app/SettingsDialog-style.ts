/** The style of the settings comes with them: no other visit waits for it. */
import { adoptStyle } from './adopt-style.ts';
import settings from './SettingsDialog.css?inline';

adoptStyle(settings);
