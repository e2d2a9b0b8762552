/** The seven published editions and the house edition, by id. */
import { type Edition, editionAt } from '@casefile/engine';
import { asterix } from './asterix/edition.ts';
import { card2018 } from './card-2018/edition.ts';
import { clue1986 } from './clue-1986/edition.ts';
import { clue2002 } from './clue-2002/edition.ts';
import { clue2015 } from './clue-2015/edition.ts';
import { secrets2008 } from './secrets-2008/edition.ts';
import { speed } from './speed/edition.ts';
import { super1991 } from './super-1991/edition.ts';

export const editions: readonly Edition[] = [
  clue1986,
  clue2002,
  asterix,
  clue2015,
  secrets2008,
  super1991,
  card2018,
  speed,
];

/** The edition as it is played now or, of a game that was begun before, as it was played in that version. */
export function editionById(id: string, version?: number): Edition | undefined {
  const edition = editions.find((each) => each.id === id);
  return edition === undefined || version === undefined ? edition : editionAt(edition, version);
}
