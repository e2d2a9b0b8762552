/** Rate limits for opening tables, joining, and requests per token. */
import type { Route } from '@casefile/protocol/routes';
import type { FastifyRequest } from 'fastify';
import type { Parts } from '../../ops/parts.ts';
import { addressOf } from '../address.ts';
import type { Caller } from '../identity.ts';
import { refuse } from '../router.ts';
import type { Limit } from './shared-rates.ts';

export type Admit = (route: Route, request: FastifyRequest, caller: Caller | null) => void;

/** Counts a request; throws over the limit. Wrong tokens count for their address, to stop guessing. */
export function admitting({
  settings,
  metrics,
  rates,
  now,
}: Pick<Parts, 'settings' | 'metrics' | 'rates' | 'now'>): Admit {
  const { limits } = settings;
  const joins = rates.limit('joins', limits.joins);
  const tables = rates.limit('tables', limits.tables);
  const own: Readonly<Record<string, Limit>> = {
    createTable: tables,
    createChallenge: tables,
    attempt: tables,
    sit: joins,
    watch: joins,
    takeOver: joins,
    rematch: joins,
    botStream: rates.limit('streams', limits.streams),
  };
  const others = rates.limit('requests-of-players', limits.player);
  const watchers = rates.limit('requests-of-spectators', limits.spectator);
  return (route, request, caller) => {
    const address = addressOf(request.raw, settings.proxies);
    const limit = caller?.kind === 'watch' ? watchers : others;
    if (own[route.id]?.allows(address, now()) !== false && limit.allows(caller?.hash ?? address, now()))
      return;
    metrics.count('requests_limited', route.id);
    refuse(429, 'too-many', 'Too many requests at once. Wait a moment.');
  };
}
