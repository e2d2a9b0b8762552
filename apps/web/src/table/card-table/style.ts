/** Loads the style with the board-less table, to keep it out of other games. */
import { adoptStyle } from '../../app/adopt-style.ts';
import felt from './felt.css?inline';
import sitters from './sitters.css?inline';
import sizes from './table-sizes.css?inline';

adoptStyle(felt + sitters + sizes);
