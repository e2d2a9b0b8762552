/** Loads the style with the casebook, to keep it out of the first visit. */
import { adoptStyle } from '../app/adopt-style.ts';
import replay from '../replay/replay.css?inline';
import casebook from './casebook.css?inline';
import certainty from './certainty/certainty.css?inline';
import glance from './glance.css?inline';
import verify from './verify.css?inline';

adoptStyle(casebook + glance + certainty + verify + replay);
