/**
 * What screens need of all editions, in the order of the list. The build puts the finished data in the place of this
 * file (build/edition-metas.ts), so that no screen has to load their rules.
 */
import { editions } from '@casefile/editions';
import { type PackedMeta, packMeta } from './packed-meta.ts';

export const packedMetas: Readonly<Record<string, () => Promise<PackedMeta>>> = Object.fromEntries(
  editions.map((edition) => [edition.id, async () => packMeta(edition)]),
);
