/** The edition of a first game, started with one press from the first page. */
export const firstEdition = 'clue-2002';
