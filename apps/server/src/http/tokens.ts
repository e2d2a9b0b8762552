/** Creates secret tokens; only their hashes are stored. */
import { createHash, randomBytes } from 'node:crypto';
import type { TokenKind } from '../store/store.ts';

/** 192 bits. The prefix names the kind, so that a token pasted in the wrong place is noticed. */
type Lasting = Extract<TokenKind, 'seat' | 'host' | 'watch' | 'resume' | 'bot' | 'invitation'>;
const prefixes: Readonly<Record<Lasting, string>> = {
  seat: 'seat',
  host: 'host',
  watch: 'look',
  resume: 'back',
  bot: 'bots',
  invitation: 'join',
};

export function mintToken(kind: Lasting): string {
  return `${prefixes[kind]}_${randomBytes(24).toString('base64url')}`;
}

/** Tokens are looked up by hash, never compared, so timing reveals nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(`casefile token v1\n${token}`).digest('hex');
}

/** No token hashes to this. */
export const hashRight = (table: string, person: string): string =>
  createHash('sha256').update(`casefile rematch v1\n${table}\n${person}`).digest('hex');

/** A ticket contains the hash of its token, so that its connection ends with that token. */
export const mintTicket = (hash: string): string => `${randomBytes(24).toString('base64url')}.${hash}`;
/** The hash in a ticket; null if invalid. It cannot be forged, because the ticket as a whole would be unknown. */
export const tokenOfTicket = (ticket: string): string | null =>
  /^[\w-]{32}\.([0-9a-f]{64})$/.exec(ticket)?.[1] ?? null;

/** Public ids: of a table, of a person. They grant nothing. */
export const mintId = (): string => randomBytes(12).toString('base64url');
/** 144 bits: whoever knows a challenge's id may play its deal. */
export const mintChallenge = (): string => randomBytes(18).toString('base64url');
export const mintSeed = (): string => randomBytes(32).toString('hex');

/** Without similar-looking characters; 40 bits, enough for a few minutes with few tries. */
const codeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export function mintCode(): string {
  const letters = Array.from(randomBytes(8), (byte) => codeLetters[byte % codeLetters.length]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
/** As people type it. */
export const plainCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
