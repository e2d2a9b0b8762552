/** Loads the style with a challenge, to keep it out of the first visit. */
import { adoptStyle } from '../app/adopt-style.ts';
import challenge from './challenge.css?inline';

adoptStyle(challenge);
