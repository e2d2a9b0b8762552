import { circle, group, line, many, path } from '../svg.ts';
import { emblems } from './emblems.ts';
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
} from './parts.ts';

const { fair, rosy } = skins;
const gold = '#d9ac48';
const cream = '#fff7e6';

/** Guests of the house, from the back to the front. */
export const guests: Readonly<Record<string, Bust>> = {
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
};
