import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TestProxy {
  /** The address of the database through the proxy. */
  readonly url: string;
  /** Swallows the next answer of the database and cuts its connection. */
  readonly loseNextAnswer: () => void;
  readonly lost: () => number;
  /**
   * From the next query that contains this text on, the database receives queries but no answer comes back until `thaw`.
   */
  readonly freezeAt: (text: string) => void;
  readonly thaw: () => void;
  /** Acts like a firewall that drops its state: existing connections go silently dead, new ones work. */
  readonly forgetAll: () => void;
  readonly close: () => void;
}

/** A proxy between a store and its database that can fail at the worst moment. */
export async function startProxy(target: string): Promise<TestProxy> {
  const { hostname, port, username, pathname } = new URL(target);
  const sockets = new Set<Socket>();
  const databases = new Set<Socket>();
  let isLosing = false;
  let isFrozen = false;
  let fatal: string | null = null;
  let lost = 0;
  const freeze = (): void => {
    fatal = null;
    isFrozen = true;
    for (const database of databases) database.pause();
  };
  const proxy = createServer((client) => {
    const database = connect(Number(port), hostname);
    const cut = (): void => {
      client.destroy();
      database.destroy();
    };
    for (const socket of [client, database]) sockets.add(socket.on('error', cut).on('close', cut));
    databases.add(database.on('close', () => databases.delete(database)));
    if (isFrozen) database.pause();
    client.on('data', (bytes) => {
      if (fatal !== null && bytes.includes(fatal)) freeze();
      database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (!isLosing) client.write(bytes);
      else {
        isLosing = false;
        lost++;
        cut();
      }
    });
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `postgres://${username}@127.0.0.1:${(proxy.address() as AddressInfo).port}${pathname}`,
    loseNextAnswer() {
      isLosing = true;
    },
    lost: () => lost,
    freezeAt(text) {
      fatal = text;
    },
    thaw() {
      fatal = null;
      isFrozen = false;
      for (const database of databases) database.resume();
    },
    forgetAll() {
      for (const database of databases) {
        database.pause();
        databases.delete(database);
      }
    },
    close() {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
