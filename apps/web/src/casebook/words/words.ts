/** The words of the casebook, fetched with its screen. */
import type { CasebookWords, MarkVerdict, NoDeal } from '@casefile/analysis';
import type { Lang } from '@casefile/editions/words/words';
import type { CheckName, Dealt } from '@casefile/protocol/record/verify';
import type { ReplayWords } from '../../replay/words.ts';
import type { CaseFault } from '../messages.ts';

export interface CaseScreenWords {
  readonly casebook: CasebookWords;
  readonly opening: string;
  readonly counting: (share: number) => string;
  readonly solvedBy: (who: string) => string;
  readonly unsolved: string;
  readonly changed: string;
  readonly cut: string;
  readonly export: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly asTable: string;
  /** How to use the chart by keyboard. */
  readonly chartKeys: string;
  /** What pressing the chart does, while no point is selected. */
  readonly chartHint: string;
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
    /** The result of each check: right, wrong, or not checkable. */
    readonly found: Readonly<Record<'ok' | 'bad' | 'none', string>>;
    readonly entry: (number: number) => string;
    readonly dealt: Readonly<Record<Dealt, string>>;
    /** Whether there was a note from before the deal to compare with. */
    readonly noted: (digits: string) => string;
    readonly notNoted: string;
  };
  readonly replay: ReplayWords;
  /** At a glance. */
  readonly glance: {
    readonly proved: string;
    /** About a player other than the reader. */
    readonly provedBy: (who: string) => string;
    readonly from: (turn: number) => string;
    readonly never: string;
    readonly early: (turns: number) => string;
    readonly asInTime: string;
    readonly asked: string;
    readonly askedBy: (who: string) => string;
    readonly ofBest: string;
    readonly nothingAsked: string;
    readonly first: string;
    readonly nobody: string;
    readonly when: string;
    readonly solved: (turn: number) => string;
    /** Many had none of the named cards; null means everybody else. */
    readonly lacked: (names: readonly string[] | null) => string;
    readonly narrowed: (who: string, before: number, after: number, isOverheard: boolean) => string;
  };
  readonly playFrom: {
    readonly title: string;
    readonly about: (turn: string) => string;
    readonly chair: string;
    readonly cards: string;
    readonly true: string;
    readonly drawn: string;
    readonly against: string;
    readonly start: string;
    readonly cancel: string;
    readonly noDeal: Readonly<Record<NoDeal, string>>;
  };
  /** A link for somebody else to play the same cards. */
  readonly sameDeal: {
    readonly copy: string;
    readonly title: string;
    readonly about: (who: string, players: number) => string;
    readonly start: string;
    readonly bad: string;
  };
  readonly compared: {
    readonly title: string;
    readonly from: (turn: string) => string;
    readonly drawn: string;
    readonly before: string;
    readonly here: string;
    readonly winner: string;
    readonly turns: string;
    readonly proved: string;
    readonly toOther: string;
    readonly chart: string;
    readonly parted: (turn: string) => string;
  };
  readonly notebook: {
    readonly title: string;
    readonly none: string;
    readonly counted: Readonly<Record<MarkVerdict, (count: number) => string>>;
    readonly missedCount: (count: number) => string;
    readonly wrong: string;
    readonly late: string;
    readonly missed: string;
  };
  readonly coach: (turns: readonly string[]) => string;
  readonly faults: Readonly<Record<CaseFault['why'], string>>;
  readonly at: (place: string) => string;
  readonly back: string;
}

const languages: Readonly<Record<Lang, () => Promise<{ readonly words: CaseScreenWords }>>> = {
  en: () => import('./words-en.ts'),
  fr: () => import('./words-fr.ts'),
};
export const loadCaseWords = async (lang: Lang): Promise<CaseScreenWords> => (await languages[lang]()).words;
