/** Phones: the sheet is below the board, or beside it in landscape. */
export const phones =
  '(max-width: 699px) and (orientation: portrait), (max-width: 1023px) and (max-height: 499px) and (orientation: landscape)';
