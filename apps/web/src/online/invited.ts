/**
 * An invitation to share a chair is in the fragment of a link, so that no server logs it, and is removed from the
 * address.
 */
import { signal } from '@preact/signals';

export const invited = signal<{ readonly table: string; readonly invitation: string } | null>(null);

export const linkFor = (table: string, invitation: string): string =>
  `${location.origin}/t/${table}#${invitation}`;

/** Reads it now, and whenever such a link is followed while the table is open; returns a function that stops. */
export function watchForInvitation(table: string): () => void {
  const read = (): void => readInvitation(table);
  read();
  addEventListener('hashchange', read);
  return () => removeEventListener('hashchange', read);
}

/** Removes it from the address, so that copying that shares only the table's link. */
function readInvitation(table: string): void {
  const given = /^#(join_[\w-]{32})$/.exec(location.hash)?.[1];
  if (given === undefined) return;
  invited.value = { table, invitation: given };
  history.replaceState(null, '', `/t/${table}`);
}

/** The unused invitation for this table, if any. */
export const invitationTo = (table: string): string | null =>
  invited.value?.table === table ? invited.value.invitation : null;
