/** What screens need of all editions. The build puts the finished data in the place of this file (build/edition-metas.ts). */
import { editionIds, loadEdition } from './load-edition.ts';
import { type PackedMeta, packMeta } from './packed-meta.ts';

export const packedMetas: Readonly<Record<string, () => Promise<PackedMeta>>> = Object.fromEntries(
  editionIds.map((id) => [id, async () => packMeta((await loadEdition(id))!)]),
);
