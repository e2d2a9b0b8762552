import { expect, test } from 'vitest';
import { rules as asterix } from './asterix/rules.ts';
import { rules as card2018 } from './card-2018/rules.ts';
import { rules as clue1986 } from './clue-1986/rules.ts';
import { rules as clue2002 } from './clue-2002/rules.ts';
import { rules as clue2015 } from './clue-2015/rules.ts';
import { rules as all } from './rules.ts';
import { rules as secrets2008 } from './secrets-2008/rules.ts';
import { rules as speed } from './speed/rules.ts';
import { rules as super1991 } from './super-1991/rules.ts';

const pages = [
  ['ALL', 10, all],
  ['C86', 26, clue1986],
  ['C02', 26, clue2002],
  ['AST', 14, asterix],
  ['N15', 22, clue2015],
  ['S08', 40, secrets2008],
  ['X91', 18, super1991],
  ['K18', 10, card2018],
  ['SPD', 5, speed],
] as const;

test.each(pages)('%s has rules 1 to %i and no other', (prefix, count, rules) => {
  const ids = Array.from({ length: count }, (_, i) => `${prefix}-${String(i + 1).padStart(2, '0')}`);
  expect(Object.keys(rules).sort()).toEqual(ids);
});

test.each(pages)('every rule of %s is made of whole sentences', (_prefix, _count, rules) => {
  for (const [id, text] of Object.entries(rules)) expect(text, id).toMatch(/^[A-Z].*[.](?: †)?$/u);
});

test.each(pages)('%s refers only to rules that exist', (_prefix, _count, rules) => {
  const known = new Set(pages.flatMap(([, , page]) => Object.keys(page)));
  const cited = Object.values(rules).flatMap((text) => text.match(/[A-Z]\w\w-\d\d/g) ?? []);
  expect(cited.filter((id) => !known.has(id))).toEqual([]);
});

test('the two-dice classic speaks of its own rules, and differs from the one-die classic in three', () => {
  expect(Object.values(clue2002).join(' ')).not.toContain('C86');
  const differing = Object.entries(clue2002).filter(
    ([id, text]) => clue1986[id.replace('C02', 'C86')]?.replaceAll('C86', 'C02') !== text,
  );
  expect(differing.map(([id]) => id).sort()).toEqual(['C02-07', 'C02-15', 'C02-17']);
});
