/** The style of small pictures comes with them: the first visit does not wait for it. */
import { adoptStyle } from '../app/adopt-style.ts';
import thumbs from './thumbs.css?inline';

adoptStyle(thumbs);
