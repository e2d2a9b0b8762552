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
  /** Whether the server has it now. */
  async function put(key: string, passes: boolean): Promise<boolean> {
    for (let tries = 0; tries < maxTries; tries++) {
      const found = await api.orders(table, key);
      if (!found.ok) return false;
      const { version, ...orders } = found.value;
      if (orders.passes === passes) return true;
      if ((await api.putOrders(table, key, { ...orders, passes, version: version + 1 })).ok) return true;
    }
    return false;
  }
  return (passes) => {
    if (token === undefined || passes === said) return;
    said = passes;
    queue = queue.then(async () => {
      // The next call says it again.
      if (!(await put(token, passes)) && said === passes) said = null;
    });
  };
}
