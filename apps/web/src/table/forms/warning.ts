/** What a wrong accusation would cost now. */
import type { Scene } from '../../worker/messages.ts';

/** Out of the running; everybody with it, for all accuse at once; the end, for nobody else is left. */
export type Warning = 'out' | 'together' | 'last';

export function warningOf({ view, wait, viewerSeat }: Pick<Scene, 'view' | 'wait' | 'viewerSeat'>): Warning {
  if (wait?.for === 'gather') return 'together';
  return view.seats.some(({ out, murdered }, seat) => seat !== viewerSeat && !out && !murdered)
    ? 'out'
    : 'last';
}
