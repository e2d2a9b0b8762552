import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Proxy {
  /** The database by way of the proxy. */
  readonly url: string;
  /** The next answer of the database is swallowed, and its connection cut. */
  readonly loseNextAnswer: () => void;
  readonly lost: () => number;
  readonly close: () => void;
}

/** Between a store and its database, to cut the wire at the worst moment. */
export async function startProxy(target: string): Promise<Proxy> {
  const { hostname, port, username, pathname } = new URL(target);
  const sockets = new Set<Socket>();
  let isLosing = false;
  let lost = 0;
  const proxy = createServer((client) => {
    const database = connect(Number(port), hostname);
    const cut = (): void => {
      client.destroy();
      database.destroy();
    };
    for (const socket of [client, database]) sockets.add(socket.on('error', cut).on('close', cut));
    client.on('data', (bytes) => database.write(bytes));
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
    close() {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
