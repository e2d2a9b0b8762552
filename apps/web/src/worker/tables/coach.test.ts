/** U66: on a shared device the coach advises the player holding it, from their own cards alone. */
import { adviceFor } from '@casefile/analysis/coach';
import { editionById } from '@casefile/editions';
import { expect, test } from 'vitest';
import { LocalTable } from './local-table.ts';

/** The advice to each of three people sharing a device, with these cards. */
function advised(envelope: readonly string[], green: readonly string[]): readonly string[] {
  const scarlet = ['mustard', 'rope', 'hall', 'lounge', 'kitchen', 'scarlet'];
  const table = new LocalTable(editionById('speed')!, {
    edition: 'speed',
    options: {},
    players: ['scarlet', 'green', 'peacock'].map((suspect) => ({ suspect })),
    layout: { first: 'scarlet', envelope, hands: { scarlet, green } },
    seed: '1'.padStart(64, '0'),
  });
  return [0, 1, null].map((seat) => {
    table.look(seat);
    return JSON.stringify(adviceFor(table.position(), table.scene().facts));
  });
}

test('advises the player who is asked from their own cards, and nobody else, nor a device between two players', () => {
  const [scarlet, green, nobody] = advised(['green', 'wrench', 'study'], ['white', 'knife']);
  expect(scarlet).toContain('"do":"ask"');
  for (const silent of [green, nobody]) expect(JSON.parse(silent!)).toEqual({ tips: [], bits: null });
});

test('ignores the cards of the others at the same device', () => {
  const [one] = advised(['green', 'wrench', 'study'], ['white', 'knife', 'library']);
  const [other] = advised(['white', 'knife', 'library'], ['green', 'wrench', 'study']);
  expect(one).toContain('"do":"ask"');
  expect(other).toBe(one);
});
