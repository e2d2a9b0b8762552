import { circle, line, many, path } from '../svg.ts';

/** The mark: a lens over a keyhole, in a box of 48. */
export const logo = (brass = '#d9b45b', glass = '#12332a', light = '#f6ebcb'): string => {
  const rays = many(7, (i) => {
    const angle = Math.PI * (1.08 + i * 0.14);
    return `M${20 + Math.cos(angle) * 9.5} ${20 + Math.sin(angle) * 9.5}L${20 + Math.cos(angle) * 13.5} ${20 + Math.sin(angle) * 13.5}`;
  });
  return (
    line('M32 32L43 43', '#241a12', 8.6) +
    line('M32 32L43 43', brass, 6.4) +
    line('M35.500 35.500L42 42', '#8a6422', 3) +
    circle(20, 20, 17.6, '#241a12') +
    circle(20, 20, 16.6, brass) +
    circle(20, 20, 13.8, glass) +
    line(rays, brass, 1.3) +
    circle(20, 18, 4.6, light) +
    path('M18 20.500H22L24.500 31H15.500Z', light) +
    line('M9.500 24A12 12 0 0 1 12 11', '#ffffff', 1.6, { opacity: 0.5 })
  );
};
