/** Loads the style with the daily case, to keep it out of the first visit. */
import { adoptStyle } from '../app/adopt-style.ts';
import daily from './daily.css?inline';

adoptStyle(daily);
