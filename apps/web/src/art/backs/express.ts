import { circle, line, many, path, rect } from '../svg.ts';

const black = '#1b1b1f';
const yellow = '#f6c417';

/** Chevrons and a stop-watch. */
export const back = (): string =>
  rect(1, 1, 98, 138, yellow, { stroke: 'card-line', width: 1, rx: 4 }) +
  `<svg x="5" y="5" width="90" height="130" viewBox="5 5 90 130">${rect(5, 5, 90, 130, black)}${many(7, (i) => path(`M-5 ${150 - i * 28}L50 ${122 - i * 28}L105 ${150 - i * 28}V${136 - i * 28}L50 ${108 - i * 28}L-5 ${136 - i * 28}Z`, yellow))}</svg>` +
  circle(50, 73, 25, black) +
  rect(46, 40, 8, 9, black) +
  line('M67 52l5-5', black, 6) +
  circle(50, 73, 20, '#fffbe8') +
  path('M50 73V55A18 18 0 0 1 66 81Z', yellow) +
  many(
    12,
    (i) => `<g transform="rotate(${i * 30} 50 73)">${rect(49.2, 55, 1.6, i % 3 ? 2.6 : 4.4, black)}</g>`,
  ) +
  line('M50 73V60M50 73l7 4', black, 2.2) +
  circle(50, 73, 2.4, black);
