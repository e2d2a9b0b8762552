/** The newspaper that reports an edition's cases: what it looks like, and the words of its time and place. */
export const paperStyles = ['broadsheet', 'tabloid', 'glossy', 'papyrus', 'sunday'] as const;
/** How its front page is set and printed. */
export type PaperStyle = (typeof paperStyles)[number];

/** What it is called, and the words it uses, in one language. */
export interface PaperNames {
  readonly name: string;
  /** Over the headline: which kind of edition this is, and when. */
  readonly special: string;
  readonly price: string;
  /** Where it happened, as part of a sentence: “at the manor”. */
  readonly house: string;
  /** Whom the culprit is handed to: “to the police”. */
  readonly toPolice: string;
  /** Those who were there, as the subject of a sentence, in the plural. */
  readonly crowd: string;
  /** What is served when all is over; in French with its article: “du thé”. */
  readonly feast: string;
}

/** The newspaper of an edition: the export `paper` of `look/paper.ts` in its folder. */
export interface EditionPaper {
  readonly style: PaperStyle;
  readonly en: PaperNames;
  readonly fr: PaperNames;
}
