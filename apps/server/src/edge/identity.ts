/** Who asks: from the token of the request and nothing else. */
import type { Role } from '@casefile/protocol/routes';
import type { FastifyRequest } from 'fastify';
import type { Store, TokenKind } from '../store/store.ts';
import { refuse } from './router.ts';
import { hashToken } from './tokens.ts';

export interface Caller {
  readonly kind: Exclude<Role, 'anyone'>;
  readonly table: string;
  readonly person: string;
  /** Of the token it came with. */
  readonly hash: string;
}
export type Identify = (request: FastifyRequest) => Promise<Caller | null>;

const lasting: readonly string[] = ['seat', 'host', 'watch', 'resume', 'bot'];

/** Tickets and codes are no tokens to come with. */
const isLasting = (kind: TokenKind): kind is Exclude<Role, 'anyone'> => lasting.includes(kind);

/** Null where no token came. A token that is unknown, revoked or over is refused, not ignored. */
export function identifier(store: Pick<Store, 'token'>, now: () => number): Identify {
  return async (request) => {
    const { authorization } = request.headers;
    if (authorization === undefined) return null;
    const token = /^Bearer ([\w-]{22,100})$/.exec(authorization)?.[1];
    const hash = token === undefined ? null : hashToken(token);
    const row = hash === null ? null : await store.token(hash);
    if (row === null || !isLasting(row.kind) || (row.expires !== null && row.expires <= now()))
      return refuse(401, 'bad-token', 'This token is not valid, or not any more.');
    return { kind: row.kind, table: row.table, person: row.person, hash: row.hash };
  };
}
