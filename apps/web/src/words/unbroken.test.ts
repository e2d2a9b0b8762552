import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test.each([
  ['Mrs. White shows a card to Mr. Green.', 'Mrs.~White shows a card to Mr.~Green.'],
  ['C’est au tour du Pr Violet', 'C’est au tour du Pr~Violet'],
  ['L’hypothèse : Mme Leblanc, avec la corde', 'L’hypothèse : Mme~Leblanc, avec la corde'],
  ['De M. Olive (M. Brunette)', 'De M.~Olive (M.~Brunette)'],
  ['Colonel Mustard stays in the room.', 'Colonel Mustard stays in the room.'],
  ['Room M is here', 'Room M is here'],
])('a title stays beside its name: %s', (text, kept) => {
  expect(unbroken(text).replaceAll('\u00a0', '~')).toBe(kept);
});
