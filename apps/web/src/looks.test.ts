import { editions } from '@casefile/editions';
import { describe, expect, test } from 'vitest';
import { loadLook } from './looks.ts';

describe.each(editions.map((edition) => [edition.id, edition] as const))('%s', (id, edition) => {
  test('looks as it is, with every choice of options', async () => {
    const look = (await loadLook(id))!;
    expect(look).toMatchObject({ seats: edition.seats, dice: edition.dice, drawing: edition.drawing });
    const [defaults, ...others] = Object.entries(edition.options).flatMap(([name, values]) =>
      values.map((value) => ({ [name]: value })),
    );
    for (const options of [{}, defaults ?? {}, ...others]) {
      const full = Object.fromEntries(
        Object.entries(edition.options).map(([name, values]) => [
          name,
          (options as Record<string, unknown>)[name] ?? values[0]!,
        ]),
      ) as Parameters<typeof edition.cards>[0];
      expect(look.cards(options as typeof full)).toEqual(edition.cards(full));
    }
  });
});

test('what is no edition has no look', async () => {
  expect(await loadLook('toString')).toBeUndefined();
});
