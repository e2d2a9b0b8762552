/** Options every edition has; the first value is the default. */
export const everyEdition = { lastSeat: ['plays-on', 'wins'] } as const;

export type LastSeat = (typeof everyEdition.lastSeat)[number];
