import { circle, line, many, path, rect } from '../../svg.ts';
import { type Bust, brows, coat, eyes, head, mouth, neck, nose, skins } from '../parts.ts';

const { fair, olive, brown, deep: dark } = skins;

/** Square glasses with a thick rim. */
const frames = (colour: string): string =>
  rect(34.5, 43.5, 14, 10.5, '#ffffff40', { stroke: colour, width: 2, rx: 2.5 }) +
  rect(51.5, 43.5, 14, 10.5, '#ffffff40', { stroke: colour, width: 2, rx: 2.5 }) +
  line('M48.500 47h3M34.500 46.500L31.500 46M65.500 46.500L68.500 46', colour, 1.8);

/** A blazer over a shirt without a tie. */
const blazer = (cloth: string, shade: string, shirt: string): string =>
  coat(
    cloth,
    shade,
    path('M40 84L50 116L60 84L50 92Z', shirt) +
      path('M37 86L43 84L50 110L48 120H40L30 100L36 97ZM63 86L57 84L50 110L52 120H60L70 100L64 97Z', shade),
    1,
  );

/** Guests of today, from the back to the front. */
export const busts: Readonly<Record<string, Bust>> = {
  scarlet: (c, d) =>
    path(
      'M24 50Q20 12 50 13T76 50Q84 74 78 96Q70 104 66 92L64 44H36L34 92Q28 104 21 96Q16 74 24 50Z',
      '#5b1f17',
    ) +
    neck(olive, 10) +
    path('M14 120Q18 94 36 88Q42 104 50 104T64 88Q82 94 86 120Z', olive.light) +
    path('M50 104Q58 104 64 88Q82 94 86 120H58Z', olive.shade) +
    path('M10 120Q14 104 28 100Q40 112 50 108T72 100Q86 104 90 120Z', c) +
    path('M50 108Q60 112 72 100Q86 104 90 120H54Z', d) +
    head(olive, -3) +
    path('M28 56Q24 20 50 18T72 56Q70 40 60 30Q44 44 31 42Q29 48 28 56Z', '#7a2b1e') +
    path('M24 52Q28 70 23 92Q34 84 33 62ZM76 52Q72 70 77 92Q66 84 67 62Z', '#7a2b1e') +
    eyes('lashes', '#2f4a2a') +
    brows('#4a1812', 42.5, 41.5, 1.6) +
    nose(olive) +
    mouth('full', { ...olive, lip: c }) +
    line('M31 58v9M69 58v9', '#f0c75a', 1.6),
  mustard: (c, d) =>
    neck(fair) +
    coat(
      c,
      d,
      path('M41 85L50 120L59 85L50 93Z', '#f3f4f6') +
        path('M34 86L44 83L49 120H36L28 98ZM66 86L56 83L51 120H64L72 98Z', d) +
        line('M22 112h10M78 112h-10', '#3a2c0a', 1.6) +
        many(4, (i) => circle(40 + (i % 2) * 20, 100 + Math.floor(i / 2) * 9, 1.3, '#f6e2a6')),
      4,
    ) +
    head(fair, 4) +
    path('M33 56Q33 70 42 75Q50 80 58 75Q67 70 67 56Q66 66 58 66Q50 62 42 66Q34 66 33 56Z', '#b98a4a', {
      opacity: 0.75,
    }) +
    path('M30 46Q26 22 44 17Q62 10 70 24Q74 34 70 46Q68 36 62 31Q48 34 38 30Q33 36 30 46Z', '#c9963f') +
    path('M56 15Q66 14 70 24Q74 34 70 46Q68 36 62 31Q60 22 56 15Z', '#a3742a') +
    eyes('open', '#3a6ea0') +
    brows('#8f6526', 43.5, 42, 2.6) +
    nose(fair, 1) +
    mouth('smirk', fair),
  orchid: (c, d) =>
    circle(50, 12, 10, '#1a1420') +
    neck(fair) +
    coat(
      '#ffffff',
      '#dfe5ee',
      path('M40 84L50 112L60 84L50 92Z', c) +
        path('M50 92L60 84L50 112Z', d) +
        path('M36 86L43 83L49 108L44 120H34L29 98ZM64 86L57 83L51 108L56 120H66L71 98Z', '#f4f7fb', {
          stroke: '#b9c4d2',
          width: 0.8,
        }) +
        rect(64, 106, 10, 7, d, { rx: 1 }),
    ) +
    head({ light: '#f4d3b0', shade: '#d9aa7e', lip: '#b3506a' }, -2) +
    path('M30 48Q26 18 50 17T70 48Q68 34 58 29Q44 28 34 33Q31 40 30 48Z', '#221a2a') +
    path('M50 17Q74 18 70 48Q68 34 58 29Q56 22 50 17Z', '#15101c') +
    path('M62 20q6-8 12-3q-4 6-12 3Zm2 2q9 0 10 6q-8 1-10-6Z', c) +
    eyes('narrow') +
    brows('#1a1420', 42, 41.5, 1.5) +
    nose(fair) +
    mouth('smile', { ...fair, lip: '#c2456f' }) +
    frames('#3a2a4a'),
  green: (c, d) =>
    neck(brown) +
    blazer(c, d, '#f3f6f3') +
    head(brown, 2) +
    path('M32 50Q32 74 42 80Q50 84 58 80Q68 74 68 50Q67 60 60 62Q50 59 40 62Q33 60 32 50Z', '#1d1512') +
    path('M42 66Q50 63 58 66Q56 72 50 72T42 66Z', brown.light) +
    path('M31 44Q28 18 50 17T69 44Q66 32 60 28Q46 26 36 30Q32 36 31 44Z', '#1d1512') +
    line('M36 24Q48 17 62 22M34 29Q48 21 66 28', '#4a3a30', 1.2) +
    eyes('open', '#2a1a10') +
    brows('#1d1512', 43, 41.5, 2.6) +
    nose(brown) +
    mouth('smile', { ...brown, lip: '#8a4038' }),
  peacock: (c, d) =>
    path('M26 44Q22 14 50 12T74 44Q78 60 72 70H28Q22 60 26 44Z', '#16233a') +
    neck(dark, 4) +
    blazer(c, d, dark.shade) +
    path('M40 84L50 106L60 84L50 92Z', dark.light) +
    head(dark, -2) +
    path('M28 60Q22 18 50 16T72 60L66 62Q68 42 62 32H38Q32 42 34 62Z', '#1f2f4d') +
    path('M34 34Q50 28 66 34V40Q50 34 34 40Z', '#2c4270') +
    eyes('lashes', '#1a2a20') +
    brows('#141a28', 43.5, 42.5, 1.8) +
    nose(dark) +
    mouth('full', { ...dark, lip: '#b03a58' }) +
    path('M31 60l4 8l-4 8l-4-8ZM69 60l4 8l-4 8l-4-8Z', '#27b39a') +
    line('M38 94Q50 104 62 94', '#27b39a', 2.4),
  plum: (c, d) =>
    coat(c, d, '', 3) +
    path('M38 72H62V92Q50 100 38 92Z', c) +
    path('M50 72H62V92Q56 96 50 96Z', d) +
    line('M38 80Q50 86 62 80', d, 1.4) +
    head(fair, 1) +
    path('M38 66Q50 60 62 66Q62 78 50 80T38 66Z', '#6b6470') +
    path('M43 67Q50 64 57 67Q55 71 50 71T43 67Z', fair.light) +
    path('M30 48Q26 16 52 14Q70 14 71 30Q72 40 69 48Q68 36 62 30Q50 36 36 32Q32 38 30 48Z', '#8a8490') +
    path('M54 14Q70 15 71 30Q72 40 69 48Q68 36 62 30Q62 20 54 14Z', '#6b6470') +
    eyes('open') +
    frames('#2a2030') +
    brows('#5a5460', 40.5, 39.5, 2.4) +
    nose(fair, 1) +
    mouth('straight', fair).replace('67.500h10', '68.500h8'),
};
