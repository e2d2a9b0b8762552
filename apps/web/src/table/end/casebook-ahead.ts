/** While the newspaper is read, the casebook is fetched and its worker started, so that opening it takes no time. */
import { tolerateMissing } from '../../app/missing.ts';

/** The paper comes first. */
const delayMs = 800;

export function fetchCasebookAhead(): () => void {
  const timer = setTimeout(() => {
    void import('../../casebook/CaseScreen.tsx').catch(tolerateMissing);
  }, delayMs);
  return () => clearTimeout(timer);
}
