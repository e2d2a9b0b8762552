import { Drawn } from '../Drawn.tsx';
import { type IconId, icons } from './icon-set.ts';

export type { IconId } from './icon-set.ts';

/** A sign of the interface in the colour of the text. Silent: its button has the name. */
export const Icon = ({ id, size = 20 }: { readonly id: IconId; readonly size?: number }) => (
  <Drawn markup={icons[id]} box="0 0 24 24" width={size} height={size} />
);
