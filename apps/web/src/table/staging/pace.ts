/** What moves in a beat has got where it goes before the beat is over, at every pace. */
import { settings } from '../../app/settings.ts';
import { paceFactors } from '../../game/staging/director.ts';

/** The duration relative to the calm pace. */
export const paceFactor = (): number => paceFactors[settings.speed.value] || paceFactors.brisk;
