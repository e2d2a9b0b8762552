/** Where a request comes from: its address and its page. */
import type { IncomingMessage } from 'node:http';
import type { Settings } from './settings.ts';

/** The address of who asks; of what proxies say, only what the trusted ones in front of us have added counts. */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const direct = socket.remoteAddress ?? '';
  if (proxies === 0) return direct;
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return forwarded.at(-proxies) ?? direct;
}

/** A page of ours, or a program that sends no origin: it cannot come from a foreign page then. */
export function isOurOrigin({ headers }: IncomingMessage, { origins }: Settings): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (origins.includes(origin)) return true;
  if (origins.length > 0 || host === undefined) return false;
  return origin === `http://${host}` || origin === `https://${host}`;
}
