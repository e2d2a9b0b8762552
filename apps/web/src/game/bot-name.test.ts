import { opponents } from '@casefile/bots/people';
import { expect, test } from 'vitest';
import { botName } from './bot-name.ts';

test('every opponent is called by its name, and others by their ids', () => {
  for (const { id, name } of opponents) expect(botName(id)).toBe(name);
  expect(botName('champion')).toBe('champion');
});
