import type { BotSight } from '../sight.ts';

/** Whether the next card drawn cannot be the clock card that murders. */
export const isDrawSafe = ({ view, info }: Pick<BotSight, 'view' | 'info'>): boolean =>
  info.fatalClock === null || (view.clocks ?? 0) < info.fatalClock - 1;
