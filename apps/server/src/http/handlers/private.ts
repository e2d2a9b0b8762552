/** A seat's private data: notes and standing orders, stored outside the log. */
import { defaultOrders, type Notes, type Orders, ordersSchema } from '@casefile/protocol/http';
import * as v from 'valibot';
import type { Parts } from '../../ops/parts.ts';
import { ordersOf, type Store } from '../../store/store.ts';
import type { StandingOrders } from '../../table/people/away.ts';
import type { RouteHandlers } from '../call.ts';
import { refuse } from '../router.ts';
import { tableOf } from './tables.ts';

export async function readOrders(store: Store, table: string, person: string): Promise<Orders> {
  const row = await store.notes(table, ordersOf(person));
  if (row === null) return defaultOrders;
  const parsed = v.safeParse(ordersSchema, { ...JSON.parse(row.text), version: row.version });
  return parsed.success ? parsed.output : defaultOrders;
}

export function standingOrders(
  store: Store,
): (table: string, person: string) => Promise<StandingOrders | null> {
  return (table, person) => readOrders(store, table, person);
}

export function privately(parts: Parts): Pick<RouteHandlers, 'notes' | 'putNotes' | 'orders' | 'putOrders'> {
  const { store, host } = parts;
  const put = async (table: string, person: string, version: number, text: string): Promise<void> => {
    await tableOf(parts, table);
    const saved = await store.putNotes(table, person, { version, text });
    if (saved.ok) return;
    if (saved.why === 'stale')
      refuse(409, 'stale', 'This was changed on another device. Load it again.', { n: saved.last });
    refuse(503, 'not-saved', 'This could not be saved. Try again in a moment.');
  };
  return {
    async notes({ caller, table }): Promise<Notes> {
      return (await store.notes(table, caller.person)) ?? { version: 0, text: '' };
    },
    async putNotes({ caller, table, body }) {
      const { version, text } = body;
      await put(table, caller.person, version, text);
      return { version, text };
    },
    orders: ({ caller, table }) => readOrders(store, table, caller.person),
    async putOrders({ caller, table, body }) {
      const { version, ...orders } = body;
      await put(table, ordersOf(caller.person), version, JSON.stringify(orders));
      await host.ordersChanged(table);
      return { version, ...orders };
    },
  };
}
