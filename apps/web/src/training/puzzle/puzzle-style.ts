/** The puzzle style as text, because other screens use it too. */
import train from '../train.css?inline';
import panes from './panes.css?inline';
import puzzle from './puzzle.css?inline';
import verdict from './verdict.css?inline';

export const puzzleStyle: string = train + puzzle + verdict + panes;
