/** The addresses at which a phone reaches the server, and which of them is shown. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from './api.ts';

/** Null until known; empty if no phone can connect. */
const reachable = signal<readonly string[] | null>(null);
/** The chosen address; the first by default. */
const picked = signal<string | null>(null);

/** With these names a phone would look for the server on itself. */
const isOwnMachine = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127\..+|\[::1\])$/.test(hostname);

async function findOut(): Promise<void> {
  const found = await api.addresses();
  const { origin, hostname } = location;
  const isOwn = isOwnMachine(hostname);
  // A server that did not answer has not said that no phone can connect: the next one who needs to know asks again.
  if (!found.ok && isOwn) return;
  const told = found.ok ? found.value.origins : [];
  reachable.value = isOwn ? told : [...new Set([origin, ...told])];
}

export function pickOrigin(origin: string): void {
  picked.value = origin;
}

export interface Reachable {
  /** Null if only this machine can connect, and until known. */
  readonly origin: string | null;
  readonly origins: readonly string[];
  readonly isKnown: boolean;
}

export function useReachable(): Reachable {
  useEffect(() => {
    if (reachable.value === null) void findOut();
  }, []);
  const origins = reachable.value ?? [];
  const origin = origins.find((each) => each === picked.value) ?? origins[0] ?? null;
  return { origin, origins, isKnown: reachable.value !== null };
}
