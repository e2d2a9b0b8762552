import type { Entry } from '@casefile/protocol';
import { type SealedWords, sealOf } from '@casefile/protocol/chain';

/** What stands for a name that was taken away. The end of the id keeps two of them at one table apart. */
export const forgottenName = (person: string): string => `Anonymous ${person.slice(-4)}`;

/** What comes in the place of somebody's words in a row: a neutral name, or nothing for what they wrote. */
export function forgottenWords(seed: string, n: number, text: string, person: string): SealedWords {
  const { is } = JSON.parse(text) as Entry;
  const own = { person, words: is === 'wrote' ? '' : forgottenName(person) };
  return { ...own, seal: sealOf(seed, n, own) };
}
