/** The edition that somebody plays who has not chosen one: with one press from the first page. */
export const firstEdition = 'clue-2002';
