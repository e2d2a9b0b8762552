import { circle, ellipse, line, many, path, rect } from '../../svg.ts';
import { brows, coat, eyes, head, mouth, neck, nose, skins } from '../parts.ts';

const { brown } = skins;
const linen = '#fffaf0';
const linenShade = '#ddd2bd';
const dress = '#2c3a4a';
const dressShade = '#1c2733';
const hair = '#8d8680';
const hairShade = '#6b645e';
const brass = '#d9ac48';

/** Mrs. Finch, who has the keys of every room: a bust in a box of 100 by 120, lit from the left. */
export const housekeeper: string =
  rect(-20, -20, 140, 160, '#d9e2d4') +
  many(7, (i) => rect(-20 + i * 20, -20, 9, 160, '#c9d5c4')) +
  circle(50, 52, 41, '#fff9ea', { opacity: 0.7 }) +
  // A bun, and the hair around the face.
  circle(50, 16, 11, hair) +
  path('M50 5A11 11 0 0 1 50 27Z', hairShade) +
  path('M29 52Q26 20 50 20T71 52Q72 60 68 64L64 44H36L32 64Q28 60 29 52Z', hair) +
  path('M50 20Q74 20 71 52Q72 60 68 64L64 44H52Q56 30 50 20Z', hairShade) +
  neck(brown) +
  coat(
    dress,
    dressShade,
    // The collar, its brooch, and the bib of the apron.
    path('M36 120L38 100Q50 106 62 100L64 120Z', linen) +
      path('M52 104Q58 103 62 100L64 120H52Z', linenShade) +
      path('M37 85L50 93L40 101L31 91ZM63 85L50 93L60 101L69 91Z', linen, { stroke: '#a99c83', width: 0.8 }) +
      circle(50, 94, 3.4, brass, { stroke: '#7a5a18', width: 0.8 }) +
      line('M50 98v22', '#b9ad94', 0.8),
  ) +
  head(brown, 2) +
  path('M31.500 47Q31 27 50 26T68.500 47Q64 34 50 33T31.500 47Z', hair) +
  path('M50 26Q69 27 68.500 47Q64 34 52 33Q54 29 50 26Z', hairShade) +
  // A small cap of lace.
  path('M33 27Q36 17 50 16T67 27Q58 22 50 22T33 27Z', linen, { stroke: '#a99c83', width: 0.8 }) +
  many(8, (i) => circle(35 + i * 4.3, 26 - Math.sin(((i + 0.5) / 8) * Math.PI) * 4, 1.7, linen)) +
  eyes('open') +
  brows('#5d554f', 41.5, 43, 1.9) +
  nose(brown) +
  mouth('smile', brown) +
  ellipse(39, 58, 4, 2.4, '#c66a4a', { opacity: 0.28 }) +
  ellipse(61, 58, 4, 2.4, '#7c3524', { opacity: 0.22 }) +
  line('M35 52q-1.500 1-2 2.500M65 52q1.500 1 2 2.500', brown.shade, 1) +
  // Her keys.
  line('M72 98q8 6 4 14', brass, 1.4) +
  circle(76, 112, 4, 'none', { stroke: brass, width: 1.6 }) +
  line('M74 116l-3 8M78 116l1 9', brass, 2);

/** A gloved hand that points up to the left, in a box of 40. */
export const pointingHand: string =
  path(
    'M4 4Q7 2 9 5L18 16Q19 12 22.500 13.500Q25 11.500 27 14Q30 13 31 16.500Q34 19 34 25Q34 31 31 35L22 38Q15 34 12 28Q9 24 11 22.500Q13 21.500 15 24L4.500 9Q2.500 6 4 4Z',
    linen,
    { stroke: '#3a2c1c', width: 1.8, join: 'round' },
  ) +
  line('M18.500 16.500l3 5M23 14.500l2.500 5M27.500 15l2 4.500', '#3a2c1c', 1.2) +
  path('M20.500 38.500L33 34L36 38L24 43Z', dress, { stroke: '#3a2c1c', width: 1.2, join: 'round' });
