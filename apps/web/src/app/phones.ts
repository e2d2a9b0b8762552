/** Screens with the board and a sheet under the thumb: below the board, or beside it where the phone lies on its side. */
export const phones =
  '(max-width: 699px) and (orientation: portrait), (max-width: 1023px) and (max-height: 499px) and (orientation: landscape)';
