/** Raw requests with any header, each on its own connection. */
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';

/** The status of the answer; 101 where a socket was opened. */
export function statusOf(
  port: number,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode!));
      response.on('error', () => resolve(response.statusCode!));
    });
    sent.on('upgrade', (_response, socket) => {
      socket.destroy();
      resolve(101);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

export const upgrading = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

/** Sends this and nothing more; resolves with the response when closed. */
export function trickle(port: number, text: string | Buffer): { socket: Socket; closed: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  let got = '';
  socket.on('data', (data) => {
    got += data.toString('latin1');
  });
  socket.on('error', () => {});
  socket.on('connect', () => socket.write(text));
  return { socket, closed: new Promise((resolve) => socket.once('close', () => resolve(got))) };
}
