/** New tokens for a person of this device, by the token that lets them come back. */
import { isPassing } from '@casefile/client';
import type { Credentials } from '@casefile/protocol/http';
import { api } from './api.ts';
import { remember, sessionAt } from './keys.ts';

const retryDelayMs = 1000;
const maxRetryDelayMs = 8000;

export interface Renewing {
  /** Whether another tab of this browser has got them already: a second renewal would disconnect it. */
  readonly isRenewed: (kept: Credentials) => boolean;
  /** Nobody waits for them any more. */
  readonly isGone: () => boolean;
}

/** Null if there are none for this person. */
export async function renewKeys(
  { table, person, tokens: { resume } }: Credentials,
  { isRenewed, isGone }: Renewing,
): Promise<Credentials | null> {
  const renew = async (): Promise<Credentials | null> => {
    for (let delayMs = retryDelayMs; !isGone(); delayMs = Math.min(2 * delayMs, maxRetryDelayMs)) {
      const kept = sessionAt(table);
      if (kept?.person === person && isRenewed(kept)) return kept;
      if (resume === undefined) return null;
      const renewed = await api.resume(table, resume);
      // Whoever has neither chair nor role any more gets no tokens.
      if (renewed.ok && Object.keys(renewed.value.tokens).length > 0) return remember(renewed.value);
      // An answer that was lost on the way has ended the old tokens all the same.
      if (renewed.ok || !isPassing(renewed.error)) return null;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
    return null;
  };
  // One tab after the other: of two at once, the tokens that are stored last need not be those that are valid.
  // Pages served over plain HTTP have no locks.
  const { locks } = navigator as { locks?: LockManager };
  return locks === undefined ? renew() : locks.request(`casefile.keys.${table}`, renew);
}
