import { circle, group, line, many, path, ring } from '../../svg.ts';
import { emblems } from '../emblems.ts';
import {
  type Bust,
  bow,
  brows,
  coat,
  eyes,
  glasses,
  head,
  moustache,
  mouth,
  neck,
  nose,
  pearls,
  skins,
  suit,
  tie,
} from '../parts.ts';

const { fair, rosy, olive, brown, deep: dark } = skins;
const gold = '#d9ac48';
const cream = '#fff7e6';

/** Guests of the house, from the back to the front. */
export const busts: Readonly<Record<string, Bust>> = {
  scarlet: (c, d) =>
    path('M27 44Q25 18 50 17T73 44Q74 62 71 72L60 70V40H40V70L29 72Q26 62 27 44Z', '#2a1a1c') +
    neck(fair, 8) +
    coat(
      c,
      d,
      path('M37 86Q44 104 50 106Q56 104 63 86L50 94Z', fair.light) +
        path('M50 94L63 86Q56 104 50 106Z', fair.shade),
    ) +
    pearls(93, 12) +
    head(fair, -3) +
    path(
      'M29 50Q28 22 50 21T71 50Q70 58 68.500 64Q64 56 66 44Q58 42 54 33Q46 42 34 43Q36 56 31.500 64Q29.500 58 29 50Z',
      '#3a2326',
    ) +
    line('M29.500 38Q50 24 70.500 38', c, 5) +
    group(emblems.rose(c, '#ffb9b3'), 'translate(62 22) scale(.75)') +
    eyes('lashes') +
    brows('#2a1a1c', 43, 42, 1.3) +
    nose(fair) +
    mouth('full', { ...fair, lip: '#b3202c' }) +
    circle(31.5, 60, 2.2, gold) +
    circle(68.5, 60, 2.2, gold) +
    circle(57, 63, 0.9, '#3a2326'),
  mustard: (c, d) =>
    neck(rosy) +
    coat(
      c,
      d,
      path('M38 86L50 92L62 86L64 94L50 99L36 94Z', d) +
        line('M50 99V120', d, 1.6) +
        many(3, (i) => circle(50, 104 + i * 7, 1.8, cream)) +
        path('M14 98L28 92L30 99L15 105ZM86 98L72 92L70 99L85 105Z', gold) +
        group(emblems.medal('#8f2f38', gold), 'translate(60 99) scale(.8)'),
      4,
    ) +
    head(rosy, 3) +
    path('M32 50V42Q35 40 37 36L35 56ZM68 50V42Q65 40 63 36L65 56Z', '#cfc7b4') +
    path('M31 36Q32 12 50 11T69 36Z', '#e9d9ae') +
    path('M50 11Q69 12 69 36H52Q56 22 50 11Z', '#cdb87f') +
    path('M22 38Q50 26 78 38Q66 42 50 41T22 38Z', '#e9d9ae') +
    path('M50 32Q66 32 78 38Q66 42 50 41Z', '#b9a268') +
    line('M31 34Q50 28 69 34', '#8f6b2a', 2.4) +
    circle(50, 11, 2.4, '#b9a268') +
    eyes('narrow') +
    brows('#d8d0bd', 44, 43, 3) +
    nose(rosy, 1) +
    moustache('#e4dcc8', 'walrus') +
    mouth('straight', rosy).replace('67.500h10', '70.500h8') +
    circle(58, 49, 6, '#ffffff33', { stroke: gold, width: 1.4 }) +
    line('M63 53Q68 66 64 88', gold, 0.8),
  white: (c) =>
    path('M27 40Q20 52 30 64H70Q80 52 73 40Z', '#a9a196') +
    neck(rosy) +
    coat(
      '#4a4a52',
      '#33333b',
      path('M36 88L50 94L64 88L70 120H30Z', c) +
        path('M50 94L64 88L70 120H54Z', '#cfc6b2') +
        path('M37 85L50 92L40 100L32 92ZM63 85L50 92L60 100L68 92Z', '#fffdf6', {
          stroke: '#b9ad94',
          width: 0.8,
        }),
    ) +
    head(rosy, 2) +
    path('M31 48Q31 30 50 29T69 48Q66 40 50 38T31 48Z', '#b8b0a5') +
    path('M27 36Q24 12 50 11T73 36Q62 29 50 29T27 36Z', '#fffdf6', { stroke: '#b9ad94', width: 0.8 }) +
    path('M50 11Q76 12 73 36Q62 29 52 29Q60 20 50 11Z', '#ddd5c3') +
    path('M25 38q4-5 8-2t8-4t9 1t9-1t8 4t8 2q-12-7-25-7T25 38Z', '#fffdf6', {
      stroke: '#b9ad94',
      width: 0.8,
    }) +
    eyes('narrow') +
    brows('#8d857b', 42.5, 44, 1.8) +
    nose(rosy) +
    mouth('straight', rosy) +
    line('M39 58q-2 3-1 6M61 58q2 3 1 6', rosy.shade, 1.2),
  orchid: (c, d) =>
    path('M28 42Q24 78 32 92H68Q76 78 72 42Z', '#1f1720') +
    neck(olive) +
    coat(
      '#f4ecf2',
      '#d3c3d0',
      path('M38 85L50 112L62 85L50 93Z', c) +
        path('M50 93L62 85L50 112Z', d) +
        path('M37 86L44 84L48 104L34 96ZM63 86L56 84L52 104L66 96Z', '#fffafd', {
          stroke: '#c6b2c2',
          width: 0.8,
        }),
    ) +
    head(olive, -2) +
    path('M30 54Q26 22 50 20T70 54Q68 44 62 36Q48 40 38 34Q32 44 30 54Z', '#2c202c') +
    path('M50 20Q74 22 70 54Q68 44 62 36Q56 38 52 37Q58 28 50 20Z', '#1f1720') +
    group(emblems.flower(c, d), 'translate(19 20) scale(.82)') +
    eyes('lashes') +
    brows('#1f1720', 42.5, 42, 1.5) +
    nose(olive) +
    mouth('smile', { ...olive, lip: '#a63a63' }) +
    glasses('#7a3a68'),
  green: (c, d) =>
    neck(fair) +
    coat(c, d, suit(cream, d, bow('#2a2a2a', '#111')) + path('M24 104l8-2l1 5l-8 2Z', cream), 2) +
    head(fair, 1) +
    path('M31.500 50V38H37V54ZM68.500 50V38H63V54Z', '#3b2a1c') +
    path('M33 33L31 2H69L67 33Z', '#2b3a2f') +
    path('M52 2H69L67 33H54Z', '#1b271f') +
    path('M32.500 25L33 32H67L67.500 25Z', c) +
    path('M18 34Q50 24 82 34Q80 41 50 40T18 34Z', '#2b3a2f') +
    path('M50 29Q70 29 82 34Q80 41 50 40Z', '#1b271f') +
    eyes('open') +
    brows('#3b2a1c', 43.5, 41.5, 2) +
    nose(fair) +
    moustache('#3b2a1c', 'curled') +
    mouth('smirk', fair).replace(/67\.5/g, '69.5'),
  peacock: (c, d) =>
    many(3, (i) =>
      group(
        emblems.feather(['#2d8f7d', c, '#2d8f7d'][i]!, gold),
        `rotate(${-30 + i * 30} 50 34) translate(39 ${i === 1 ? -9 : -6}) scale(.92)`,
      ),
    ) +
    neck(fair) +
    coat(
      c,
      d,
      path('M35 78Q36 92 50 98Q64 92 65 78L70 90L50 108L30 90Z', '#2d8f7d') +
        path('M65 78L70 90L50 108V98Q64 92 65 78Z', '#1c6557'),
    ) +
    pearls(95, 13) +
    head(fair, -2) +
    path('M29 48Q22 22 42 12Q58 4 68 18Q76 32 71 48Q68 36 58 32Q42 34 34 36Q31 42 29 48Z', '#c9c3bc') +
    path('M58 10Q66 12 68 18Q76 32 71 48Q68 36 58 32Q64 22 58 10Z', '#a09a93') +
    line('M36 26Q46 18 56 22M40 16q8-2 14 2', '#eae6df', 1.6) +
    eyes('lashes') +
    brows('#7d766e', 42, 40.5, 1.3) +
    nose(fair, 1) +
    mouth('straight', { ...fair, lip: '#8f2f48' }) +
    circle(31.5, 59, 2.4, '#2d8f7d', { stroke: gold, width: 1 }) +
    circle(68.5, 59, 2.4, '#2d8f7d', { stroke: gold, width: 1 }),
  plum: (c, d) =>
    neck(fair) +
    coat(c, d, suit('#efe2c4', d, bow(gold, '#a87c22')), 1) +
    path('M28 42Q22 52 30 62L36 50ZM72 42Q78 52 70 62L64 50Z', '#8f8274') +
    head(fair, 1) +
    path('M31 44Q28 34 34 31Q35 38 34 50ZM69 44Q72 34 66 31Q65 38 66 50Z', '#a39684') +
    line('M42 31q8-3 16 0M44 35q6-2 12 0', fair.shade, 1) +
    eyes('open') +
    glasses('#4a3520') +
    brows('#8f8274', 40.5, 39.5, 2.4) +
    nose(fair, 1) +
    mouth('smirk', fair) +
    path('M55 67L66 72L72 70V78Q72 82 67.500 82T63 77L54 69Z', '#5a3418') +
    line('M68 68q3-4 0-7t1-6', '#d8cfc0', 1.4, { opacity: 0.8 }),
  brunette: (c, d) =>
    neck(olive) +
    coat(c, d, suit(cream, d, tie('#8f2f38')) + line('M32 112Q42 120 52 112', gold, 1.6), 2) +
    head(olive, -1) +
    path('M31.500 52V36H37L35.500 56ZM68.500 52V36H63L64.500 56Z', '#2f1d12') +
    path('M32 35Q31 13 50 12T68 35Z', '#5a3a24') +
    path('M50 12Q69 13 68 35H53Q58 24 50 12Z', '#3f2716') +
    path('M22 36Q26 31 32 33Q50 37 68 33Q74 31 78 36Q66 43 50 42.500T22 36Z', '#4b2f1b') +
    line('M32.500 33Q50 37.500 67.500 33', '#2f1d12', 2.6) +
    eyes('narrow') +
    brows('#2f1d12', 45, 42.5, 2.2) +
    nose(olive, 1) +
    moustache('#2f1d12', 'curled') +
    path('M46 70.500H54L50 82Z', '#2f1d12'),
  peach: (c, d) =>
    path('M27 46Q18 62 26 82Q34 90 38 78V44ZM73 46Q82 62 74 82Q66 90 62 78V44Z', '#d9a441') +
    neck(fair, 6) +
    coat(
      c,
      d,
      path('M37 86Q50 104 63 86L50 92Z', fair.light) +
        path('M34 88q4 6 8 3t8 7t8-7t8-3l4 6q-8 4-11 2t-9 7t-9-7t-11-2Z', '#fff1e4'),
    ) +
    head(fair, -3) +
    path('M30 52Q30 34 38 32L36 60Q33 66 30 60ZM70 52Q70 34 62 32L64 60Q67 66 70 60Z', '#e8b958') +
    path('M27 42Q24 14 50 13T73 42Q62 34 50 35T27 42Z', c) +
    path('M50 13Q76 14 73 42Q62 34 53 35Q58 24 50 13Z', d, { opacity: 0.6 }) +
    line('M28 38Q50 28 72 38', '#8c3f5c', 3.6) +
    path(ring(31, 33, 6, 5.4, 2.8), '#8c3f5c') +
    circle(31, 33, 1.8, gold) +
    eyes('lashes', '#3f6b8f') +
    brows('#b3822c', 43, 42, 1.3) +
    nose(fair) +
    mouth('smile', { ...fair, lip: '#d0565e' }) +
    circle(38, 60, 3.2, '#f0a08a', { opacity: 0.6 }) +
    circle(62, 60, 3.2, '#d97f6c', { opacity: 0.5 }),
  gray: (c, d) =>
    neck(dark) +
    coat(
      c,
      d,
      path('M38 85L50 92L62 85L64 96L50 101L36 96Z', d) +
        line('M50 101V120', '#222a32', 1.6) +
        many(3, (i) => circle(50, 106 + i * 6, 1.7, gold)) +
        path('M18 104l9-5l9 5v4l-9-5l-9 5Z', gold),
      3,
    ) +
    head(dark, 3) +
    path('M30 40Q28 10 50 4Q72 10 70 40Z', '#3a4550') +
    path('M50 4Q72 10 70 40H53Q60 22 50 4Z', '#28313a') +
    path('M28 38Q50 30 72 38L74 44Q50 36 26 44Z', '#2f3842') +
    path(ring(50, 22, 7, 7, 4), gold) +
    circle(50, 22, 2.2, '#28313a') +
    circle(50, 4, 2.4, gold) +
    line('M30 44Q34 66 46 76', '#1d242b', 1.6) +
    line('M70 44Q66 66 54 76', '#1d242b', 1.6) +
    eyes('open') +
    brows('#1e1512', 43, 42, 2.4) +
    nose(dark) +
    moustache('#1e1512', 'walrus'),
  'madame-rose': (c, d) =>
    path('M27 44Q20 76 28 96L40 86V44ZM73 44Q80 76 72 96L60 86V44Z', '#1d1417') +
    neck(brown) +
    coat(
      '#4b2a5c',
      '#33193f',
      path('M30 90Q50 112 70 90L80 120H20Z', c) +
        path('M50 101Q62 98 70 90L80 120H52Z', d) +
        line(
          many(7, (i) => `M${22 + i * 9} 118v-4`),
          gold,
          1.6,
        ),
    ) +
    pearls(92, 14, gold) +
    head(brown, -2) +
    path('M27 40Q22 10 50 9T73 40Q64 30 50 31T27 40Z', c) +
    path('M50 9Q78 10 73 40Q64 30 53 31Q62 20 50 9Z', d) +
    line('M28 34Q44 14 62 14M34 24Q48 26 72 32', '#f3b6cf', 1.4, { opacity: 0.7 }) +
    path(ring(50, 26, 6, 6.4, 5), gold) +
    circle(50, 26, 3, '#2d8f7d') +
    path('M50 18Q46 6 52 -2Q56 8 50 18Z', gold) +
    eyes('lashes', '#2c4a3a') +
    brows('#1d1417', 43, 40.5, 1.6) +
    nose(brown, 1) +
    mouth('full', { ...brown, lip: '#8f2348' }) +
    circle(31, 62, 5, 'none', { stroke: gold, width: 1.8 }) +
    circle(69, 62, 5, 'none', { stroke: gold, width: 1.8 }),
};
