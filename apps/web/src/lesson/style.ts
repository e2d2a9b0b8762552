/** Loads the style with the lessons, to keep it out of the first visit. */
import { adoptStyle } from '../app/adopt-style.ts';
import lesson from './lesson.css?inline';

adoptStyle(lesson);
