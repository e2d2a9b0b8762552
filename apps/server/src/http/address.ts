/** The client address and origin of a request. */
import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import type { Settings } from '../ops/settings.ts';

/** The client address; of `X-Forwarded-For` only what trusted proxies added counts. */
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

export const plainAddress = (address: string): string =>
  address.startsWith('::ffff:') ? address.slice(7) : address;

/** An IPv6 client owns a whole network, which counts as one address. */
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
 * Whether the `Host` header is one of our names. Otherwise another site could point its own name at this machine and pass
 * as ours (DNS rebinding). With `ORIGINS` set, that check is enough.
 */
export function isOurHost(
  { headers, socket, url }: Pick<IncomingMessage, 'headers' | 'socket' | 'url'>,
  { origins, host: bound }: Pick<Settings, 'origins' | 'host'>,
): boolean {
  // A whole address in the first line says whom a request is for, whatever `Host` says.
  const host = /^[a-z]+:\/\/([^/?#]*)/i.exec(url ?? '')?.[1] ?? headers.host;
  // Browsers always send it.
  if (origins.length > 0 || host === undefined) return true;
  const name = nameIn(host);
  return isLoopback(name) || name === bound.toLowerCase() || name === plainAddress(socket.localAddress ?? '');
}

/** As in `Host`: with or without a port, IPv6 in brackets. */
const nameIn = (host: string): string =>
  (/^\[([^\]]*)\](:\d+)?$/.exec(host) ?? /^([^:]*)(:\d+)?$/.exec(host))?.[1]?.toLowerCase() ?? '';

export const isLoopback = (name: string): boolean =>
  name === 'localhost' ||
  name.endsWith('.localhost') ||
  name === '::1' ||
  (isIPv4(name) && name.startsWith('127.'));

/** A loopback name, which cannot belong to anybody else. */
export const isLoopbackHost = (host: string | undefined): boolean =>
  host === undefined || isLoopback(nameIn(host));

/** One of our pages, or a program without an origin, which cannot be a foreign page. */
export function isOurOrigin({ headers }: IncomingMessage, { origins }: Settings): boolean {
  const { origin, host } = headers;
  if (headers['sec-fetch-site'] === 'cross-site') return false;
  if (origin === undefined) return true;
  if (origins.includes(origin)) return true;
  if (origins.length > 0 || host === undefined) return false;
  return origin === `http://${host}` || origin === `https://${host}`;
}

/** The path of a request; empty for an invalid URL. */
export function pathOf(url: string | undefined): string {
  const path = (url ?? '').split(/[?#]/, 1)[0]!;
  return path.startsWith('/') && !path.startsWith('//') ? path : '';
}
