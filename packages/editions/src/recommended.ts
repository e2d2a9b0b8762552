/** Editions recommended to newcomers: the one with the fewest rules, and the one with the shortest games. */
export const recommended = { easiest: 'speed', quickest: 'card-2018' } as const;

/** What an edition is recommended for. */
export type Recommended = keyof typeof recommended;
