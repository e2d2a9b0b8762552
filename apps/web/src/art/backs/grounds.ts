import { circle, path, rect, ring } from '../svg.ts';

/** A maze of hedges, and the way to its middle. */
export function back(): string {
  const rings = [
    'M10 10H90V130H10V76M10 64V10',
    'M20 20H44M56 20H80V120H20V20',
    'M30 30H70V64M70 76V110H56M44 110H30V30',
    'M40 40H60V100H40V76M40 64V40',
  ].join('');
  return (
    rect(1, 1, 98, 138, '#f2ead0', { stroke: 'card-line', width: 1, rx: 3 }) +
    rect(4, 4, 92, 132, '#e6dab6') +
    path(rings, 'none', { stroke: '#234a2a', width: 6.4, join: 'round', cap: 'round' }) +
    path(rings, 'none', { stroke: '#4f8045', width: 4.6, join: 'round', cap: 'round', dash: '0.1 5' }) +
    path(rings, 'none', { stroke: '#8ab56a', width: 2, join: 'round', cap: 'round', dash: '0.1 6.500' }) +
    path(ring(50, 70, 8, 9), '#dfe9ea', { stroke: '#7d7a68', width: 1.4 }) +
    circle(50, 70, 5, '#4fa3b5') +
    circle(50, 70, 1.8, '#f4fbf8')
  );
}
