/** Tokens for people: made when they sit down, made anew when they come back, ended when they go. */
import type { TableState } from '@casefile/protocol';
import type { Session } from '@casefile/protocol/http';
import type { Parts } from '../../ops/parts.ts';
import type { Store, TokenKind, TokenRow } from '../../store/store.ts';
import { isProgram } from '../../table/people/who.ts';
import type { Caller } from '../identity.ts';
import { refuse } from '../router.ts';
import { hashToken, mintToken } from '../tokens.ts';

export type Mintable = 'seat' | 'host' | 'watch' | 'resume' | 'bot';

export interface Minted {
  readonly tokens: Session['tokens'];
  readonly rows: readonly TokenRow[];
}

/** Days after which a device that never came back has to ask for its seat again. */
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

/** What lets somebody in as a person, or beside them: it ends where the person comes back, and where another device takes over. */
export const endsAtResume: readonly TokenKind[] = [
  'seat', 'host', 'bot', 'code', 'invitation', 'ticket-seat', 'ticket-host',
]; // biome-ignore format: a list
export const endsAtTakeOver: readonly TokenKind[] = [...endsAtResume, 'resume'];

export interface Renewing {
  readonly state: TableState;
  readonly person: string;
  /** Of these the person gets what they are at the table. */
  readonly wanted: readonly Mintable[];
  readonly ends: readonly TokenKind[];
  /** The hash of the token it is done by. */
  readonly by: string;
  /** What to say where that has been used, or has ended, at the same moment. */
  readonly gone?: () => never;
}

/** One more for who asks, in place of the one of its kind before; not where what it is asked with has just ended. */
export async function addToken(
  { store }: Parts,
  { table, person, hash }: Caller,
  row: TokenRow,
): Promise<void> {
  const added = await store.renewTokens({ table, person, kinds: [row.kind], add: [row], by: hash });
  if (!added.ok && added.why === 'gone') tooLate();
  if (!added.ok) refuse(503, 'not-saved', 'This could not be saved. Try again in a moment.');
}

const tooLate = (): never => refuse(401, 'bad-token', 'This token is not valid, or no longer valid.');

/** Tokens anew, for what the person is at this table; the old ones end, and who came in by them is told. */
export async function renew(parts: Parts, renewing: Renewing): Promise<Session['tokens']> {
  const { state, person, wanted, ends, by, gone = tooLate } = renewing;
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
  const renewed = await store.renewTokens({ table: state.table, person, kinds: ends, add: rows, by });
  if (!renewed.ok && renewed.why === 'gone') return gone();
  if (!renewed.ok) return refuse(503, 'not-saved', 'This could not be saved. Try again in a moment.');
  connections.end(state.table, renewed.ended, 'taken-over');
  return tokens;
}

export async function change(
  store: Store,
  add: readonly TokenRow[],
  revoke: readonly string[],
  overBy?: number,
): Promise<void> {
  const changed = await store.changeTokens(add, revoke, overBy);
  if (!changed.ok) refuse(503, 'not-saved', 'This could not be saved. Try again in a moment.');
}
