import { circle, line, many, path, rect, ring } from '../../svg.ts';
import {
  type Bust,
  bow,
  brows,
  coat,
  eyes,
  head,
  moustache,
  mouth,
  neck,
  nose,
  skins,
  suit,
} from '../parts.ts';

const { fair, rosy, olive, brown, deep: dark } = skins;
const gold = '#f2c14b';

/** Dark glasses that nobody looks through. */
const shades = (colour: string, rim: string): string =>
  path('M33 43H49Q50 56 41 56T33 43ZM51 43H67Q68 56 59 56T51 43Z', colour, {
    stroke: rim,
    width: 1.4,
    join: 'round',
  }) +
  line('M49 45h2', rim, 2) +
  line('M36 46l5 6M54 46l5 6', '#ffffff', 1.4, { opacity: 0.5 });

/** Six people of whom one reads in magazines, from the back to the front. */
export const busts: Readonly<Record<string, Bust>> = {
  // The actress.
  scarlet: (c, d) =>
    path('M20 54Q16 8 50 9T80 54Q86 84 76 104L62 92V40H38V92L24 104Q14 84 20 54Z', '#e8c46a') +
    path('M66 12Q82 20 80 54Q86 84 76 104L68 96Q76 60 66 12Z', '#c79a3c') +
    neck(fair, 10) +
    path('M12 120Q18 92 37 87Q44 102 50 102T63 87Q82 92 88 120Z', fair.light) +
    path('M50 102Q56 102 63 87Q82 92 88 120H60Z', fair.shade) +
    path('M22 120Q30 100 38 104L50 116L62 104Q70 100 78 120Z', c) +
    path('M50 116L62 104Q70 100 78 120H50Z', d) +
    many(7, (i) => path(ring(36 + i * 4.7, 94 + Math.sin((i / 6) * Math.PI) * 8, 4, 2.8, 1.2), '#ffffff')) +
    head(fair, -3) +
    path('M28 50Q24 16 56 15Q76 22 72 50Q68 38 60 30Q46 40 34 38Q30 44 28 50Z', '#f2d684') +
    shades('#2a0f18', '#5a1522') +
    nose(fair) +
    mouth('full', { ...fair, lip: '#c2182c' }) +
    line('M31 60v8M69 60v8', '#ffffff', 2),
  // The footballer.
  mustard: (c, d) =>
    neck(dark) +
    coat(
      c,
      d,
      path('M38 84L50 100L62 84L58 82L50 92L42 82Z', '#1f1a10') +
        path('M18 98L30 90L33 96L20 105ZM82 98L70 90L67 96L80 105Z', '#1f1a10') +
        line('M40 104h8v6h-6v8M54 104h7v14M54 104v5', '#1f1a10', 2.6),
      7,
    ) +
    head(dark, 4) +
    path('M32 42Q32 22 50 22T68 42Q66 30 50 29T32 42Z', '#2a1a12') +
    rect(30.5, 33, 39, 5, '#ffffff', { rx: 2 }) +
    rect(46, 33, 8, 5, c) +
    eyes('open', '#1a100a') +
    brows('#1a100a', 44, 42.5, 2.8) +
    nose(dark, 1) +
    path('M42 65.500Q50 72 58 65.500Q56 74 50 74T42 65.500Z', '#fffaf0', { stroke: '#3a1c14', width: 0.9 }) +
    circle(68.5, 58, 2, '#ffffff', { stroke: gold, width: 0.8 }),
  // Who made a fortune with games.
  plum: (c, d) =>
    coat(
      c,
      d,
      path('M30 88Q50 108 70 88L74 96Q50 118 26 96Z', d) +
        line('M42 96V114M58 96V114', '#ffffff', 1.6) +
        rect(44, 112, 12, 8, '#27d0c0', { rx: 2 }),
      2,
    ) +
    neck(olive) +
    head(olive, 0) +
    path('M31 52Q30 40 33 36L36 54ZM69 52Q70 40 67 36L64 54Z', '#3a2a4a') +
    path('M29 40Q26 10 50 9T71 40Q60 34 50 34T29 40Z', '#3b2a5a') +
    path('M28 42Q50 30 72 42V34Q50 22 28 34Z', c) +
    line('M36 34v5M44 31v5M52 30.500v5M60 32v5M67 35v4', d, 1.2) +
    eyes('open', '#2a4a3a') +
    rect(34, 43.5, 14.5, 11, '#bff4ff59', { stroke: '#15151c', width: 2.2, rx: 1.5 }) +
    rect(51.5, 43.5, 14.5, 11, '#bff4ff59', { stroke: '#15151c', width: 2.2, rx: 1.5 }) +
    line('M48.500 47.500h3', '#15151c', 2) +
    nose(olive) +
    mouth('smirk', olive) +
    path('M46.500 71.500H53.500Q54 77 50 79T46.500 71.500Z', '#3a2a1c'),
  // Who knows everybody.
  green: (c, d) =>
    neck(brown) +
    coat('#15181a', '#08090a', suit('#ffffff', c, bow(c, d)) + path('M66 102l8-2l1 6l-8 2Z', c), 3) +
    head(brown, 2) +
    path('M31 46Q29 20 50 19T69 46L66 38Q64 31 58 30H42Q36 31 34 38Z', '#120d0a') +
    line('M38 21l-2 12M44 20l-1 10M50 19.500v10M56 20l1 10M62 21l2 12', '#3a2c24', 1) +
    eyes('narrow') +
    brows('#120d0a', 43.5, 42, 2) +
    nose(brown) +
    moustache('#120d0a', 'thin') +
    line('M44 70q6 3 12-1', brown.lip, 1.8) +
    path('M46 75h8l-4 7Z', '#120d0a') +
    circle(31.5, 58, 1.9, gold) +
    circle(68.5, 58, 1.9, gold),
  // The dancer.
  peacock: (c, d) =>
    many(7, (i) => {
      const turn = `rotate(${-54 + i * 18} 50 44)`;
      return (
        path('M50 44Q42 14 50 -8Q58 14 50 44Z', i % 2 ? '#1d8f8a' : c, { turn }) +
        circle(50, 0, 4.6, gold, { turn }) +
        circle(50, 0, 2.6, d, { turn })
      );
    }) +
    neck(rosy, 8) +
    coat(
      rosy.light,
      rosy.shade,
      path('M20 120Q24 106 38 102Q46 112 50 112T62 102Q76 106 80 120Z', c) +
        path('M50 112Q56 112 62 102Q76 106 80 120H52Z', d) +
        many(6, (i) => circle(28 + i * 9, 114 + (i % 2) * 3, 1.6, gold)),
    ) +
    line('M38 92Q50 104 62 92', gold, 2.6) +
    path('M50 98l4 5l-4 7l-4-7Z', '#27d0c0') +
    head(rosy, -3) +
    path('M29 46Q26 20 50 19T71 46Q66 32 50 31T29 46Z', '#2a1412') +
    circle(50, 18, 8, '#2a1412') +
    line('M33 36Q50 26 67 36', '#27d0c0', 2.8) +
    circle(50, 29.5, 2.8, gold) +
    eyes('lashes', '#1d6a8a') +
    line('M38 45q4-4 9-1M53 44q5-3 9 1', '#1d8f8a', 1.4) +
    brows('#2a1412', 41.5, 39.5, 1.4) +
    nose(rosy) +
    mouth('full', { ...rosy, lip: '#c23a6a' }),
  // Once a child star.
  white: (c, d) =>
    neck(fair, 6) +
    path(
      'M4 120q2-10 8-12q-2-8 8-10q0-8 10-8q6-5 10 0q10 14 20 0q4-5 10 0q10 0 10 8q10 2 8 10q6 2 8 12Z',
      c,
      { stroke: d, width: 1 },
    ) +
    line('M14 112q4-6 9-3M26 104q4-6 9-2M66 102q5-4 9 2M78 109q5-3 9 3M40 108q5 6 10 2q5 4 10-2', d, 1.2) +
    head(fair, -4) +
    path(
      'M28 46Q22 16 48 13Q74 10 73 42Q73 50 70 54Q70 42 64 34Q52 36 44 28Q42 38 32 42Q30 48 31 56Q28 52 28 46Z',
      '#f4efe0',
      { stroke: '#cfc6ae', width: 0.8 },
    ) +
    path('M60 14Q74 18 73 42Q73 50 70 54Q70 42 64 34Q66 24 60 14Z', '#d9cfb8') +
    eyes('lashes', '#5aa3d0') +
    line('M37.500 44.500q4.500-3 9 0M53.500 44.500q4.500-3 9 0', '#b39ad0', 1.6) +
    brows('#b3a584', 41, 40, 1.2) +
    nose(fair) +
    mouth('full', { ...fair, lip: '#e0668f' }) +
    path(ring(31.5, 61, 5, 3.4, 1.5), '#8fd8ff') +
    path(ring(68.5, 61, 5, 3.4, 1.5), '#8fd8ff'),
};
