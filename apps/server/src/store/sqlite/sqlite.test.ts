import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Store } from '../store.ts';
import { type StoreMaker, storeContract } from '../test/contract/index.ts';
import { setAsideContract } from '../test/set-aside.ts';
import { openSqliteStore } from './sqlite-store.ts';

let folder = '';
let open: Store[] = [];
const opening = async (role: 'server' | 'tool'): Promise<Store> => {
  const store = await openSqliteStore({ folder, role });
  open.push(store);
  return store;
};

const maker: StoreMaker = {
  fresh() {
    folder = mkdtempSync(join(tmpdir(), 'casefile-store-'));
    return opening('server');
  },
  beside: () => opening('tool'),
  async reopen(store) {
    await store.close();
    open = open.filter((each) => each !== store);
    return opening('server');
  },
  async end() {
    await Promise.all(open.map((store) => store.close()));
    open = [];
    rmSync(folder, { recursive: true, force: true });
  },
};
storeContract('SQLite', maker);
setAsideContract('SQLite', {
  ...maker,
  async sql(text) {
    const file = new Database(join(folder, 'casefile.db'));
    file.exec(text);
    file.close();
  },
});
