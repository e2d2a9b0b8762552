import { afterAll, beforeAll } from 'vitest';
import { storeContract } from './contract.ts';
import { openPostgresStore } from './postgres/postgres-store.ts';
import type { Store } from './store.ts';
import { type PostgresServer, startPostgres } from './test/postgres-server.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.end());

let schema = '';
let made = 0;
let open: Store[] = [];
const opening = async (): Promise<Store> => {
  const store = await openPostgresStore({ url: server.url, schema });
  open.push(store);
  return store;
};

storeContract('PostgreSQL', {
  fresh() {
    schema = `contract_${++made}`;
    return opening();
  },
  beside: opening,
  async reopen(store) {
    await store.close();
    open = open.filter((each) => each !== store);
    return opening();
  },
  async end() {
    await Promise.all(open.map((store) => store.close()));
    open = [];
  },
});
