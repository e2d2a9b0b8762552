/** The pawns and weapons of every edition, from their folders. Who is in several editions looks the same in all of them. */
import type { PiecesLook } from '@casefile/editions/look';

const folders = Object.values(
  import.meta.glob<PiecesLook>('../../../../packages/editions/src/*/look/pieces.ts', {
    eager: true,
    import: 'pieces',
  }),
);

export const suspects: PiecesLook['suspects'] = Object.assign({}, ...folders.map((each) => each.suspects));
/** Weapons that are drawn by their edition alone. */
export const ownWeapons: NonNullable<PiecesLook['weapons']> = Object.assign(
  {},
  ...folders.map((each) => each.weapons),
);
