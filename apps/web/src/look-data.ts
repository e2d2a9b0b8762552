/** The looks of all editions. The build puts the finished data in the place of this file (build/looks.ts). */
import { editionIds, loadEdition } from './editions.ts';
import { type Look, lookOf } from './look.ts';

export const looks: Readonly<Record<string, () => Promise<Look>>> = Object.fromEntries(
  editionIds.map((id) => [id, async () => lookOf((await loadEdition(id))!)]),
);
