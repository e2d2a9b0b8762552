import { circle, line, many, path, rect, ring } from '../svg.ts';

const shield = (x: number, y: number, r: number, tone: string): string =>
  circle(x, y, r, '#f1e2b8', { stroke: '#3f3018', width: 1.2 }) +
  many(4, (i) =>
    path(
      `M${x} ${y}V${y - r + 1}A${r - 1} ${r - 1} 0 0 1 ${x + (r - 1) * Math.SQRT1_2} ${y - (r - 1) * Math.SQRT1_2}Z`,
      tone,
      { turn: `rotate(${i * 90} ${x} ${y})` },
    ),
  ) +
  circle(x, y, r * 0.3, '#8c949a', { stroke: '#3f3018', width: 0.9 });

export const back = (): string =>
  rect(1, 1, 98, 138, '#f4dfa8', { stroke: 'card-line', width: 1, rx: 3 }) +
  rect(5, 5, 90, 130, '#2f8bb0') +
  line(
    many(13, (i) => `M5 ${12 + i * 10}${many(6, () => 'q3.750-5 7.500 0t7.500 0')}`),
    '#bfe9f2',
    1.3,
  ) +
  path('M12 74Q50 92 88 74Q86 100 50 102T12 74Z', '#7c4a22', { stroke: '#3f3018', width: 1.6 }) +
  line('M50 24V80', '#3f3018', 3) +
  path('M22 28Q50 36 78 28V64Q50 56 22 64Z', '#f6edd4', { stroke: '#3f3018', width: 1.4 }) +
  path('M36 31Q43 33 43 33V60Q39 60 36 61ZM57 33Q61 32 64 31V61Q61 60 57 60Z', '#b93a2a') +
  many(4, (i) =>
    shield(24 + i * 17.4, 80 + (i === 0 || i === 3 ? -1 : 3), 7.4, i % 2 ? '#2f7a48' : '#b93a2a'),
  ) +
  path(ring(50, 20, 6, 4, 2), '#f2c14b') +
  rect(5, 5, 90, 130, 'none', { stroke: '#3f3018', width: 1.4 });
