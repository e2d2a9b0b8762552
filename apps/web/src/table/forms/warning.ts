/** What a wrong accusation would cost now. */
import type { Scene } from '../../worker/messages.ts';

/**
 * What a wrong accusation costs: I am out; everybody may be, because all accuse at once; or the game ends, because
 * nobody is left.
 */
export type Warning = 'out' | 'together' | 'last';

export function warningOf({ view, wait, viewerSeat }: Pick<Scene, 'view' | 'wait' | 'viewerSeat'>): Warning {
  if (wait?.for === 'gather') return 'together';
  return view.seats.some(({ out, murdered }, seat) => seat !== viewerSeat && !out && !murdered)
    ? 'out'
    : 'last';
}
