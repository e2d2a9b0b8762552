/** The style of advice comes with it: the first visit does not wait for it. */
import { adoptStyle } from '../../app/adopt-style.ts';
import coach from './coach.css?inline';

adoptStyle(coach);
