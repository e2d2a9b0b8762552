/** Loads the style with the rules pages, to keep it out of the first visit. */
import { adoptStyle } from '../app/adopt-style.ts';
import box from './chapters/box.css?inline';
import chapters from './chapters/chapters.css?inline';
import people from './chapters/people.css?inline';
import rules from './chapters/rules.css?inline';
import guide from './guide.css?inline';
import panel from './panel.css?inline';

adoptStyle(guide + people + box + chapters + rules + panel);
