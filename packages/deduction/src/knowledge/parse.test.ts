import fc from 'fast-check';
import { expect, test } from 'vitest';
import { smallDecks } from '../test/arbitraries.ts';
import { KnowledgeError } from './knowledge.ts';
import { parseKnowledge } from './parse.ts';

const categories = { suspect: ['scarlet', 'plum'], weapon: ['rope', 'knife'], room: ['hall', 'study'] };
const owners = { A: 2, B: 1 };
const file = { categories, owners, facts: [] };
const many = (count: number): string[] => Array.from({ length: count }, (_, i) => `card-${i}`);

test('reads well-formed knowledge as it stands', () => {
  const facts = [
    { has: ['A', 'rope'] },
    { has: ['envelope', 'plum'] },
    { lacks: ['B', 'knife'] },
    { oneOf: ['B', ['plum', 'knife', 'hall']] },
    { envelope: ['plum'] },
    { envelopeNot: ['plum', 'knife', 'hall'] },
  ];
  expect(parseKnowledge({ categories, owners, facts })).toEqual({ categories, owners, facts });
});

test.each<[what: string, json: unknown, key: string, why: RegExp]>([
  ['no object', null, 'knowledge', /object/],
  ['a list', [], 'knowledge', /object/],
  ['a key nobody knows', { ...file, fact: [] }, 'fact', /unknown key/],
  ['no categories', { owners, facts: [] }, 'categories', /it is missing, an object is needed/],
  ['no facts', { categories, owners }, 'facts', /it is missing, a list is needed/],
  ['two categories', { ...file, categories: { suspect: ['plum'], room: ['hall'] } }, 'categories', /three/],
  [
    'an empty category',
    { ...file, categories: { ...categories, room: [] } },
    'categories.room',
    /needs a card/,
  ],
  [
    'a category of no list',
    { ...file, categories: { ...categories, room: 'hall' } },
    'categories.room',
    /list/,
  ],
  [
    'a card of no name',
    { ...file, categories: { ...categories, room: ['hall', 7] } },
    'categories.room[1]',
    /name is needed, not 7/,
  ],
  [
    'a card twice',
    { ...file, categories: { ...categories, room: ['hall', 'rope'] } },
    'categories.room[1]',
    /"rope" is named twice/,
  ],
  [
    'a huge category',
    { ...file, categories: { ...categories, room: many(101) } },
    'categories.room',
    /at most/,
  ],
  ['a huge deck', { ...file, categories: { ...categories, room: many(99) } }, 'categories', /more than 100/],
  [
    'a long name',
    { ...file, categories: { ...categories, room: ['x'.repeat(201)] } },
    'categories.room[0]',
    /201/,
  ],
  ['no owners', { categories, facts: [] }, 'owners', /object/],
  ['too few cards held', { ...file, owners: { A: 1, B: 1 } }, 'owners', /hold 2 cards, but 6 cards less 3/],
  ['too many cards held', { ...file, owners: { A: 2, B: 2 } }, 'owners', /hold 4 cards/],
  ['part of a card', { ...file, owners: { A: 1.5, B: 1.5 } }, 'owners.A', /number of cards/],
  ['less than no card', { ...file, owners: { A: 4, B: -1 } }, 'owners.B', /number of cards/],
  [
    'more cards than can be',
    { ...file, owners: { A: Number.POSITIVE_INFINITY, B: 1 } },
    'owners.A',
    /not Infinity/,
  ],
  ['a size in letters', { ...file, owners: { A: '2', B: 1 } }, 'owners.A', /not "2"/],
  ['the envelope as an owner', { ...file, owners: { A: 2, envelope: 1 } }, 'owners.envelope', /not an owner/],
  [
    'too many owners',
    { ...file, owners: Object.fromEntries(many(25).map((name) => [name, 0])) },
    'owners',
    /25 owners/,
  ],
  ['no facts', { categories, owners }, 'facts', /list/],
  [
    'too many facts',
    { ...file, facts: Array(20_001).fill({ has: ['A', 'rope'] }) },
    'facts',
    /at most 20000/,
  ],
  ['a fact of no object', { ...file, facts: ['rope'] }, 'facts[0]', /object/],
  ['an empty fact', { ...file, facts: [{}] }, 'facts[0]', /one fact/],
  [
    'two facts in one',
    { ...file, facts: [{ has: ['A', 'rope'], lacks: ['B', 'rope'] }] },
    'facts[0]',
    /one fact/,
  ],
  ['a fact nobody knows', { ...file, facts: [{ holds: ['A', 'rope'] }] }, 'facts[0].holds', /unknown fact/],
  ['a fact only views tell', { ...file, facts: [{ shown: {} }] }, 'facts[0].shown', /unknown fact/],
  [
    'an unknown card',
    { ...file, facts: [{ has: ['A', 'poison'] }] },
    'facts[0].has[1]',
    /unknown card "poison"/,
  ],
  [
    'an unknown owner',
    { ...file, facts: [{ lacks: ['C', 'rope'] }] },
    'facts[0].lacks[0]',
    /unknown owner "C"/,
  ],
  [
    'an inherited owner',
    { ...file, facts: [{ has: ['toString', 'rope'] }] },
    'facts[0].has[0]',
    /unknown owner/,
  ],
  ['an owner alone', { ...file, facts: [{ has: ['A'] }] }, 'facts[0].has', /needed/],
  ['one of nothing', { ...file, facts: [{ oneOf: ['A', []] }] }, 'facts[0].oneOf[1]', /a card is needed/],
  ['one of no list', { ...file, facts: [{ oneOf: ['A', 'rope'] }] }, 'facts[0].oneOf[1]', /list/],
  ['one of the same', { ...file, facts: [{ oneOf: ['A', ['rope', 'rope']] }] }, 'facts[0].oneOf[1]', /twice/],
  [
    'one of the envelope',
    { ...file, facts: [{ oneOf: ['envelope', ['rope']] }] },
    'facts[0].oneOf[0]',
    /unknown/,
  ],
  ['an accusation of nothing', { ...file, facts: [{ envelopeNot: [] }] }, 'facts[0].envelopeNot', /needed/],
])('%s is refused by its key', (_, json, key, why) => {
  const read = (): unknown => parseKnowledge(json);
  expect(read).toThrow(KnowledgeError);
  expect(read).toThrow(why);
  expect(read).toThrow(expect.objectContaining({ key }));
});

test('reads or rejects any JSON without throwing', () => {
  const keys = fc.constantFrom('categories', 'owners', 'facts', 'has', 'oneOf', 'envelope', '__proto__', 'A');
  const json = fc.oneof(fc.jsonValue(), fc.dictionary(keys, fc.jsonValue()));
  fc.assert(
    fc.property(json, (value) => {
      try {
        parseKnowledge(value);
      } catch (error) {
        expect(error).toBeInstanceOf(KnowledgeError);
        expect((error as Error).message.length).toBeLessThan(500);
      }
    }),
    { numRuns: 1000 },
  );
});

test('writes and reads back every kind of knowledge', () => {
  fc.assert(
    fc.property(smallDecks(2), ({ knowledge }) => {
      const facts = knowledge.facts.filter((fact) => !('shown' in fact));
      const written = JSON.parse(JSON.stringify({ ...knowledge, facts }));
      expect(parseKnowledge(written)).toEqual({ ...knowledge, facts });
    }),
  );
});
