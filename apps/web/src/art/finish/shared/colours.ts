import { rect } from '../../svg.ts';

/** A pattern of a finish: its id, the side of its tile, its ground and what is drawn on it. */
export const pattern = (id: string, size: number, base: string, drawn: string): string =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${rect(0, 0, size, size, base)}${drawn}</pattern>`;

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** So much of the first colour in the second. */
export function mixed(colour: string, other: string, part: number): string {
  const [a, b] = [channels(colour), channels(other)];
  const hex = a.map((channel, i) =>
    Math.round(channel * part + b[i]! * (1 - part))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

/** A colour two thirds on its way to paper. White on paper would be no picture. */
export const pale = (colour: string): string =>
  mixed(brightness(colour) > 0.8 ? '#5f6b78' : colour, '#f4ecd8', 0.34);

/** From 0 for black to 1 for white, as an eye sees it. */
export function brightness(colour: string): number {
  const [r, g, b] = channels(colour);
  return (0.299 * r! + 0.587 * g! + 0.114 * b!) / 255;
}
