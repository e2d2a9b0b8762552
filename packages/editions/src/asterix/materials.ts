import type { Materials } from '../look.ts';

/** Sand and sea in the sun. */
export const materials: Materials = {
  line: '#3f3018 #0a1414',
  corridor: '#f3dfa6 #4a4a35',
  corridor2: '#ecd393 #52523b',
  void: '#b9d588 #1d3b2c',
  void2: '#9cc06a #2a4f37',
  garden: '#bcd986 #2c5636',
  lawn: '#a9cd78 #234a30',
  lawn2: '#97be66 #2b573a',
  water1: '#6cc3da #1f5f7c',
  water2: '#3f9fc0 #174a66',
  foam: '#f1fdff #7fc0cf',
  gravel: '#f0d59a #6d5f3f',
  sand: '#f4dfa8 #8a7549',
  boards: '#dcb57c #5b4228',
  red1: '#df6a50 #a8442f',
  red2: '#b93a2a #772a20',
  lamp: '#fffbe038 #ffca6b66',
  table: '#8fd0e2 #123a4a',
  table2: '#6cb9d0 #0d2c3a',
};
