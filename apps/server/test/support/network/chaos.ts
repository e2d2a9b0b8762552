/** An unreliable proxy that cuts each connection after a number of bytes or a time. */

import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import type { RandomInt } from '@casefile/testkit/random';

export interface Chaos {
  readonly origin: string;
  readonly cuts: () => number;
  /** Stops cutting connections. */
  calm(): void;
  stop(): Promise<void>;
}

/**
 * Cuts a connection after up to `maxBytes` from the server. `isHasty`: also after half a second to three seconds, which
 * may be too short on a busy machine.
 */
export async function startChaos(
  target: number,
  below: RandomInt,
  maxBytes: number,
  isHasty: boolean,
): Promise<Chaos> {
  let cuts = 0;
  let isCalm = false;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    let left = below(maxBytes);
    const cut = (): void => {
      near.destroy();
      far.destroy();
    };
    const timer = setTimeout(() => {
      if (isCalm || !isHasty) return;
      cuts++;
      cut();
    }, 500 + below(2500));
    near.on('close', () => clearTimeout(timer));
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        cut();
      });
    }
    near.on('data', (data) => far.write(data));
    far.on('data', (data: Buffer) => {
      left -= data.length;
      if (left >= 0 || isCalm) {
        near.write(data);
        return;
      }
      cuts++;
      // Possibly in the middle of a message.
      near.write(data.subarray(0, data.length + left), cut);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    cuts: () => cuts,
    calm() {
      isCalm = true;
    },
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
