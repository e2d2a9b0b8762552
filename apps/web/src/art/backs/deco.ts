import { logo } from '../brand/logo.ts';
import { chamfered, group, many, path, rect, ring } from '../svg.ts';

const scale = (x: number, y: number): string =>
  [8, 5.6, 3.2].map((r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`).join('');

/** Rows of scales, each over the one to its left and the row below; those that do not meet are one shape. */
const scales = (): string =>
  many(42, (level) => {
    const met = (row: number): string => {
      const i = level - 2 * row;
      return i < 0 || i > 7 ? '' : scale(i * 14 + (row % 2 ? 7 : 0) - 4, 134 - row * 8);
    };
    return path(many(18, met), '#1f4d3a', { stroke: '#c59c45', width: 0.6 });
  });

/** A fan of scales in brass on green, with the mark of the house. */
export const back = (): string =>
  path(chamfered(1, 1, 98, 138, 6), 'card', { stroke: 'card-line', width: 1 }) +
  `<svg x="5.500" y="5.500" width="89" height="129" viewBox="0 0 89 129">${rect(0, 0, 89, 129, '#173c2d')}${scales()}</svg>` +
  path(chamfered(5.5, 5.5, 89, 129, 4.5), 'none', { stroke: 'card-line', width: 1.2 }) +
  path(chamfered(3.2, 3.2, 93.6, 133.6, 5.4), 'none', { stroke: 'card-edge', width: 1.3 }) +
  path(ring(50, 70, 8, 25), '#173c2d', { stroke: '#d9b45b', width: 1.4 }) +
  path(ring(50, 70, 8, 22.5), 'none', { stroke: '#d9b45b', width: 0.6 }) +
  group(logo(), 'translate(33 53) scale(.7)');
