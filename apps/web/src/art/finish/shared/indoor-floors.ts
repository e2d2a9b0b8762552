/** Floors of most houses. */
import { type Floor, motif } from '../../rooms/floors.ts';
import { line, many, path, rect } from '../../svg.ts';

const planks = (tone: string): string =>
  rect(0, 0, 48, 8, tone, { opacity: 0.5 }) + line('M0 0H48M0 8H48M14 0V8M38 8V16', 'soft', 0.7);

const herringbone = (): string =>
  many(4, (i) => {
    const y = i * 12 - 12;
    return (
      path(`M0 ${y + 12}L12 ${y}V${y + 6}L0 ${y + 18}Z`, 'parquet2') +
      path(`M12 ${y + 6}L24 ${y + 18}V${y + 12}L12 ${y}Z`, i % 2 ? 'parquet2' : 'parquet', { opacity: 0.7 }) +
      line(`M0 ${y + 12}L12 ${y}L24 ${y + 12}M0 ${y + 18}L12 ${y + 6}L24 ${y + 18}`, 'soft', 0.6)
    );
  });

export const indoorFloors: Readonly<Record<string, Floor>> = {
  herringbone: { base: 'parquet', size: [24, 24], draw: herringbone },
  boards: { base: 'boards', size: [48, 16], draw: () => planks('parquet2') },
  marble: {
    base: 'marble',
    size: [24, 24],
    draw: () => path('M12 0L24 12L12 24L0 12Z', 'marble2') + line('M4 3l5 3M15 20l4-2', 'fine', 0.7),
  },
  paving: {
    base: 'marble',
    size: [24, 24],
    draw: () =>
      rect(0, 0, 12, 12, 'marble2') +
      rect(12, 12, 12, 12, 'marble2') +
      line('M0 0H24M0 12H24M0 0V24M12 0V24', 'fine', 0.7),
  },
  greenCarpet: { base: 'carpet-green', size: [18, 18], draw: () => motif('green2') },
  blueCarpet: { base: 'carpet-blue', size: [18, 18], draw: () => motif('blue2') },
  panes: {
    base: 'garden',
    size: [24, 24],
    draw: () =>
      rect(1, 1, 22, 22, 'glass', { opacity: 0.6 }) +
      line('M0 0H24M0 0V24', 'white', 1.4, { opacity: 0.75 }) +
      line('M4 9l5-5M4 14l10-10', 'white', 0.8, { opacity: 0.5 }),
  },
};
