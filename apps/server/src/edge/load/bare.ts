/**
 * What the same messages cost a server that does nothing but pass them on. It gets the very texts of commands that were
 * sent to ours, and for each sends the very texts that ours sent, to as many sockets: no reading of JSON, no rules, no
 * disk, a plain `send` of the library for each. Both are warmed up by as many commands, and of both the processor time
 * of the whole process is taken.
 */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { ServerChild } from './child.ts';
import { type LoadSize, pace } from './pace.ts';
import { type Exchange, socketsPerTable } from './tables.ts';

/** Milliseconds of processor for each command. */
export async function bareLoad(size: LoadSize, exchanges: readonly Exchange[]): Promise<number> {
  const child = await ServerChild.start('bare', '');
  try {
    await child.ask({ exchanges });
    const groups: WebSocket[][] = [];
    while (groups.length < size.tables) groups.push(await openGroup(child.port, groups.length));
    let sent = 0;
    const send = (): void => {
      const { by, command } = exchanges[sent % exchanges.length]!;
      groups[sent++ % groups.length]![by]!.send(command);
    };
    await pace({ rate: size.rate, seconds: size.tables / size.rate }, send);
    const before = await child.ask('vitals');
    const warmUp = sent;
    await pace(size, send);
    const { cpu } = await child.ask('vitals');
    for (const socket of groups.flat()) socket.terminate();
    return (cpu - before.cpu) / (sent - warmUp);
  } finally {
    await child.end();
  }
}

async function openGroup(port: number, group: number): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  // One after the other: its place in the group says which texts it gets.
  while (sockets.length < socketsPerTable) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
    socket.on('message', (data) => void String(data));
    await once(socket, 'open');
    socket.send(String(group));
    sockets.push(socket);
  }
  return sockets;
}
