/** A client at a fake server with a virtual clock. */
import { foldEntries } from '@casefile/protocol';
import { expect } from 'vitest';
import type { ClientOptions } from '../client-options.ts';
import { TableClient } from '../table-client.ts';
import { type FakeServer, VirtualTime } from './fake-server.ts';
import { editionOf, ofAda, sampleLog } from './sample-log.ts';

export const log = sampleLog(30);

export function join(server: FakeServer, options: Partial<ClientOptions> = {}) {
  const time = new VirtualTime();
  const client = new TableClient({
    openTransport: server.openTransport,
    findEdition: editionOf,
    table: 'table-1',
    timers: time,
    ...options,
  });
  client.connect();
  return { client, time };
}

/** The client's state must be the protocol's fold of the entries it was sent. */
export function expectTruth(client: TableClient, entries = log): void {
  expect(client.state).toEqual(foldEntries(0, ofAda(entries), editionOf('clue-2002', 1)!));
}
