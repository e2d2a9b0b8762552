/** Identifies the caller from the request's token and nothing else. */
import type { Role } from '@casefile/protocol/routes';
import type { FastifyRequest } from 'fastify';
import type { Store, TokenKind, TokenRow } from '../store/store.ts';
import type { Role as TableRole, Who } from '../table/people/who.ts';
import { hashToken } from './tokens.ts';

/** The roles that a request can have by its token. */
export type TokenRole = Exclude<Role, 'anyone'>;

export interface Caller<Kind extends TokenRole = TokenRole> {
  readonly kind: Kind;
  readonly table: string;
  readonly person: string;
  /** The hash of its token. */
  readonly hash: string;
}
export const whoOf = ({ kind, person }: Caller<TableRole>): Who => ({ person, roles: [kind] });

/** Null without a token. `bad` for an unknown, revoked or expired token, which is refused rather than ignored. */
export type Identify = (request: FastifyRequest) => Promise<Caller | 'bad' | null>;

const lasting: readonly string[] = ['seat', 'host', 'watch', 'resume', 'bot'];

/** Tickets and codes do not authenticate requests. */
const isLasting = (kind: TokenKind): kind is TokenRole => lasting.includes(kind);

export const isOver = ({ expires }: TokenRow, now: number): boolean => expires !== null && expires <= now;

export function identifier(store: Pick<Store, 'token'>, now: () => number): Identify {
  return async ({ headers: { authorization } }) => {
    if (authorization === undefined) return null;
    const token = /^Bearer ([\w-]{22,100})$/.exec(authorization)?.[1];
    if (token === undefined) return 'bad';
    const row = await store.token(hashToken(token));
    if (row === null || !isLasting(row.kind) || isOver(row, now())) return 'bad';
    return { kind: row.kind, table: row.table, person: row.person, hash: row.hash };
  };
}
