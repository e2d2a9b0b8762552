import { editions } from '@casefile/editions';
import { languages } from '@casefile/editions/words/words';
import { expect, test } from 'vitest';
import { keepTitles } from './titles.ts';

test.each([
  ['Mrs. Peacock shows you the Knife.', 'Mrs.~Peacock shows you the Knife.'],
  ['M. Green et Mme Pervenche accusent.', 'M.~Green et Mme~Pervenche accusent.'],
  ['la Dre Orchid, avec la corde', 'la Dre~Orchid, avec la corde'],
  ['Who killed Mr. Boddy?', 'Who killed Mr.~Boddy?'],
  ['Turn 4: Mrs White', 'Turn 4: Mrs~White'],
  ['Mrs White', 'Mrs White'],
  ['Colonel Mustard', 'Colonel Mustard'],
  ['You miss Scarlett. Plan M follows.', 'You miss Scarlett. Plan M follows.'],
])('%s', (text, drawn) => {
  expect(keepTitles(text)).toBe(drawn.replaceAll('~', '\u00a0'));
});

test('every title of up to four letters that an edition prints is kept with its name', async () => {
  const parted: string[] = [];
  for (const { id } of editions)
    for (const lang of languages) {
      const { names } = await import(`../../../../packages/editions/src/${id}/${lang}/names.ts`);
      for (const name of Object.values(names.suspects as Record<string, string>))
        if (/^It is \p{L}{1,4}\.? \p{Lu}/u.test(keepTitles(`It is ${name}`))) parted.push(name);
    }
  // A first name is no title.
  expect([...new Set(parted)]).toEqual(['Jack Mustard']);
});
