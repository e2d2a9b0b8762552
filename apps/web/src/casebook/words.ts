/** What is said around a casebook; fetched with its screen. */
import type { CasebookWords } from '@casefile/analysis';
import type { Lang } from '@casefile/editions/words/words';
import type { CheckName, Dealt } from '@casefile/protocol/record/verify';
import type { Jump } from '../replay/stops.ts';
import type { CaseFault } from './messages.ts';

export interface CaseScreenWords {
  readonly casebook: CasebookWords;
  readonly opening: string;
  readonly counting: (share: number) => string;
  readonly solvedBy: (who: string) => string;
  readonly unsolved: string;
  readonly changed: string;
  readonly asTable: string;
  readonly savePicture: string;
  readonly player: string;
  readonly you: (name: string) => string;
  readonly turnHead: string;
  readonly toMoment: (turn: string) => string;
  readonly verify: {
    readonly title: string;
    readonly press: string;
    readonly checking: string;
    readonly passed: string;
    readonly partly: string;
    readonly failed: string;
    readonly proves: string;
    readonly provesNot: string;
    readonly checks: Readonly<Record<CheckName, string>>;
    /** What each check found: right, wrong, or nothing to check it by. */
    readonly found: Readonly<Record<'ok' | 'bad' | 'none', string>>;
    readonly entry: (number: number) => string;
    readonly dealt: Readonly<Record<Dealt, string>>;
  };
  readonly replay: {
    readonly title: string;
    readonly moment: string;
    readonly step: (at: number, of: number) => string;
    readonly play: string;
    readonly pause: string;
    readonly eyes: string;
    readonly spectator: string;
    readonly jumps: Readonly<Record<Jump, string>>;
  };
  readonly faults: Readonly<Record<CaseFault['why'], string>>;
  readonly at: (place: string) => string;
  readonly back: string;
}

const languages: Readonly<Record<Lang, () => Promise<{ readonly words: CaseScreenWords }>>> = {
  en: () => import('./words-en.ts'),
  fr: () => import('./words-fr.ts'),
};
export const loadCaseWords = async (lang: Lang): Promise<CaseScreenWords> => (await languages[lang]()).words;
