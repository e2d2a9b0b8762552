import { expect, test } from 'vitest';
import type { Parts } from '../../ops/parts.ts';
import { hashToken } from '../tokens.ts';
import { games } from './games.ts';

test('a token is gone with its table, but not while the table is damaged and may be repaired', async () => {
  const tables = { 'table-lost': 'missing', 'table-damaged': 'broken' } as const;
  const tokens = Object.keys(tables);
  const rows = new Map(
    tokens.map((table) => [
      hashToken(table),
      { hash: hashToken(table), kind: 'resume', table, person: 'ada', expires: null },
    ]),
  );
  const { myGames } = games({
    store: { token: async (hash: string) => rows.get(hash) ?? null, head: async () => null },
    host: { table: async (id: keyof typeof tables) => tables[id] },
    now: () => 0,
  } as unknown as Parts);
  const answer = await myGames({ body: { tokens: [...tokens, 'unknown'] } } as never);
  expect(answer).toEqual({ games: [], gone: [tokens.indexOf('table-lost'), tokens.length] });
});
