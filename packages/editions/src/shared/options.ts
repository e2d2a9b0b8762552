/** Options every edition has; the first value is the default. */
export const everyEdition = { lastSeat: ['plays-on', 'wins'] } as const;

/** The rules they concern. */
export const everyEditionRules = { lastSeat: ['ALL-07'] } as const;

export type LastSeat = (typeof everyEdition.lastSeat)[number];
