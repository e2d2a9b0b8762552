/** The style of the library comes with it. */
import { adoptStyle } from '../app/adopt-style.ts';
import library from './library.css?inline';

adoptStyle(library);
