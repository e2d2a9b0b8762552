/** Where a request comes from: its address and its page. */
import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import type { Settings } from '../ops/settings.ts';

/** The address of who asks; of what proxies say, only what the trusted ones in front of us have added counts. */
export function addressOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: number,
): string {
  const direct = socket.remoteAddress ?? '';
  if (proxies === 0) return counted(direct);
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return counted((forwarded.at(-proxies) ?? direct).slice(0, 64));
}

const plainAddress = (address: string): string =>
  address.startsWith('::ffff:') ? address.slice(7) : address;

/** Somebody with IPv6 has a whole network of addresses: it counts as one. */
function counted(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('%')[0]!.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined
      ? front
      : [...front, ...Array(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => group.padStart(4, '0').toLowerCase())
    .join(':')}::/64`;
}

/**
 * Whether the request calls us by a name of ours. Else a page of another site could let its own name lead to this machine
 * and be taken for our own (DNS rebinding). An operator who says where browsers come from (`ORIGINS`) has said enough.
 */
export function isOurHost(
  { headers, socket, url }: Pick<IncomingMessage, 'headers' | 'socket' | 'url'>,
  { origins, host: bound }: Pick<Settings, 'origins' | 'host'>,
): boolean {
  // A whole address in the first line says whom a request is for, whatever `Host` says.
  const host = /^[a-z]+:\/\/([^/?#]*)/i.exec(url ?? '')?.[1] ?? headers.host;
  // Browsers always send one.
  if (origins.length > 0 || host === undefined) return true;
  const name = nameIn(host);
  return isLoopback(name) || name === bound.toLowerCase() || name === plainAddress(socket.localAddress ?? '');
}

/** As in `Host`: with a port or without, an IPv6 address in brackets. */
const nameIn = (host: string): string =>
  (/^\[([^\]]*)\](:\d+)?$/.exec(host) ?? /^([^:]*)(:\d+)?$/.exec(host))?.[1]?.toLowerCase() ?? '';

export const isLoopback = (name: string): boolean =>
  name === 'localhost' ||
  name.endsWith('.localhost') ||
  name === '::1' ||
  (isIPv4(name) && name.startsWith('127.'));

/** Only from this machine, by a name that cannot be anybody else's. */
export const isLoopbackHost = (host: string | undefined): boolean =>
  host === undefined || isLoopback(nameIn(host));

/** A page of ours, or a program that sends no origin: it cannot come from a foreign page then. */
export function isOurOrigin({ headers }: IncomingMessage, { origins }: Settings): boolean {
  const { origin, host } = headers;
  if (headers['sec-fetch-site'] === 'cross-site') return false;
  if (origin === undefined) return true;
  if (origins.includes(origin)) return true;
  if (origins.length > 0 || host === undefined) return false;
  return origin === `http://${host}` || origin === `https://${host}`;
}

/** The path of a request; empty for what is none: an address can be anything. */
export function pathOf(url: string | undefined): string {
  const path = (url ?? '').split(/[?#]/, 1)[0]!;
  return path.startsWith('/') && !path.startsWith('//') ? path : '';
}
