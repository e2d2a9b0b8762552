/** Floods from one hostile address, in a separate thread so that honest clients do not wait for the attacker's code. */
import { connect, type Socket } from 'node:net';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { upgrading } from './raw.ts';

const connections = 20;

export interface Attack {
  /** Its address. */
  readonly from: string;
  readonly port: number;
  readonly flood: string;
  readonly seconds: number;
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
export const get = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`;
export const upgrade = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${Object.entries(upgrading)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
/** A frame of a client, masked with zeros. */
export const frame = (opcode: number, text = ''): Buffer =>
  Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
const asking = (header: string, host = 'host: 127.0.0.1\r\n'): string =>
  `GET / HTTP/1.1\r\n${host}${header}\r\n\r\n`;
const pings = Buffer.concat(Array.from({ length: 500 }, () => frame(9, 'x'.repeat(100))));
const pongs = Buffer.concat(Array.from({ length: 500 }, () => frame(10, 'x'.repeat(100))));
const words = Buffer.concat(Array.from({ length: 500 }, () => frame(1, '{"t":"ping","at":1}')));

/** Empty pieces of a message, none of them its last. */
const pieces = Buffer.concat(Array.from({ length: 5000 }, () => Buffer.from([0, 0x80, 0, 0, 0, 0])));
export const post = (path: string, length: string): string =>
  `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n${length}\r\n\r\n`;

interface Flood {
  readonly first: string | Buffer;
  /** Sent repeatedly while the connection lasts. */
  readonly more: string | Buffer | null;
  readonly reads: boolean;
  /** Reconnects immediately; otherwise at most 20 times a second. */
  readonly returns?: 'at once';
  /** Closes its connections itself, as soon as they are there. */
  readonly leaves?: true;
}
export const floods: Readonly<Record<string, Flood>> = {
  'pings, and reads nothing': { first: upgrade('/api/socket'), more: pings, reads: false },
  'pings, and reads': { first: upgrade('/api/socket'), more: pings, reads: true },
  'pongs that nobody asked for': { first: upgrade('/api/socket'), more: pongs, reads: true },
  'messages before it has said who it is': { first: upgrade('/api/socket'), more: words, reads: false },
  '64 kB of requests at once': { first: get('/').repeat(1500), more: get('/').repeat(1500), reads: false },
  '900 requests for one file': { first: get('/assets/large.js').repeat(900), more: null, reads: false },
  'a large answer it does not read': { first: get('/assets/large.js'), more: null, reads: false },
  'the description, again and again': {
    first: get('/api/openapi.json'),
    more: get('/api/openapi.json'),
    reads: true,
  },
  'sockets where there are none': { first: upgrade('/api/nowhere'), more: null, reads: true },
  'pieces of a message without an end': {
    first: Buffer.concat([Buffer.from(upgrade('/api/socket')), Buffer.from([1, 0x80, 0, 0, 0, 0])]),
    more: pieces,
    reads: true,
  },
  'a body of single bytes': {
    first: post('/api/tables', 'transfer-encoding: chunked'),
    more: '1\r\n \r\n'.repeat(5000),
    reads: true,
  },
  'a body that nobody reads': {
    first: post('/api/nowhere', `content-length: ${1e12}`),
    more: Buffer.alloc(65536, 32),
    reads: true,
  },
  // Requests that Node answers itself, before they are counted.
  'requests with expectations': {
    first: asking('expect: 200-maybe').repeat(1000),
    more: asking('expect: 200-maybe').repeat(1000),
    reads: true,
  },
  'requests for nobody': {
    first: asking('x: y', '').repeat(1000),
    more: asking('x: y', '').repeat(1000),
    reads: false,
    returns: 'at once',
  },
  'what is no request': { first: '\0\x01\r\n\r\n', more: null, reads: true, returns: 'at once' },
  'connections that it closes': { first: '', more: null, reads: true, returns: 'at once', leaves: true },
  'half a request': { first: 'GET / HTTP/1.1\r\nhost: ', more: null, reads: true },
};

/** One of twenty connections: floods until the time is over, and reconnects when cut off. */
async function attack(
  port: number,
  localAddress: string,
  { first, more, reads, returns, leaves }: Flood,
  until: number,
): Promise<void> {
  while (performance.now() < until) {
    const socket: Socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => {});
    if (reads) socket.resume();
    const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.on('connect', () => (leaves ? socket.destroy() : socket.write(first)));
    while (!socket.destroyed && performance.now() < until) {
      await Promise.race([wait(10), gone]);
      // Respects backpressure: the attacker's memory is not measured.
      if (more !== null && socket.writable && socket.writableLength < 100_000) socket.write(more);
      // Without reading it would not notice being cut off.
      if (!reads && socket.readableLength > 0) socket.read();
    }
    socket.destroy();
    if (returns !== 'at once') await wait(50);
  }
}

if (!isMainThread) {
  const { port, from, flood, seconds } = workerData as Attack;
  const until = performance.now() + seconds * 1000;
  await Promise.all(Array.from({ length: connections }, () => attack(port, from, floods[flood]!, until)));
  parentPort!.postMessage('over');
}
