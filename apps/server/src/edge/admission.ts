/** How often an address may open tables and sit down; and a token may ask. */
import type { Route } from '@casefile/protocol/routes';
import type { FastifyRequest } from 'fastify';
import { addressOf } from './address.ts';
import type { Caller } from './identity.ts';
import type { Parts } from './parts.ts';
import { Rates } from './rates.ts';
import { refuse } from './router.ts';

export type Admit = (route: Route, request: FastifyRequest, caller: Caller | null) => void;

/** Counts a request; throws where it is one too many. A wrong token counts for its address, so that nobody can guess long. */
export function admitting({ settings, metrics, now }: Pick<Parts, 'settings' | 'metrics' | 'now'>): Admit {
  const { limits } = settings;
  const joins = new Rates(limits.joins);
  const own: Readonly<Record<string, Rates>> = {
    createTable: new Rates(limits.tables),
    sit: joins,
    watch: joins,
    takeOver: joins,
    rematch: joins,
  };
  const others = new Rates(limits.player);
  const watchers = new Rates(limits.spectator);
  return (route, request, caller) => {
    const address = addressOf(request.raw, settings.proxies);
    const rates = caller?.kind === 'watch' ? watchers : others;
    if (own[route.id]?.allows(address, now()) !== false && rates.allows(caller?.hash ?? address, now()))
      return;
    metrics.count('requests_limited', route.id);
    refuse(429, 'too-many', 'Too many at once. Wait a little.');
  };
}
