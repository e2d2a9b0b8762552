import type { Materials } from '../look.ts';

/** Gravel, lawns and hedges. */
export const materials: Materials = {
  corridor: '#eadfbf #4a4736',
  corridor2: '#e1d4ae #53503d',
  void: '#a9c978 #1d3f26',
  void2: '#97ba66 #254b2d',
  fine: '#6b5a2f33 #f1e6cb14',
  garden: '#bcd986 #2c5636',
  lawn: '#b4d483 #24492d',
  lawn2: '#a3c671 #2b5434',
  gravel: '#efe4c6 #5f5b48',
  leaf1: '#86b35c #5b8650',
  leaf2: '#4b7a3d #355c38',
  leaf3: '#2b5229 #1a3520',
  plate: '#fdfbf0 #10241a',
  'plate-ink': '#1e3a22 #f0ead0',
  'plate-edge': '#2f6b3a #7fbf84',
  'card-edge': '#2f6b3a #2f6b3a',
  table: '#7fa659 #10241a',
  table2: '#6b9147 #0b1a12',
};
