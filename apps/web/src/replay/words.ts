/** The words of the replay's controls, fetched with it. */
import type { Lang } from '@casefile/editions/words/words';
import type { Jump } from './stops.ts';

export interface ReplayWords {
  readonly title: string;
  readonly moment: string;
  readonly step: (at: number, of: number) => string;
  readonly turn: (turn: number) => string;
  readonly play: string;
  readonly pause: string;
  readonly eyes: string;
  readonly everybody: { readonly spectator: string; readonly all: string };
  readonly open: string;
  readonly envelope: string;
  readonly jumps: Readonly<Record<Jump, string>>;
  /** For looking back in a running game. */
  readonly live: {
    readonly title: string;
    readonly note: string;
    /** In a local game, where nothing happens meanwhile. */
    readonly waits: string;
    readonly back: string;
    readonly called: string;
  };
}

const languages: Readonly<Record<Lang, () => Promise<{ readonly words: ReplayWords }>>> = {
  en: () => import('./words-en.ts'),
  fr: () => import('./words-fr.ts'),
};
export const loadReplayWords = async (lang: Lang): Promise<ReplayWords> => (await languages[lang]()).words;
