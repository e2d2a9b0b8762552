/** Editions as a screen knows them: cards, board, seats, options. The rules stay in the worker. */
import type { Edition, Options } from '@casefile/engine';
import { cardsOf } from './look.ts';
import { looks } from './look-data.ts';

export type EditionLook = Pick<Edition, 'id' | 'seats' | 'dice' | 'options' | 'drawing' | 'cards'>;

export const editionIds: readonly string[] = Object.keys(looks);

export async function loadLook(id: string): Promise<EditionLook | undefined> {
  if (!Object.hasOwn(looks, id)) return undefined;
  const look = await looks[id]!();
  return { ...look, cards: (chosen: Options) => cardsOf(look, chosen) };
}
