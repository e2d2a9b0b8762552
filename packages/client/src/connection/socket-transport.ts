/** A transport over a WebSocket: a ticket for the token, then a hello with the last known entry. */
import { protocolVersion } from '@casefile/protocol';
import type { ClientFrame } from '@casefile/protocol/frame';
import { isPassing, makeApi, maxAnswerMs, type TableApi } from './http.ts';
import type { OpenTransport, TransportEvents, TransportOpened } from './transport.ts';

/** The used part of a WebSocket: the browser's, Node's or a library's. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** The server's address, and how to get a ticket. */
export interface SocketOptions {
  /** Such as `https://clue.example.org`. */
  readonly origin: string;
  readonly table: string;
  /** Of a seat, a host or a spectator. */
  readonly token: string;
  readonly api?: Pick<TableApi, 'ticket'>;
  /** The announced protocol version; null for older servers, which do not expect one. */
  readonly protocol?: number | null;
  readonly makeSocket?: (url: string) => Socket;
  /** A socket that has not opened by then is given up. */
  readonly openingMs?: number;
}

const offline: TransportOpened = { ok: false, why: 'offline', isFinal: false };

const platformSocket = (url: string): Socket => new WebSocket(url) as unknown as Socket;

/** A transport over a WebSocket, opened with a fresh ticket each time. */
export function socketTransport({
  origin,
  table,
  token,
  api,
  protocol = protocolVersion,
  makeSocket = platformSocket,
  openingMs = maxAnswerMs,
}: SocketOptions): OpenTransport {
  const { ticket: askTicket } = api ?? makeApi(origin);
  return async (since, events) => {
    const ticket = await askTicket(table, token);
    if (!ticket.ok) return { ok: false, why: ticket.error.error, isFinal: !isPassing(ticket.error) };
    const socket = makeSocket(`${origin.replace(/^http/, 'ws')}/api/socket`);
    const hello = { t: 'hello', ticket: ticket.value.ticket, since } as const;
    return opened(socket, events, protocol === null ? hello : { ...hello, protocol }, openingMs);
  };
}

function opened(
  socket: Socket,
  events: TransportEvents,
  hello: ClientFrame,
  openingMs: number,
): Promise<TransportOpened> {
  return new Promise((resolve) => {
    let isOpen = false;
    const giveUp = setTimeout(() => {
      // Node may open it all the same.
      socket.onopen = () => socket.close();
      socket.close();
      resolve(offline);
    }, openingMs);
    socket.onopen = () => {
      clearTimeout(giveUp);
      isOpen = true;
      socket.send(JSON.stringify(hello));
      resolve({
        ok: true,
        transport: {
          send: (frame) => {
            if (isOpen) socket.send(JSON.stringify(frame));
          },
          close: () => socket.close(),
        },
      });
    };
    socket.onmessage = ({ data }) => events.heard(String(data));
    // A close follows every error; without a listener some libraries throw.
    socket.onerror = () => {};
    socket.onclose = () => {
      clearTimeout(giveUp);
      if (isOpen) events.closed();
      isOpen = false;
      resolve(offline);
    };
  });
}
