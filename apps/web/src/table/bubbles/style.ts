/** The style of what is said comes with the first remark. */
import { adoptStyle } from '../../app/adopt-style.ts';
import bubbles from './bubbles.css?inline';

adoptStyle(bubbles);
