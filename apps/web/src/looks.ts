/** Editions as a screen knows them: cards, board, seats, options. The rules stay in the worker. */

import { looks } from 'virtual:looks';
import type { Cards, Edition, Options } from '@casefile/engine';

export type EditionLook = Pick<Edition, 'id' | 'seats' | 'teams' | 'dice' | 'options' | 'drawing' | 'cards'>;

export const editionIds: readonly string[] = Object.keys(looks);

export async function loadLook(id: string): Promise<EditionLook | undefined> {
  if (!Object.hasOwn(looks, id)) return undefined;
  const { sets, setOf, ...look } = await looks[id]!();
  return {
    ...look,
    cards(chosen: Options): Cards {
      const key = Object.entries(look.options)
        .map(([name, values]) => String(chosen[name] ?? values[0]))
        .join(' ');
      return sets[setOf?.[key] ?? 0]!;
    },
  };
}
