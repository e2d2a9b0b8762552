import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { ask, Bounds } from './visitor.ts';

test('R40 says what the server refused for too long, such as an eleventh table in ten minutes', async () => {
  const server = createServer((_, response) => response.writeHead(429).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await expect(ask(new Bounds(origin, 100, 1500), 'POST', '/api/tables', {})).rejects.toThrow(
      'is over: the server takes no more of POST /api/tables from here for now',
    );
  } finally {
    server.close();
  }
  const before = new Bounds(origin, 100, -1);
  expect(() => before.hurry()).toThrow(/is over$/);
});
