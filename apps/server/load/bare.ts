/**
 * The baseline: a server that only forwards messages. It receives the same command texts as ours and sends the same texts
 * to as many sockets: no JSON, no rules, no disk, a plain `send` for each. The processor time of the whole process is
 * measured for both.
 */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { ServerChild } from './child.ts';
import { type Exchange, socketsPerTable } from './tables.ts';

export class BareServer {
  readonly #groups: WebSocket[][] = [];
  readonly #exchanges: readonly Exchange[];
  readonly child: ServerChild;
  sent = 0;

  private constructor(child: ServerChild, exchanges: readonly Exchange[]) {
    this.child = child;
    this.#exchanges = exchanges;
  }

  static async open(tables: number, exchanges: readonly Exchange[]): Promise<BareServer> {
    const bare = new BareServer(await ServerChild.start('bare', ''), exchanges);
    await bare.child.ask({ exchanges });
    while (bare.#groups.length < tables)
      bare.#groups.push(await openGroup(bare.child.port, bare.#groups.length));
    return bare;
  }

  send(): void {
    const { by, command } = this.#exchanges[this.sent % this.#exchanges.length]!;
    this.#groups[this.sent++ % this.#groups.length]![by]!.send(command);
  }

  async close(): Promise<void> {
    for (const socket of this.#groups.flat()) socket.terminate();
    await this.child.end();
  }
}

async function openGroup(port: number, group: number): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  // In order: the index in the group decides which texts a socket gets.
  while (sockets.length < socketsPerTable) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
    socket.on('message', (data) => void String(data));
    await once(socket, 'open');
    socket.send(String(group));
    sockets.push(socket);
  }
  return sockets;
}
