import { circle, ellipse, group, line, many, path, rect } from '../../svg.ts';
import { furtherEmblems } from '../further-emblems.ts';
import { type Bust, brows, coat, eyes, head, moustache, mouth, neck, nose, skins } from '../parts.ts';

const { fair, rosy, olive } = skins;
const gold = '#d9ac48';
const cream = '#fff7e6';

/** A full beard from ear to ear, down to `to`. */
const beard = (colour: string, shade: string, to = 96): string =>
  path(
    `M31.500 50Q30 74 38 ${to - 10}Q44 ${to} 50 ${to + 2}Q56 ${to} 62 ${to - 10}Q70 74 68.500 50Q66 60 60 61Q50 58 40 61Q34 60 31.500 50Z`,
    colour,
  ) +
  path(`M50 60Q58 58 60 61Q66 60 68.500 50Q70 74 62 ${to - 10}Q56 ${to} 50 ${to + 2}Q54 78 50 60Z`, shade);

/** Normans, a Roman and a pirate, from the back to the front. */
export const busts: Readonly<Record<string, Bust>> = {
  grossebaf: (c, d) =>
    coat(
      '#7a5a3a',
      '#54391f',
      path(
        'M10 104q6-14 16-14t12 6t12-4t12 4t12-6t16 14l-4 6q-8-8-14-4t-10 2t-12 4t-12-4t-10-2t-14 4Z',
        '#c9b48c',
      ) +
        circle(32, 104, 4, gold) +
        circle(68, 104, 4, gold),
      6,
    ) +
    head(rosy, 4) +
    beard('#b5452a', '#85291a', 108) +
    moustache('#c9583a', 'long') +
    path('M29 40Q28 14 50 13T71 40Z', '#a8afae') +
    path('M50 13Q72 14 71 40H54Q60 26 50 13Z', '#6f7877') +
    rect(27, 37, 46, 6.5, gold) +
    rect(47.5, 13, 5, 26, gold) +
    path('M28 34Q8 32 8 6Q18 18 32 24ZM72 34Q92 32 92 6Q82 18 68 24Z', '#f1e6cb', {
      stroke: '#8d7a55',
      width: 1,
    }) +
    line('M12 18l7-2M88 18l-7-2', c, 2) +
    eyes('narrow') +
    brows('#85291a', 46.5, 43.5, 3.6) +
    nose(rosy, 1) +
    mouth('straight', rosy).replace('67.500h10', '70h8') +
    line('M40 104q4 4 8 0M52 104q4 4 8 0', d, 1.4),
  batdaf: (c, d) =>
    path('M28 44Q20 70 26 100H38L40 60ZM72 44Q80 70 74 100H62L60 60Z', '#d6a63e') +
    neck(fair) +
    coat(c, d, path('M30 90L50 102L70 90L66 84L50 93L34 84Z', '#c9b48c'), 5) +
    line('M29 76h9M28 86h10M62 76h9M62 86h10', '#8f2f38', 2) +
    head(fair, 3) +
    moustache('#e0b24c', 'long') +
    path('M30 40L50 4L70 40Z', '#a8afae') +
    path('M50 4L70 40H53Z', '#6f7877') +
    rect(28, 37, 44, 6, '#8a5a2b') +
    path('M47 37H53V58L50 61L47 58Z', '#8a5a2b') +
    many(5, (i) => circle(32 + i * 9, 40, 1.3, gold)) +
    eyes('open', '#2c5f8a') +
    brows('#b98a2c', 46, 45, 2.6) +
    mouth('smile', fair).replace('66.500q6', '70q6'),
  cinematograf: (c, d) =>
    neck(olive) +
    coat(
      '#5c4a38',
      '#3e3023',
      path('M26 92L74 116L70 120H58L20 98Z', c) +
        path('M50 104L74 116L70 120H58Z', d) +
        circle(48, 103, 4, '#a8afae'),
      5,
    ) +
    head(olive, 4) +
    path('M44 28Q40 8 50 4Q60 8 56 28Z', '#1f1713') +
    line('M45 24h10', c, 3) +
    path('M31.500 46Q32 36 37 31L34 54ZM68.500 46Q68 36 63 31L66 54Z', '#3a2a20', { opacity: 0.5 }) +
    eyes('narrow') +
    brows('#1f1713', 46, 42.5, 3.2) +
    nose(olive, 2) +
    moustache('#1f1713', 'long') +
    mouth('straight', olive).replace('67.500h10', '70h9') +
    path('M52 43H66V53Q59 57 52 53Z', '#1f1713') +
    line('M34 34L53 44M66 45L68 42', '#1f1713', 1.6) +
    circle(31, 60, 2.6, 'none', { stroke: gold, width: 1.4 }),
  olibrius: (c, d) =>
    neck(olive) +
    coat(
      '#b8a06a',
      '#87703f',
      path('M22 94Q36 84 38 86L50 93L62 86Q64 84 78 94L74 102Q50 92 26 102Z', c) +
        path('M50 97Q62 97 74 102L78 94Q64 84 62 86L50 93Z', d) +
        line('M24 106H76M26 112H74M28 118H72', '#6d5a30', 1.5),
      3,
    ) +
    head(olive, 1) +
    path('M24 26Q26 0 50 0T76 26Q64 10 50 10T24 26Z', c) +
    path('M50 0Q74 0 76 26Q64 10 52 10Z', d) +
    path('M29 42Q27 12 50 10T71 42Z', gold) +
    path('M50 10Q73 12 71 42H54Q60 26 50 10Z', '#a87c22') +
    path('M26 36Q50 28 74 36L73 42Q50 34 27 42Z', '#e8c873') +
    path('M29 42L31 66L40 72L37 44ZM71 42L69 66L60 72L63 44Z', gold, { stroke: '#87651c', width: 0.8 }) +
    eyes('open') +
    brows('#3b2a1c', 44, 43, 2) +
    nose(olive, 2) +
    mouth('smirk', olive) +
    ellipse(50, 16, 3, 4, '#a87c22'),
  barberouge: (c, d) =>
    coat(
      '#2d3440',
      '#1d222b',
      path('M36 88L50 120L64 88L58 84H42Z', cream) +
        line('M42 92h16M41 98h18M43 104h14M46 110h8', c, 2.4) +
        path('M37 86L30 104L44 120H36L22 96ZM63 86L70 104L56 120H64L78 96Z', d),
      4,
    ) +
    head(rosy, 3) +
    beard('#c4421f', '#8f2a10', 100) +
    moustache('#d9562e', 'walrus') +
    path('M16 36Q22 12 50 8Q78 12 84 36Q70 30 50 32T16 36Z', '#2a2a30') +
    path('M50 8Q78 12 84 36Q70 30 53 32Q60 18 50 8Z', '#17171b') +
    line('M16 36Q30 30 50 32T84 36', gold, 2) +
    circle(50, 19, 4.4, cream) +
    rect(47.6, 21, 4.8, 4, cream) +
    circle(48.3, 19, 1.1, '#17171b') +
    circle(51.7, 19, 1.1, '#17171b') +
    line('M42 27l16-3M58 27l-16-3', cream, 1.4) +
    eyes('open') +
    brows('#8f2a10', 44.5, 42, 3) +
    nose(rosy, 1) +
    path('M35 44H49V52Q42 57 35 52Z', '#17171b') +
    line('M33 38L36 45M48 45L68 38', '#17171b', 1.6) +
    circle(31.5, 60, 2.8, 'none', { stroke: gold, width: 1.6 }),
  telegraf: (c, d) =>
    path('M29 44Q24 62 28 74L38 70V44ZM71 44Q76 62 72 74L62 70V44Z', '#a5602c') +
    neck(fair) +
    coat(
      c,
      d,
      path('M28 90Q50 108 72 90L68 84L50 94L32 84Z', '#c9b48c') +
        group(furtherEmblems.horn(cream, '#8a5a2b'), 'translate(58 98) scale(.95)'),
      2,
    ) +
    head(fair, -1) +
    path('M30 41Q29 16 50 15T70 41Z', '#b98a4a') +
    path('M50 15Q71 16 70 41H54Q59 28 50 15Z', '#8a5f2a') +
    rect(28, 38, 44, 5.5, '#6e7877') +
    line('M50 16V38', '#6e7877', 4) +
    path('M28 38Q16 34 14 18Q24 22 32 28ZM72 38Q84 34 86 18Q76 22 68 28Z', cream, {
      stroke: '#8d7a55',
      width: 0.9,
    }) +
    line('M18 24l8 6M17 28l8 4M82 24l-8 6M83 28l-8 4', '#8d7a55', 0.9) +
    eyes('open', '#3b6b3f') +
    brows('#a5602c', 45, 45.5, 1.8) +
    nose(fair) +
    mouth('smile', fair) +
    many(
      3,
      (i) =>
        circle(37 + i * 2.6, 58 + (i % 2) * 2, 0.7, '#c98a5c') +
        circle(58 + i * 2.6, 58 + (i % 2) * 2, 0.7, '#a86f45'),
    ),
};
