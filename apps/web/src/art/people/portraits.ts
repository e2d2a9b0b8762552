import { circle, many, path, rect } from '../svg.ts';
import type { Bust } from './parts.ts';
import { suspectLook } from './suspects.ts';

/** A bust before a fan of rays in its colours, in a box of 100 by 120; the rays alone until it has come. */
export function portrait(id: string, bust: Bust | undefined): string {
  const { colour, deep } = suspectLook(id);
  // White on paper would be no picture.
  const ground = pale(id === 'white' ? '#5f6b78' : colour);
  const rays = many(9, (i) => {
    const from = Math.PI * (1 + (i - 0.25) / 8.5);
    const to = Math.PI * (1 + (i + 0.25) / 8.5);
    return `M50 96L${50 + Math.cos(from) * 140} ${96 + Math.sin(from) * 140}L${50 + Math.cos(to) * 140} ${96 + Math.sin(to) * 140}Z`;
  });
  return (
    rect(-20, -20, 140, 160, ground) +
    path(rays, colour, { opacity: 0.22 }) +
    circle(50, 52, 41, '#fff9ea', { opacity: 0.55 }) +
    circle(50, 52, 41, 'none', { stroke: deep, width: 0.8, opacity: 0.35 }) +
    path('M10 124Q16 96 50 92T90 124Z', deep, { opacity: 0.18 }) +
    (bust?.(colour, deep) ?? '')
  );
}

/** A colour two thirds on its way to paper. */
function pale(colour: string): string {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const mix = (channel: number, paper: number) =>
    Math.round(channel * 0.34 + paper * 0.66)
      .toString(16)
      .padStart(2, '0');
  return `#${mix(r!, 0xf4)}${mix(g!, 0xec)}${mix(b!, 0xd8)}`;
}
