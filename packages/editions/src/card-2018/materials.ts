import type { Materials } from '../look.ts';

/** Cards on blue felt, and a table of walnut. */
export const materials: Materials = {
  card: '#f7f2e4 #ece4cf',
  'card-line': '#14213d #0a1122',
  'card-edge': '#b98a2c #b98a2c',
  'card-ink': '#14213d #14213d',
  'carpet-blue': '#9fb3d6 #243a66',
  'carpet-green': '#a9c5b4 #24483d',
  'plate-edge': '#8a6a1f #e0b65a',
  table: '#3d2a1c #1a110b',
  table2: '#241810 #0f0a06',
  felt: '#1f3a63 #16294a',
  felt2: '#14213d #0c1630',
  'felt-ink': '#f4ecd8 #f4ecd8',
  rim: '#6b4526 #3d2716',
  'felt-line': '#e0b65a #e0b65a',
};
