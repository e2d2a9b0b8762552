/** Editions as a screen knows them: cards, board, seats, options. The rules stay in the worker. */
import type { Edition, Options } from '@casefile/engine';
import { cardsOf } from './packed-meta.ts';
import { packedMetas } from './packed-metas.ts';

export type EditionMeta = Pick<Edition, 'id' | 'seats' | 'dice' | 'options' | 'drawing' | 'cards'>;

export const editionIds: readonly string[] = Object.keys(packedMetas);

export async function loadMeta(id: string): Promise<EditionMeta | undefined> {
  if (!Object.hasOwn(packedMetas, id)) return undefined;
  const meta = await packedMetas[id]!();
  return { ...meta, cards: (chosen: Options) => cardsOf(meta, chosen) };
}
