/** An invitation to share a chair comes after the # of a link, so that no server's log has it; it does not stay there. */
import { signal } from '@preact/signals';

export const invited = signal<{ readonly table: string; readonly invitation: string } | null>(null);

export const linkFor = (table: string, invitation: string): string =>
  `${location.origin}/t/${table}#${invitation}`;

/** Reads it now, and when such a link is followed while the table is open already; returns how to stop. */
export function watchForInvitation(table: string): () => void {
  const read = (): void => readInvitation(table);
  read();
  addEventListener('hashchange', read);
  return () => removeEventListener('hashchange', read);
}

/** Takes it out of the address, so that who copies that hands on the link of the table and no more. */
function readInvitation(table: string): void {
  const given = /^#(join_[\w-]{32})$/.exec(location.hash)?.[1];
  if (given === undefined) return;
  invited.value = { table, invitation: given };
  history.replaceState(null, '', `/t/${table}`);
}

/** For this table, if there is one that nobody has used. */
export const invitationTo = (table: string): string | null =>
  invited.value?.table === table ? invited.value.invitation : null;
