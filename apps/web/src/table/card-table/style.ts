/** Loads the style with the board-less table, to keep it out of other games. */
import { adoptStyle } from '../../app/adopt-style.ts';
import table from './card-table.css?inline';

adoptStyle(table);
