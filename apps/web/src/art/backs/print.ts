import { ink, paper, red, screen } from '../finish/print.ts';
import { line, rect } from '../svg.ts';

export const back = (): string =>
  rect(1, 1, 98, 138, paper, { stroke: 'card-line', width: 1 }) +
  `<svg x="6" y="6" width="88" height="128" viewBox="6 6 88 128">${rect(6, 6, 88, 128, red)}${screen(ink, 4, 140, 6, 100)}</svg>` +
  rect(6, 6, 88, 128, 'none', { stroke: ink, width: 1.6 }) +
  rect(26, 40, 52, 64, red) +
  rect(23, 37, 52, 64, paper, { stroke: ink, width: 2.4 }) +
  line('M38 61q0-13 12-13t11.500 11q-.500 7-7.500 10t-6 9', red, 8, { cap: 'square' }) +
  line('M36.500 59.500q0-13 12-13t11.500 11q-.500 7-7.500 10t-6 9', ink, 2.4) +
  rect(43, 84, 8, 8, red) +
  rect(41.5, 82.5, 8, 8, 'none', { stroke: ink, width: 2 });
