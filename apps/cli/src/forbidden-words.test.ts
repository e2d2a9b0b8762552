/** U75: the words of the terminal read as if written by a native speaker. */
import { faultsIn, textsIn } from '@casefile/testkit/forbidden-words';
import { expect, test } from 'vitest';
import { screenWords } from './play/words.ts';
import { recordWords } from './record/words.ts';

/** Columns of keys and signs are set apart by spaces; a square is typed by its numbers. */
const isKeys = (text: string): boolean => / {3}|·|8,7/.test(text);

test.each(['en', 'fr'] as const)('U75: the terminal uses no forbidden word in %s', (lang) => {
  const texts = textsIn(
    [screenWords[lang], recordWords[lang]],
    lang === 'en' ? 'Mr. Green' : 'Colonel Moutarde',
  );
  expect(texts.length).toBeGreaterThan(80);
  expect(texts.filter((text) => !isKeys(text)).flatMap((text) => faultsIn(text, lang))).toEqual([]);
});
