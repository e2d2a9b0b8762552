/** The seven published editions and the house edition, by id. */
import { type Edition, editionAt } from '@casefile/engine';
import * as list from './list.ts';

/** All editions, the oldest first. */
export const editions: readonly Edition[] = Object.entries(list)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([, edition]) => edition);

/** The edition as it is played now or, of a game that was begun before, as it was played in that version. */
export function editionById(id: string, version?: number): Edition | undefined {
  const edition = editions.find((each) => each.id === id);
  return edition === undefined || version === undefined ? edition : editionAt(edition, version);
}
