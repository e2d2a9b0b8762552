import { circle, line, many, path, rect } from '../svg.ts';

const teal = '#12a5a0';
const pink = '#d6246e';

/** Rings and quarters, as tiles of a modern floor. */
export function back(): string {
  const tones = [teal, '#ffd23f', pink, '#2b3140'];
  const tile = (i: number): string => {
    const [x, y] = [7 + (i % 4) * 21.5, 7 + Math.floor(i / 4) * 21];
    const tone = tones[(i * 7 + Math.floor(i / 4)) % 4]!;
    const turn = `rotate(${((i * 5) % 4) * 90} ${x + 10.75} ${y + 10.5})`;
    return (
      rect(x, y, 21.5, 21, i % 3 === 0 ? '#ffffff' : '#eef3f6') +
      (i % 2
        ? path(`M${x} ${y}H${x + 21}A21 21 0 0 1 ${x} ${y + 21}Z`, tone, { turn })
        : circle(x + 10.75, y + 10.5, 8, tone) + circle(x + 10.75, y + 10.5, 3.4, '#ffffff'))
    );
  };
  return (
    rect(1, 1, 98, 138, '#ffffff', { stroke: 'card-line', width: 1, rx: 7 }) +
    many(24, tile) +
    circle(50, 70, 21, '#ffffff') +
    circle(47, 67, 11, 'none', { stroke: pink, width: 4.6 }) +
    line('M55 75L63 83', pink, 5.6)
  );
}
