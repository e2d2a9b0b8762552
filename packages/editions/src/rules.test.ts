import { expect, test } from 'vitest';
import { rules as asterixFr } from './asterix/rules.fr.ts';
import { rules as asterix } from './asterix/rules.ts';
import { rules as card2018Fr } from './card-2018/rules.fr.ts';
import { rules as card2018 } from './card-2018/rules.ts';
import { rules as clue1986Fr } from './clue-1986/rules.fr.ts';
import { rules as clue1986 } from './clue-1986/rules.ts';
import { rules as clue2002Fr } from './clue-2002/rules.fr.ts';
import { rules as clue2002 } from './clue-2002/rules.ts';
import { rules as clue2015Fr } from './clue-2015/rules.fr.ts';
import { rules as clue2015 } from './clue-2015/rules.ts';
import { rules as allFr } from './rules.fr.ts';
import { rules as all } from './rules.ts';
import { rules as secrets2008Fr } from './secrets-2008/rules.fr.ts';
import { rules as secrets2008 } from './secrets-2008/rules.ts';
import { rules as speedFr } from './speed/rules.fr.ts';
import { rules as speed } from './speed/rules.ts';
import { rules as super1991Fr } from './super-1991/rules.fr.ts';
import { rules as super1991 } from './super-1991/rules.ts';

const pages = [
  ['ALL', 10, all, allFr],
  ['C86', 26, clue1986, clue1986Fr],
  ['C02', 26, clue2002, clue2002Fr],
  ['AST', 14, asterix, asterixFr],
  ['N15', 22, clue2015, clue2015Fr],
  ['S08', 40, secrets2008, secrets2008Fr],
  ['X91', 18, super1991, super1991Fr],
  ['K18', 10, card2018, card2018Fr],
  ['SPD', 5, speed, speedFr],
] as const;

/** The rules a text names, and its other figures. */
const figures = (text: string): string[] => text.match(/[A-Z]\w\w-\d\d|\d+/g) ?? [];
/** For each sentence whether a † closes it. */
const readings = (text: string): boolean[] =>
  [...text.matchAll(/[.]( †)?(?= |$)/g)].map(([, mark]) => mark !== undefined);

test.each(pages)('%s has rules 1 to %i and no other, in both languages', (prefix, count, en, fr) => {
  const ids = Array.from({ length: count }, (_, i) => `${prefix}-${String(i + 1).padStart(2, '0')}`);
  expect(Object.keys(en).sort()).toEqual(ids);
  expect(Object.keys(fr).sort()).toEqual(ids);
});

test.each(pages)('every rule of %s is made of whole sentences', (_prefix, _count, ...both) => {
  for (const rules of both)
    for (const [id, text] of Object.entries(rules)) expect(text, id).toMatch(/^\p{Lu}.*[.](?: †)?$/u);
});

test.each(pages)('%s refers only to rules of its own page, or to those of all editions', (_, __, ...both) => {
  for (const page of both) {
    const cited = Object.values(page).flatMap((text) => text.match(/[A-Z]\w\w-\d\d/g) ?? []);
    expect(cited.filter((id) => !(id in page) && !(id in all))).toEqual([]);
  }
});

test.each(pages)('%s in French names the same rules and figures', (_prefix, _count, en, fr) => {
  for (const [id, text] of Object.entries(en)) expect(figures(fr[id]!), id).toEqual(figures(text));
});

test.each(pages)(
  '%s in French has as many sentences, and the same are our reading',
  (_prefix, _count, en, fr) => {
    for (const [id, text] of Object.entries(en)) expect(readings(fr[id]!), id).toEqual(readings(text));
  },
);

test.each(pages)('%s keeps to French typography, and to no English', (_prefix, _count, en, fr) => {
  for (const [id, text] of Object.entries(fr)) {
    expect(text, 'a no-break space before high punctuation').not.toMatch(/[^\u00a0][?!:;»]|«[^\u00a0]/u);
    expect(text, 'a curved apostrophe').not.toContain("'");
    expect(text, 'French quotation marks').not.toMatch(/[“”"]/u);
    expect(text).not.toBe(en[id]);
  }
});

test.each([
  ['English', [], clue1986, clue2002],
  // Its own names of people and rooms, and its own words for a suggestion and the envelope.
  ['French', ['01', '04', '05', '10', '19', '21', '22', '23', '26'], clue1986Fr, clue2002Fr],
] as const)(
  'in %s the two-dice classic speaks of its own rules, and differs from the one-die classic in four, and in its words',
  (_, worded, one, two) => {
    expect(Object.values(two).join(' ')).not.toContain('C86');
    const differing = Object.entries(two).filter(
      ([id, text]) => one[id.replace('C02', 'C86')]?.replaceAll('C86', 'C02') !== text,
    );
    expect(differing.map(([id]) => id).sort()).toEqual(
      ['07', '09', '15', '17', ...worded].map((id) => `C02-${id}`).sort(),
    );
  },
);

test('in French too each edition asks in its own words', () => {
  const said = (rules: object): string => Object.values(rules).join(' ');
  expect(said(asterixFr)).not.toMatch(/meurtr|assassin|crime|arme|pièce/i);
  expect(said(secrets2008Fr)).not.toMatch(/soupçon|suspect|enveloppe|horloge/i);
  expect(said(card2018Fr)).not.toMatch(/hypothèse|soupçon|enveloppe/i);
});

/** The French words of each rulebook for a suggestion, for disproving it and for the envelope; the others are of other books. */
const terms = {
  C86: 'hypothèse',
  AST: 'hypothèse',
  S08: 'hypothèse',
  X91: 'hypothèse',
  C02: 'soupçon',
  N15: 'soupçon',
};
const others = { hypothèse: /soupçon|dément|enveloppe/i, soupçon: /hypothès|réfut|étui/i } as const;

test.each(Object.entries(terms))('the French rules of %s say "%s" and what goes with it', (prefix, term) => {
  const [, , , fr] = pages.find(([each]) => each === prefix)!;
  expect(Object.values(fr).join(' ')).toContain(term);
  for (const [id, text] of Object.entries(fr))
    expect(text, id).not.toMatch(others[term as keyof typeof others]);
});
