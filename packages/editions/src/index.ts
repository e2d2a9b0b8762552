/** The seven published editions and the house edition, by id. */
import { type Edition, editionAt } from '@casefile/engine';
import * as list from './list.ts';

/** All editions, the oldest first. */
export const editions: readonly Edition[] = Object.entries(list)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([, edition]) => edition);

/** The current version of an edition, or an earlier one for games begun in it. */
export function editionById(id: string, version?: number): Edition | undefined {
  const edition = editions.find((each) => each.id === id);
  return edition === undefined || version === undefined ? edition : editionAt(edition, version);
}
