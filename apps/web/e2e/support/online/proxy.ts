/** A proxy to the server that can be stalled, cut and restored. */

import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

export interface Line {
  readonly origin: string;
  /** Silently stops all traffic. */
  hold(): void;
  /** Breaks every connection and refuses new ones. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openLine(port: number): Promise<Line> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isCut = false;
  let isHeld = false;
  const server: Server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    const pair = [near, far] as const;
    pairs.add(pair);
    const end = (): void => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    near.on('data', (data) => !isHeld && far.write(data));
    far.on('data', (data) => !isHeld && near.write(data));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const breakAll = (): void => {
    for (const pair of [...pairs]) for (const socket of pair) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold() {
      isHeld = true;
    },
    cut() {
      isCut = true;
      breakAll();
    },
    mend() {
      // Swallowed bytes would be missing in the middle of a message.
      if (isHeld) breakAll();
      isCut = false;
      isHeld = false;
    },
    async close() {
      breakAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
