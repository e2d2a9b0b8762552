/** What weapons are made of: the same by day and night, since each lies on a ground of its own. */
export const c = {
  ink: '#241a12',
  steel1: '#e3e7e6',
  steel2: '#a9b2b2',
  steel3: '#66706f',
  brass1: '#f0cf76',
  brass2: '#c8993a',
  brass3: '#81591a',
  wood1: '#c98f54',
  wood2: '#93602f',
  wood3: '#5e3a1a',
  lead1: '#b3b8bf',
  lead2: '#7d848e',
  lead3: '#4e545d',
  red1: '#d2555a',
  red2: '#98242f',
  green1: '#9fd08a',
  green2: '#3f8a52',
  hemp1: '#e9cf9a',
  hemp2: '#bd9556',
  hemp3: '#805c2b',
  cream: '#fff7e6',
  black: '#3a332d',
} as const;

export const edge = { stroke: c.ink, width: 1.2, join: 'round' } as const;
/** The strands of a rope along its line. */
export const twist = { dash: '0.1 4.600', cap: 'round' } as const;
export const turned = (content: string, angle: number) =>
  `<g transform="rotate(${angle} 24 24)">${content}</g>`;
