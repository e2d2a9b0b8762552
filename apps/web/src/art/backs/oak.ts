import { brass, leads, night, oak } from '../finish/oak.ts';
import { circle, group, many, path, rect } from '../svg.ts';

/** Five petals about a heart, and five leaves behind them: the rose of the house. */
const rose = (x: number, y: number, r: number, petal: string, heart: string): string =>
  many(
    5,
    (i) =>
      group(
        path(`M0 ${-r * 0.5}L${r * 0.3} ${-r}L0 ${-r * 1.2}L${-r * 0.3} ${-r}Z`, '#3f6f45'),
        `translate(${x} ${y})rotate(${i * 72 + 36})`,
      ) +
      group(
        path(
          `M0 0Q${-r * 0.85} ${-r * 0.55} ${-r * 0.4} ${-r}Q0 ${-r * 0.78} ${r * 0.4} ${-r}Q${r * 0.85} ${-r * 0.55} 0 0Z`,
          petal,
          {
            stroke: night,
            width: r / 14,
          },
        ),
        `translate(${x} ${y})rotate(${i * 72})`,
      ),
  ) +
  circle(x, y, r * 0.42, heart, { stroke: night, width: r / 14 }) +
  circle(x, y, r * 0.18, brass);

export const back = (): string =>
  rect(1, 1, 98, 138, oak, { stroke: 'card-line', width: 1, rx: 2 }) +
  rect(5, 5, 90, 130, '#3f2815', { stroke: night, width: 1.4 }) +
  `<svg x="8" y="8" width="84" height="124" viewBox="8 8 84 124">${leads(8, 8, 84, 124, 21, '#7a5230', 2.4)}${leads(8, 8, 84, 124, 21, brass, 0.5)}</svg>` +
  rect(8, 8, 84, 124, 'none', { stroke: brass, width: 1 }) +
  path('M24 38H76V76Q74 100 50 108Q26 100 24 76Z', '#7c1f2a', { stroke: brass, width: 2.4 }) +
  path('M50 38H76V70H50ZM24 70H50V108Q28 100 24 76Z', '#f0deb4', { stroke: night, width: 0.8 }) +
  path('M24 38H76V76Q74 100 50 108Q26 100 24 76Z', 'none', { stroke: night, width: 0.8 }) +
  rose(50, 70, 17, '#a8323a', '#f6e8c4');
