import { mixed } from '../finish/shared/colours.ts';
import { night } from '../finish/villa.ts';
import { circle, line, many, path, rect, ring, scatter } from '../svg.ts';

/** Towers with their windows lit. */
const skyline = (x: number, foot: number, w: number, tone: string): string => {
  const next = scatter(11);
  let d = '';
  let windows = '';
  for (let at = x; at < x + w - 4; ) {
    const wide = Math.min(9 + next() * 8, x + w - at);
    const tall = 18 + next() * 34;
    d += `M${at} ${foot}V${foot - tall}H${at + wide}V${foot}Z`;
    for (let row = 4; row < tall - 3; row += 5)
      for (let column = 2.4; column < wide - 2.4; column += 4)
        if (next() > 0.45) windows += rect(at + column, foot - tall + row, 1.7, 2.3, '#ffd98a');
    at += wide + 1.2;
  }
  return path(d, tone) + windows;
};

export const back = (): string =>
  rect(1, 1, 98, 138, '#e9eef5', { stroke: 'card-line', width: 1, rx: 6 }) +
  rect(5, 5, 90, 130, night, { rx: 4 }) +
  many(5, (i) => rect(5, 5 + i * 18, 90, 18, mixed('#7a2a8f', night, 0.1 + i * 0.11))) +
  circle(70, 32, 12, '#fff3d0') +
  skyline(5, 102, 90, '#0a1026') +
  path('M5 102H95V131Q95 135 91 135H9Q5 135 5 131Z', '#1fb5c0') +
  line(
    'M12 110q8-4 16 0t16 0t16 0t16 0M18 120q8-4 16 0t16 0t16 0M10 129q8-4 16 0t16 0t16 0t16 0',
    '#b8fff2',
    1.6,
  ) +
  path(ring(28, 40, 4, 15, 2.6), '#ffffff') +
  path(ring(48, 22, 4, 6, 1.2), '#ffffff');
