/** While the evening paper is read, its casebook is fetched and its worker started: whoever opens it does not wait. */
import { tolerateMissing } from '../../app/missing.ts';

/** The paper comes first. */
const delayMs = 800;

export function fetchCasebookAhead(): () => void {
  const timer = setTimeout(() => {
    void import('../../casebook/CaseScreen.tsx').catch(tolerateMissing);
  }, delayMs);
  return () => clearTimeout(timer);
}
