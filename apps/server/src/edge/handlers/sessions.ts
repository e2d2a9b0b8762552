/** Tokens for people: made when they sit down, made anew when they come back, ended when they go. */
import type { Session } from '@casefile/protocol/http';
import type { Store, TokenKind, TokenRow } from '../../store/store.ts';
import { refuse } from '../router.ts';
import { hashToken, mintToken } from '../tokens.ts';

export interface Minted {
  readonly tokens: Session['tokens'];
  readonly rows: readonly TokenRow[];
}

/** Days after which a device that never came back has to ask for its seat again. */
const resumeDays = 400;
const watchDays = 2;

export function mint(
  kinds: readonly ('seat' | 'host' | 'watch' | 'resume')[],
  table: string,
  person: string,
  now: number,
): Minted {
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

/** Hashes of this person's tokens at the table; of some kinds only, where they are named. */
export async function tokensOf(
  store: Store,
  table: string,
  person: string,
  kinds?: readonly TokenKind[],
): Promise<readonly string[]> {
  const rows = await store.tokensOf(table);
  return rows
    .filter((row) => row.person === person && (kinds === undefined || kinds.includes(row.kind)))
    .map(({ hash }) => hash);
}

export async function change(
  store: Store,
  add: readonly TokenRow[],
  revoke: readonly string[],
): Promise<void> {
  const changed = await store.changeTokens(add, revoke);
  if (!changed.ok) refuse(503, 'not-saved', 'This could not be saved. Try again in a moment.');
}
