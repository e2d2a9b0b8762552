import type { ExtraCardLook } from '@casefile/editions/look';
import { lineWidth, tracking, wrapped } from '../../board/layout/text-width.ts';
import { type IconId, icons } from '../icons/icon-set.ts';
import { chamfered, circle, escaped, group, line, many, path, rect, ring } from '../svg.ts';

/** A card that is no evidence, in the box of a card: plain, with a sign, its words below. */
export function extraCard({ icon, badge, ground, tone }: ExtraCardLook, text: string): string {
  const { size, lines } = fitText(text);
  return (
    path(chamfered(1, 1, 98, 138, 6), ground, { stroke: 'card-line', width: 1 }) +
    path(chamfered(4, 4, 92, 132, 5), 'none', { stroke: tone, width: 1 }) +
    path(chamfered(6.5, 6.5, 87, 127, 4), 'none', { stroke: tone, width: 0.5 }) +
    line(
      many(11, (i) => {
        const a = Math.PI * (1 + i / 10);
        return `M${50 + Math.cos(a) * 29} ${52 + Math.sin(a) * 29}L${50 + Math.cos(a) * 35} ${52 + Math.sin(a) * 35}`;
      }),
      tone,
      1,
    ) +
    circle(50, 52, 26, tone) +
    path(ring(50, 52, 8, 24), ground) +
    group(iconOf(icon), 'translate(30.500 32.500) scale(1.625)', ` color="${tone}"`) +
    (badge === undefined
      ? ''
      : group(
          circle(12, 12, 14, ground, { stroke: tone, width: 1.6 }) + iconOf(badge),
          'translate(9.500 10) scale(.66)',
          ` color="${tone}"`,
        )) +
    rect(30, 85, 40, 0.8, tone) +
    lines
      .map(
        (each, i) =>
          `<text x="${50 + tracking(size) / 2}" y="${94 + size * 0.4 + i * size * 1.2}" font-size="${size}" letter-spacing="${tracking(size)}" text-anchor="middle" fill="${tone}">${escaped(each)}</text>`,
      )
      .join('')
  );
}

function iconOf(name: string): string {
  const icon = icons[name as IconId];
  if (icon === undefined) throw new Error(`there is no icon ${name}`);
  return icon;
}

function fitText(text: string): { size: number; lines: readonly string[] } {
  for (const size of [11, 10, 9, 8, 7.5, 7, 6.5, 6])
    for (const count of [1, 2, 3, 4, 5]) {
      const lines = wrapped(text, count);
      // Small letters are narrower than the capitals that are measured.
      const fits = lines?.every((each) => lineWidth(each, size) * 0.76 <= 80);
      if (lines && fits && count * size * 1.2 <= 36) return { size, lines };
    }
  return { size: 5.5, lines: wrapped(text, 6) ?? [text] };
}
