/** The newspaper that reports an edition's cases: its look, and the words of its time and place. */
/** Papers with a tone of their own, which every language has words for. */
export type PaperVoice = 'broadsheet' | 'tabloid' | 'glossy' | 'papyrus' | 'sunday' | 'online';
/** Front pages that borrow their tone: a form with strips pasted on it, and a sheet folded to fit a pocket. */
type SmallPaper = 'telegram' | 'pocket';
/** How its front page is set and printed. */
export type PaperStyle = PaperVoice | SmallPaper;

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

type Printed =
  | { readonly style: PaperVoice; readonly voice?: PaperVoice }
  | { readonly style: SmallPaper; readonly voice: PaperVoice };

/**
 * The newspaper of an edition: the export `paper` of `look/paper.ts` in its folder. It writes as it is printed unless
 * it names another voice.
 */
export type EditionPaper = Printed & {
  readonly en: PaperNames;
  readonly fr: PaperNames;
};
