import type { Entry } from '@casefile/protocol';
import { type SealedWords, sealOf } from '@casefile/protocol/chain';

/** The name shown in place of a removed one. The end of the id tells two removed people at one table apart. */
export const forgottenName = (person: string): string => `Anonymous ${person.slice(-4)}`;

/** Replaces a person's words in a row: a neutral name for their name, nothing for what they wrote. */
export function forgottenWords(seed: string, n: number, text: string, person: string): SealedWords {
  const { is } = JSON.parse(text) as Entry;
  const own = { person, words: is === 'wrote' ? '' : forgottenName(person) };
  return { ...own, seal: sealOf(seed, n, own) };
}
