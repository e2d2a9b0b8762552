import { editions } from '@casefile/editions';
import { describe, expect, test } from 'vitest';
import { loadMeta } from './edition-meta.ts';

describe.each(editions.map((edition) => [edition.id, edition] as const))('%s', (id, edition) => {
  test('gives screens the same cards, seats, dice and board as the edition for all options', async () => {
    const meta = (await loadMeta(id))!;
    expect(meta).toMatchObject({ seats: edition.seats, dice: edition.dice, drawing: edition.drawing });
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
      expect(meta.cards(options as typeof full)).toEqual(edition.cards(full));
    }
  });
});

test('finds nothing for an unknown id', async () => {
  expect(await loadMeta('toString')).toBeUndefined();
});
