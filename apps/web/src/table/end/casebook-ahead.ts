/** While the evening paper is read, its casebook is fetched and its worker started: whoever opens it does not wait. */
import { ahead } from '../../app/missing.ts';

/** The paper comes first. */
const delayMs = 800;

export function fetchCasebookAhead(): () => void {
  const timer = setTimeout(async () => {
    ahead.isFetching = true;
    await import('../../casebook/CaseScreen.tsx').catch(() => {});
    ahead.isFetching = false;
  }, delayMs);
  return () => clearTimeout(timer);
}
