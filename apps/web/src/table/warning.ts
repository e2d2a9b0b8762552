/** What a wrong accusation would cost now. */
import type { Scene } from '../desk/messages.ts';

/** Out of the running; everybody with it, for all accuse at once; the end, for nobody else is left. */
export type Warning = 'out' | 'together' | 'last';

export function warningOf({ view, wait, looker }: Pick<Scene, 'view' | 'wait' | 'looker'>): Warning {
  if (wait?.for === 'gather') return 'together';
  return view.seats.some(({ out, murdered }, seat) => seat !== looker && !out && !murdered) ? 'out' : 'last';
}
