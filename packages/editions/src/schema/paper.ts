/** The newspaper that reports an edition's cases: its look, and the words of its time and place. */
export const paperStyles = ['broadsheet', 'tabloid', 'glossy', 'papyrus', 'sunday'] as const;
/** How its front page is set and printed. */
export type PaperStyle = (typeof paperStyles)[number];
/** Whose tone its sentences have: that of its style, or of papers read on a screen. */
export type PaperVoice = PaperStyle | 'online';

/** Its title and words in one language. */
export interface PaperNames {
  readonly name: string;
  /** Above the headline: the issue and its date. */
  readonly special: string;
  readonly price: string;
  /** The scene of the crime within a sentence: “at the manor”. */
  readonly house: string;
  /** To whom the culprit is handed over: “to the police”. */
  readonly toPolice: string;
  /** Those present, as a plural subject. */
  readonly crowd: string;
  /** What is served at the end; in French with its article: “du thé”. */
  readonly feast: string;
}

/** The newspaper of an edition: the export `paper` of `look/paper.ts` in its folder. */
export interface EditionPaper {
  readonly style: PaperStyle;
  /** Left out where it writes as it is printed. */
  readonly voice?: PaperVoice;
  readonly en: PaperNames;
  readonly fr: PaperNames;
}
