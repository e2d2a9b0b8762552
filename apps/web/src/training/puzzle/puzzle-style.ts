/** The style of puzzles, as text: also other screens draw levels and answers by it. */
import train from '../train.css?inline';
import panes from './panes.css?inline';
import puzzle from './puzzle.css?inline';
import verdict from './verdict.css?inline';

export const puzzleStyle: string = train + puzzle + verdict + panes;
