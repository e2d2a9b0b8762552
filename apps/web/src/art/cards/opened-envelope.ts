import { line, path, rect, ring } from '../svg.ts';

/** The box it is drawn in: as wide and as high below its edge as a sealed one, with room for the flap above. */
export const openedBox = '-1 -48 100 115';

/** The envelope with its flap up, empty, and the wax broken in two: one half is left on either side. */
export function openedEnvelope(): string {
  const [w, h] = [96, 64];
  const edge = { stroke: '#5a4424', width: w / 70, join: 'round' } as const;
  const wax = (y: number, half: string): string =>
    `<g clip-path="${half}">${path(ring(w / 2, y, 11, h * 0.21, h * 0.185), '#8f1f2b', { stroke: '#5c0f18', width: w / 90 })}${line(`M${w / 2 - 9} ${y}a9 9 0 0 1 18 0`, '#c65560', w / 80)}</g>`;
  return (
    path(
      `M0 0H${w}L${w * 0.54} ${-h * 0.58}Q${w / 2} ${-h * 0.64} ${w * 0.46} ${-h * 0.58}Z`,
      '#e8d7a6',
      edge,
    ) +
    rect(1.6, 2.4, w, h, 'shadow', { rx: 1 }) +
    rect(0, 0, w, h, '#7d6434', { stroke: '#5a4424', width: w / 60, rx: 1 }) +
    path(`M0 0L${w * 0.4} ${h * 0.46}H${w * 0.6}L${w} 0V${h}H0Z`, '#efe0b8', edge) +
    path(`M0 ${h}L${w * 0.4} ${h * 0.46}H${w * 0.6}L${w} ${h}Z`, '#e2cf9d') +
    line(`M0 ${h}L${w * 0.4} ${h * 0.46}M${w} ${h}L${w * 0.6} ${h * 0.46}`, '#5a4424', w / 80, {
      opacity: 0.6,
    }) +
    wax(-h * 0.52, 'polygon(0 0, 100% 0, 100% 46%, 58% 60%, 40% 44%, 0 56%)') +
    wax(h * 0.52, 'polygon(0 56%, 40% 44%, 58% 60%, 100% 46%, 100% 100%, 0 100%)')
  );
}
