/** Titles that stand before a name, in either language. */
const titled = /(^|[\s(«“’])(Mrs?|Ms|Miss|Dre?|Pr|M|Mme|Mlle)(\.?) (?=\p{Lu})/gu;

/** For large type, in which “Mrs.” at the end of a line and “White” on the next one are seen at once. */
export const unbroken = (text: string): string => text.replace(titled, '$1$2$3\u00a0');
