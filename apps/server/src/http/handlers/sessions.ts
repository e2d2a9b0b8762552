/** Session tokens: created on sitting down, renewed on return, revoked on leaving. */
import type { TableState } from '@casefile/protocol';
import type { Credentials } from '@casefile/protocol/http';
import type { Parts } from '../../ops/parts.ts';
import type { Store, TokenKind, TokenRow } from '../../store/store.ts';
import { isProgram } from '../../table/people/who.ts';
import type { Caller } from '../identity.ts';
import { refuse } from '../router.ts';
import { hashRight, hashToken, mintToken } from '../tokens.ts';

export type Mintable = 'seat' | 'host' | 'watch' | 'resume' | 'bot';

export interface Minted {
  readonly tokens: Credentials['tokens'];
  readonly rows: readonly TokenRow[];
}

/** Days after which an unused resume token expires. */
const resumeDays = 400;
const watchDays = 2;

export function mint(kinds: readonly Mintable[], table: string, person: string, now: number): Minted {
  const minted = kinds.map((kind) => ({ kind, token: mintToken(kind) }));
  return {
    tokens: Object.fromEntries(minted.map(({ kind, token }) => [kind, token])),
    rows: minted.map(({ kind, token }) => ({
      hash: hashToken(token),
      kind,
      table,
      person,
      expires: expiryOf(kind, now),
    })),
  };
}

function expiryOf(kind: TokenKind, now: number): number | null {
  if (kind === 'resume') return now + resumeDays * 86_400_000;
  return kind === 'watch' ? now + watchDays * 86_400_000 : null;
}

/** Token kinds revoked when the person resumes or another device takes over. */
export const endsAtResume: readonly TokenKind[] = [
  'seat', 'host', 'bot', 'code', 'invitation', 'ticket-seat', 'ticket-host',
]; // biome-ignore format: a list
export const endsAtTakeOver: readonly TokenKind[] = [...endsAtResume, 'resume'];

export interface Renewing {
  readonly state: TableState;
  readonly person: string;
  /** The kinds to issue, as far as the person's role allows. */
  readonly wanted: readonly Mintable[];
  readonly ends: readonly TokenKind[];
  /** The hash of the authorising token. */
  readonly by: string;
  /** Stored with the new tokens. */
  readonly more?: readonly TokenRow[];
  /** Called if that token was used or revoked concurrently. */
  readonly gone?: () => never;
}

/**
 * Adds a token in place of the caller's previous one of its kind; refused if the authorising token has just been revoked.
 */
export async function addToken(
  { store }: Parts,
  { table, person, hash }: Caller,
  row: TokenRow,
): Promise<void> {
  const added = await store.renewTokens({ table, person, kinds: [row.kind], add: [row], by: hash });
  if (!added.ok && added.why === 'gone') tooLate();
  if (!added.ok) refuse(503, 'not-saved', 'This could not be saved. Try again in a moment.');
}

/**
 * The right to join a rematch from the table before it: kept at the new table, sent to nobody, and revoked by a take-over
 * there. A device that was taken over still has its tokens of the finished table.
 */
export async function rematchRight(
  { store, now }: Parts,
  table: string,
  { person, hash }: Caller,
): Promise<Pick<Renewing, 'by' | 'more'>> {
  const right: TokenRow = {
    hash: hashRight(table, person),
    kind: 'resume',
    table,
    person,
    expires: expiryOf('resume', now()),
  };
  const own = (await store.tokensOf(table)).filter((row) => row.person === person);
  if (own.length === 0 || isProgram(person)) return { by: hash, more: [right] };
  return own.some((row) => row.hash === right.hash) ? { by: right.hash, more: [right] } : tooLate();
}

const tooLate = (): never => refuse(401, 'bad-token', 'This token is not valid, or no longer valid.');

/** Issues new tokens for the person's role; revokes the old ones and notifies their connections. */
export async function renew(parts: Parts, renewing: Renewing): Promise<Credentials['tokens']> {
  const { state, person, wanted, ends, by, more = [], gone = tooLate } = renewing;
  const { store, connections, now } = parts;
  const sits = state.chairs.some(({ people }) => people.includes(person));
  const is: Readonly<Record<Mintable, boolean>> = {
    seat: sits && !isProgram(person),
    bot: sits && isProgram(person),
    host: state.host === person,
    resume: !isProgram(person),
    watch: false,
  };
  const { tokens, rows } = mint(
    wanted.filter((kind) => is[kind]),
    state.table,
    person,
    now(),
  );
  const add = [...rows, ...more];
  const renewed = await store.renewTokens({ table: state.table, person, kinds: ends, add, by });
  if (!renewed.ok && renewed.why === 'gone') return gone();
  if (!renewed.ok) return refuse(503, 'not-saved', 'This could not be saved. Try again in a moment.');
  connections.end(state.table, renewed.ended, 'taken-over');
  return tokens;
}

export async function change(
  store: Store,
  add: readonly TokenRow[],
  revoke: readonly string[],
  expiredBy?: number,
): Promise<void> {
  const changed = await store.changeTokens(add, revoke, expiredBy);
  if (!changed.ok) refuse(503, 'not-saved', 'This could not be saved. Try again in a moment.');
}
