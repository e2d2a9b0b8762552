/** Editions for somebody who has never heard of them: the one with the least to learn, and the one soonest over. */
export const recommended = { easiest: 'speed', quickest: 'card-2018' } as const;

/** What an edition is recommended for. */
export type Recommended = keyof typeof recommended;
