/** The colours of an edition come with it: a sheet of its own for everything inside `data-palette`. */
import type { Materials } from '@casefile/editions/look';
import { adoptStyle } from '../app/adopt-style.ts';

const adopted = new Set<string>();

/** The declarations for a palette, as style sheets write them. */
const materialRule = (palette: string, materials: Materials): string =>
  `[data-palette="${palette}"]{${Object.entries(materials)
    .map(([name, colours]) => `--a-${name}:light-dark(${colours.split(' ').join(', ')})`)
    .join(';')}}`;

export function adoptMaterials(palette: string, materials: Materials): void {
  // Nothing to see where there is no page, as in tests.
  if (typeof document === 'undefined' || adopted.has(palette)) return;
  adopted.add(palette);
  adoptStyle(materialRule(palette, materials));
}
