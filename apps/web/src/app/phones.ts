/** Screens with the board on top and a sheet under the thumb. */
export const phones = '(max-width: 699px) and (orientation: portrait)';
