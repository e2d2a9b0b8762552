import { circle, line, many, path, ring } from '../../svg.ts';
import { guests } from '../guests.ts';
import {
  type Bust,
  brows,
  coat,
  eyes,
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

const { fair, olive, brown, deep: dark } = skins;
const gold = '#d9ac48';
const cream = '#fff7e6';

/** The guests of the house, and four who come over from the neighbourhood. */
export const busts: Readonly<Record<string, Bust>> = {
  ...guests,
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
