/** Loads the style with the sheets, to keep it out of the first visit. */
import { adoptStyle } from '../app/adopt-style.ts';
import companion from './companion.css?inline';
import setUp from './set-up/set-up.css?inline';
import sheetParts from './sheet/sheet.css?inline';

adoptStyle(companion + setUp + sheetParts);
