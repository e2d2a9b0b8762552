/** Standing orders for reaction windows. */
import type { TableApi } from './connection/http.ts';

const maxTries = 3;

/** Tells the server whether to pass reaction windows for this seat; the last call wins. */
export function makePassOrder(
  api: Pick<TableApi, 'orders' | 'putOrders'>,
  table: string,
  token: string | undefined,
): (passes: boolean) => void {
  let said: boolean | null = null;
  let queue: Promise<void> = Promise.resolve();
  async function put(passes: boolean): Promise<void> {
    if (token === undefined) return;
    for (let tries = 0; tries < maxTries; tries++) {
      const found = await api.orders(table, token);
      if (!found.ok) return;
      const { version, ...orders } = found.value;
      if (orders.passes === passes) return;
      if ((await api.putOrders(table, token, { ...orders, passes, version: version + 1 })).ok) return;
    }
  }
  return (passes) => {
    if (passes === said) return;
    said = passes;
    queue = queue.then(() => put(passes));
  };
}
