/** Editions and their words, loaded when they are needed: who plays one edition pays for one. */
import type { Edition } from '@casefile/engine';

const loaders: Readonly<Record<string, () => Promise<Edition>>> = {
  'clue-1986': async () => (await import('@casefile/editions/clue-1986/edition')).clue1986,
  'clue-2002': async () => (await import('@casefile/editions/clue-2002/edition')).clue2002,
  asterix: async () => (await import('@casefile/editions/asterix/edition')).asterix,
  'clue-2015': async () => (await import('@casefile/editions/clue-2015/edition')).clue2015,
  'secrets-2008': async () => (await import('@casefile/editions/secrets-2008/edition')).secrets2008,
  'super-1991': async () => (await import('@casefile/editions/super-1991/edition')).super1991,
  'card-2018': async () => (await import('@casefile/editions/card-2018/edition')).card2018,
  speed: async () => (await import('@casefile/editions/speed/edition')).speed,
};

export const editionIds: readonly string[] = Object.keys(loaders);

export async function loadEdition(id: string): Promise<Edition | undefined> {
  return Object.hasOwn(loaders, id) ? loaders[id]!() : undefined;
}
