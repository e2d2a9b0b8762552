/**
 * The screen data of all editions, in list order. The build replaces this file with the computed data
 * (build/edition-metas.ts), so that no screen loads the rules.
 */
import { editions } from '@casefile/editions';
import { type PackedMeta, packMeta } from './packed-meta.ts';

export const packedMetas: Readonly<Record<string, () => Promise<PackedMeta>>> = Object.fromEntries(
  editions.map((edition) => [edition.id, async () => packMeta(edition)]),
);
