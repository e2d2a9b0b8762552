import { opponents } from '@casefile/bots/people';
import { expect, test } from 'vitest';
import { botName } from './bot-name.ts';

test('names every opponent, and other bots by their ids', () => {
  for (const { id, name } of opponents) expect(botName(id)).toBe(name);
  expect(botName('most-likely')).toBe('most-likely');
});
