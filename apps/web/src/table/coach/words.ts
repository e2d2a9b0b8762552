/** What a coach says; fetched with the first advice. */
import type { Lang, Speaker } from '@casefile/editions/words/words';

export interface CoachWords {
  readonly ask: string;
  readonly title: string;
  readonly thinking: string;
  readonly nothing: string;
  readonly failed: string;
  readonly close: string;
  /** What a bit is, and how many are missing. */
  readonly missing: (bits: string) => string;
  readonly noted: string;
  /** `room` is what this edition calls one: a room, a place. */
  readonly tips: {
    readonly ask: (cards: string, bits: string) => string;
    readonly own: (cards: string) => string;
    readonly move: (place: string, bits: string) => string;
    readonly square: (place: string, bits: string, room: string) => string;
    readonly passage: (place: string, bits: string) => string;
    readonly stay: (bits: string) => string;
    readonly roll: (percent: string, bits: string, room: string) => string;
    readonly accuse: (cards: string) => string;
    readonly likely: (cards: string, percent: string) => string;
    readonly goAccuse: (place: string, cards: string) => string;
    readonly nearAccuse: (percent: string) => string;
    readonly nearSquare: (place: string, percent: string) => string;
    readonly end: (percent: string) => string;
    readonly endKnown: string;
    readonly look: (bits: string) => string;
    readonly lookThere: (place: string, bits: string) => string;
    readonly see: (who: string, bits: string) => string;
    readonly name: (card: string, bits: string) => string;
    readonly join: (room: string, bits: string) => string;
    readonly again: (percent: string, bits: string, room: string) => string;
    readonly home: (who: string) => string;
    readonly silence: (bits: string) => string;
    readonly draw: (helps: string) => string;
    readonly drawDeadly: (helps: string, kills: string) => string;
    readonly pass: (bits: string) => string;
    readonly passDeadly: (kills: string) => string;
    readonly passFree: string;
    /** What the action uses up: a card, or a power. */
    readonly byCard: (name: string) => string;
    readonly byPower: (name: string) => string;
    readonly showSeen: (card: string, asker: string) => string;
    readonly show: (card: string, bits: string) => string;
  };
  /** Cards as somebody names them aloud: “Mr. Green, the Rope and the Lounge”. */
  readonly named: (speaker: Speaker, cards: readonly string[]) => string;
  readonly list: (items: readonly string[]) => string;
}

const languages: Readonly<Record<Lang, () => Promise<{ readonly words: CoachWords }>>> = {
  en: () => import('./words-en.ts'),
  fr: () => import('./words-fr.ts'),
};
export const loadCoachWords = async (lang: Lang): Promise<CoachWords> => (await languages[lang]()).words;
