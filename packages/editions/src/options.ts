/** Options every edition has; the first value is the default. */
export const everyEdition = { lastSeat: ['plays-on', 'wins'] } as const;

export type LastSeat = (typeof everyEdition.lastSeat)[number];

/** The faces of an ordinary die. */
export const die = [1, 2, 3, 4, 5, 6] as const;
