import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { restoreChance, type Script } from './chance.ts';
import { ScriptError, scriptedChance } from './scripted.ts';
import { seededChance } from './seeded.ts';

const seed = 'c1'.repeat(32);
const die = [1, 2, 3, 4, 5, 6];
const suspects = ['scarlet', 'plum', 'white'];

describe('a script', () => {
  test('fixes draws by name and in order, then leaves the rest to chance', () => {
    const chance = scriptedChance({ die: [6, 6, 1], envelope: ['plum'] }, seededChance(seed));
    const unscripted = seededChance(seed);
    expect(chance.pick(die, 'die')).toBe(6);
    expect(chance.pick(suspects, 'envelope')).toBe('plum');
    expect(chance.pick(die, 'die')).toBe(6);
    expect(chance.pick(suspects, 'deal')).toBe(unscripted.pick(suspects, 'deal'));
    expect(chance.pick(die, 'die')).toBe(1);
    for (let i = 0; i < 20; i++) expect(chance.pick(die, 'die')).toBe(unscripted.pick(die, 'die'));
  });

  test('leaves `below` and `shuffle` to chance', () => {
    const chance = scriptedChance({ die: [6], deck: ['plum'] }, seededChance(seed));
    const unscripted = seededChance(seed);
    expect(chance.shuffle(suspects)).toEqual(unscripted.shuffle(suspects));
    expect(chance.below(1000)).toBe(unscripted.below(1000));
    expect(chance.left()).toEqual({ die: [6], deck: ['plum'] });
  });

  test('reports which of its draws are left', () => {
    const chance = scriptedChance({ die: [6, 2], first: ['plum'], deck: [] }, seededChance(seed));
    expect(chance.left()).toEqual({ die: [6, 2], first: ['plum'] });
    chance.pick(die, 'die');
    chance.pick(suspects, 'first');
    expect(chance.left()).toEqual({ die: [2] });
    chance.pick(die, 'die');
    expect(chance.left()).toEqual({});
  });

  test('is copied: drawing does not change it, and changing it does not change the draws', () => {
    const die6 = [6, 6];
    const script: Script = { die: die6 };
    const chance = scriptedChance(script, seededChance(seed));
    die6[0] = 1;
    expect(chance.pick(die, 'die')).toBe(6);
    expect(script).toEqual({ die: [1, 6] });
  });

  test('leaves the generator that it was given unchanged', () => {
    const then = seededChance(seed);
    scriptedChance({}, then).below(6);
    expect(then.save()).toEqual(seededChance(seed).save());
  });
});

test.each([
  [7, die, 'The script draws 7 for "die", but possible is: 1, 2, 3, 4, 5, 6.'],
  ['6', die, 'The script draws "6" for "die", but possible is: 1, 2, 3, 4, 5, 6.'],
  ['plum', [], 'The script draws "plum" for "die", but possible is: nothing.'],
])('a scripted %j that cannot be drawn throws an error that says what can', (value, from, message) => {
  const chance = scriptedChance({ die: [value] }, seededChance(seed));
  const thrown = (() => {
    try {
      return chance.pick<number>(from, 'die');
    } catch (error) {
      return error;
    }
  })();
  expect(thrown).toBeInstanceOf(ScriptError);
  expect(thrown).toMatchObject({ message, draw: 'die', value, from });
  expect(chance.left()).toEqual({ die: [value] });
});

test('a copy and a restored save continue identically and independently', () => {
  const values = fc.array(fc.constantFrom(...die), { maxLength: 8 });
  fc.assert(
    fc.property(values, values, fc.nat({ max: 12 }), (rolls, picks, before) => {
      const chance = scriptedChance({ die: rolls, picked: picks }, seededChance(seed));
      for (let i = 0; i < before; i++) chance.pick(die, i % 2 === 0 ? 'die' : 'picked');
      const saved = JSON.parse(JSON.stringify(chance.save()));
      const copy = chance.copy();
      const restored = restoreChance(saved);
      const ahead = Array.from({ length: 20 }, (_, i) => copy.pick(die, i % 2 === 0 ? 'picked' : 'die'));
      expect(chance.save()).toEqual(saved);
      expect(ahead.map((_, i) => restored.pick(die, i % 2 === 0 ? 'picked' : 'die'))).toEqual(ahead);
      expect(ahead.map((_, i) => chance.pick(die, i % 2 === 0 ? 'picked' : 'die'))).toEqual(ahead);
      expect(copy.left()).toEqual(chance.left());
    }),
  );
});

test('nested scripts draw from the outer one first', () => {
  const chance = scriptedChance({ die: [1] }, scriptedChance({ die: [2] }, seededChance(seed)));
  const restored = restoreChance(JSON.parse(JSON.stringify(chance.save())));
  expect([chance.pick(die, 'die'), chance.pick(die, 'die')]).toEqual([1, 2]);
  expect([restored.pick(die, 'die'), restored.pick(die, 'die')]).toEqual([1, 2]);
});
