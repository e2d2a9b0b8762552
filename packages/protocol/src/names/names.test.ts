import { describe, expect, test } from 'vitest';
import { checkName, looksAlike, maxGraphemes, type NameFault, skeleton } from './names.ts';

const why = (given: string): NameFault | 'ok' => {
  const checked = checkName(given);
  return checked.ok ? 'ok' : checked.why;
};
const shown = (text: string): string =>
  JSON.stringify(text).replace(/[^ -~]/g, (c) => `\\u{${c.codePointAt(0)!.toString(16)}}`);

/** Names of people everywhere, and of people who like to play with letters. */
const good = [
  'Ada', 'Ève', 'Chloé', 'Zoë', 'Łukasz', 'Đorđe', 'Søren', 'Ólafur', 'Ñandú', 'İpek', 'Straße', 'O’Brien', "D'Artagnan",
  'Jean-Luc', 'Mary Ann', 'J. R.', 'Dr. No', 'Anna 2', '007', 'X', 'Q', 'Ωmega', 'Елена', 'Ёлка', 'Αθηνά', 'Հայկ', 'მარიამ',
  '小林', 'たろう', 'カタカナ', '지민', 'מרים', 'محمد', 'فاطمة', 'अमित', 'ขวัญใจ', 'தமிழ்', 'Nguyễn Thị', 'Việt', 'Ệ', '🦊', '👍 Ben',
  '<3', 'Tom & Jerry', '“Ace”', '#1', 'a/b', '50%', 'C++', '¡Olé!', '…', '???', 'ﬁn', 'Ａｄａ', 'Professor Plum', 'Mlle Rose',
  // Innocent names that contain a blocked word.
  'Scunthorpe', 'Therapist', 'Nigeria', 'Niger', 'En retard', 'Monique', 'Député', 'Computer', 'Salopette', 'Nazir', 'Dick', 'Dominique',
  'Shitake', 'Assassin', 'Cockburn', 'Cassette', 'Bitetto', 'Merdeka', 'Négreville',
]; // biome-ignore format: a list

const zalgo = `Z${'\u0300\u0301\u0302\u0303'.repeat(6)}a`;
const bidi = [
  '\u061c',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
];
const zeroWidth = ['\u00ad', '\u034f', '\u115f', '\u1160', '\u17b4', '\u180b', '\u180e', '\u200b', '\u200c', '\u200d', '\u2060', '\u2061', '\u2064', '\u206a', '\u3164', '\ufeff', '\uffa0', '\u{e0020}', '\u{e0041}', '\u{e007f}', '\u{1d173}']; // biome-ignore format: a list
const controls = [...Array(32).keys(), ...Array.from({ length: 33 }, (_, i) => 127 + i)]
  .map((code) => String.fromCharCode(code))
  .filter((char) => !'\t\n\r'.includes(char));
const unassigned = ['\u0378', '\u0557', '\ufdd0', '\uffff', '\u{1fffe}', '\u{10ffff}', '\u{50000}'];
const privateUse = ['\ue000', '\uf8ff', '\u{f0000}', '\u{100000}'];
const halves = ['\ud800', '\udbff', '\udc00', '\udfff', 'A\ud83d', '\udd8aA'];
const separators = ['\u2028', '\u2029'];
const inside = (chars: readonly string[]): string[] => chars.map((char) => `Ad${char}a`);

const blank = ['', ' ', '\t\n', '\u3000', '\u00a0', '\u2003 \u2003'];
const blanks = [
  '\ufffc',
  '\u{1d159}',
  '\u2800',
  '\u3164',
  '\u2800\u2800',
  '\u200b',
  '\ufeff',
  '\u115f\u1160',
];
const long = [
  'x'.repeat(25),
  'x'.repeat(10_000),
  '🦊'.repeat(25),
  'é'.repeat(25),
  'Z'.repeat(201),
  'a b '.repeat(7),
  'e\u0301'.repeat(25),
];
const piled = [
  zalgo,
  `a${'\u0301'.repeat(4)}`,
  `ﬁ${'\u20dd'.repeat(5)}`,
  '\u0301a',
  '\u0489abc',
  `${'a\u0300\u0301\u0302\u0303'.repeat(5)}`,
];

const insults = [
  'fuck', 'FUCK', 'f u c k', 'F.U.C.K.', 'fuuuuck', 'fück', 'ｆｕｃｋ', 'fμck', '𝓯𝓾𝓬𝓴', 'Mr Fuck', 'motherfucker', 'fυck', 'f-u_c*k',
  'nigger', 'n1gger', 'nlgger', 'NIGGER', 'nïggér', 'nіggеr', 'n i g g e r', 'niggger', 'ⓝⓘⓖⓖⓔⓡ', 'faggot', 'f4gg0t', 'hitler', 'H1tl3r',
  'adolf hitler', 'hіtlеr', 'cunt', 'c u n t', 'CUNT', 'a cunt', 'shit', '5hit', '$hit', 'sh!t', 'b!tch', 'bitch', 'wh0re', 'slut', 'nazi', 'N4zi',
  'enculé', 'ENCULE', 'enculeur', '3ncul3', 'connard', 'c0nnard', 'connasse', 'putain', 'put@in', 'pute', 'salope', 's@lope', 'nique ta mère',
  'ntm', 'fdp', 'pédé', 'nègre', 'bougnoule', 'merde', 'm3rde', 'bâtard', 'admin', 'Admin', '4dmin', 'Casefile', 'аdmin', 'moderator', 'modérateur',
]; // biome-ignore format: a list

const bad: Readonly<Partial<Record<NameFault, readonly string[]>>> = {
  empty: blank,
  'bad-characters': [
    ...blanks,
    ...inside([...bidi, ...zeroWidth, ...controls, ...unassigned, ...privateUse, ...separators]),
    ...halves,
    ...bidi,
  ],
  'too-long': long,
  'too-many-marks': piled,
  'not-allowed': insults,
};

describe('R28 names', () => {
  test('R28 tries at least 200 ways to spoil a name', () => {
    expect(Object.values(bad).flat().length).toBeGreaterThanOrEqual(200);
  });

  for (const [fault, names] of Object.entries(bad))
    test(`R28 ${fault}`, () => {
      for (const name of names) expect(why(name), shown(name)).toBe(fault);
    });

  test('R28 accepts names that people have', () => {
    for (const name of good) expect(why(name), shown(name)).toBe('ok');
  });

  test('R28 normalises a name to NFC with single spaces and none around it', () => {
    expect(checkName('  Ana\u3000\t Mari\u0301a  ')).toEqual({ ok: true, name: 'Ana María' });
    expect(checkName('\n❤\ufe0f')).toEqual({ ok: true, name: '❤' });
  });

  test('R28 leaves a normalised name unchanged', () => {
    for (const name of good) {
      const once = checkName(name);
      if (once.ok) expect(checkName(once.name)).toEqual(once);
    }
  });

  test('R28 allows 24 characters as people count them', () => {
    for (const one of ['x', '🦊', 'é', 'ệ', '小'])
      expect([why(one.repeat(maxGraphemes)), why(one.repeat(maxGraphemes + 1))]).toEqual(['ok', 'too-long']);
  });

  test('R28 treats markup as plain text', () => {
    for (const name of [
      '<b>',
      '<svg/onload=alert()>',
      '"><img src=x>',
      "'--",
      '{{7*7}}',
      '#{7*7}',
      '&lt;',
      'javascript:alert(1)',
    ])
      expect(why(name)).toBe('ok');
  });
});

describe('R28 names that look alike', () => {
  const alike: readonly [string, string][] = [
    ['Ada', 'ada'], ['Ada', 'Аdа'], ['Ada', 'ΑDA'], ['Ada', 'Ａｄａ'], ['Ada', '𝒜𝒹𝒶'], ['Ada', 'Ádâ'], ['Ada', 'A d a'], ['Ada', 'Ada.'],
    ['Ada', 'ᴀᴅᴀ'], ['Ada', 'Ⓐⓓⓐ'], ['Ada', '🅐🅓🅐'], ['Ada', '🅰🅳🅰'], ['Bob', 'B0b'], ['Bob', 'ВоЬ'], ['Will', 'Wi11'], ['Will', 'WIII'], ['Will', 'VVill'],
    ['Ill', 'III'], ['Liz', '1iz'], ['Tom', 'Torn'], ['Paula', 'Раulа'], ['Max', 'Мах'], ['Otto', 'Оttο'], ['Zoe', 'Ζοe'], ['Eve', 'Ève'], ['Nina', 'Νіnа'],
    ['Oscar', '0scar'], ['ﬁn', 'fin'], ['Ann', 'Ann!'], ['J.R.', 'JR'], ['Søren', 'Soren'], ['Łukasz', 'Lukasz'], ['Æon', 'Aeon'], ['|an', 'Ian'],
  ]; // biome-ignore format: a list
  for (const [one, other] of alike)
    test(`R28 ${one} and ${other}`, () => {
      expect(skeleton(other)).toBe(skeleton(one));
      expect(looksAlike(one, other)).toBe(true);
    });

  test('R28 keeps different names apart', () => {
    const names = [
      'Ada',
      'Adam',
      'Anna',
      'Hanna',
      'Nana',
      'Ben',
      'Bea',
      'Tom',
      'Tim',
      'Jan',
      'Jon',
      'Player 1',
      'Player 2',
      '🦊',
      '🐻',
      '!!!',
      '???',
      '小林',
      '小森',
      'Елена',
      'Ирина',
    ];
    for (const [i, one] of names.entries())
      for (const other of names.slice(i + 1)) expect(looksAlike(one, other), `${one} ${other}`).toBe(false);
  });

  test('R28 gives every name a skeleton', () => {
    for (const name of good) expect(skeleton(name), name).not.toBe('');
  });
});
