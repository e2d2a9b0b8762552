import { chamfered, circle, group, many, path, rect } from '../svg.ts';
import { logo } from './logo.ts';

const sheet = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content}</svg>`;

/** The mark alone, for tabs: readable at 16 pixels. */
export const favicon = (): string => sheet(group(logo(), 'translate(1 1) scale(1.320)'));

/** The mark on green with rays; a maskable icon fills its square and keeps its middle. */
export function appIcon(maskable: boolean): string {
  const rays = path(
    many(16, (i) => {
      const at = (part: number) => ((i + part) / 16) * 2 * Math.PI;
      return `M32 32L${32 + Math.cos(at(-0.25)) * 60} ${32 + Math.sin(at(-0.25)) * 60}L${32 + Math.cos(at(0.25)) * 60} ${32 + Math.sin(at(0.25)) * 60}Z`;
    }),
    '#1f4d3a',
  );
  const ground = rect(0, 0, 64, 64, '#153a2c') + rays;
  const mark =
    circle(32, 32, 21, '#f4ecd8') +
    circle(32, 32, 21, 'none', { stroke: '#d9b45b', width: 1.6 }) +
    group(logo(), 'translate(16.500 16.500) scale(.66)');
  if (maskable) return sheet(ground + mark);
  const edge = chamfered(1, 1, 62, 62, 9);
  return sheet(
    `<clipPath id="edge"><path d="${edge}"/></clipPath><g clip-path="url(#edge)">${ground}${mark}</g>${path(edge, 'none', { stroke: '#d9b45b', width: 2 })}`,
  );
}
