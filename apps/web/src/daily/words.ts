/** The words of the daily case, fetched with it. */
import type { Lang } from '@casefile/editions/words/words';

export interface DailyWords {
  readonly title: string;
  readonly lead: string;
  readonly of: (date: string) => string;
  readonly streak: (days: number) => string;
  readonly bestStreak: (days: number) => string;
  readonly puzzle: string;
  readonly game: string;
  readonly solve: string;
  readonly lookAgain: string;
  readonly play: string;
  readonly goOn: string;
  readonly opponents: (count: number) => string;
  readonly right: string;
  readonly rightWithHints: (hints: number) => string;
  readonly wrong: string;
  readonly won: (turns: number) => string;
  readonly lost: string;
  readonly open: string;
  readonly share: string;
  readonly copied: string;
  readonly copyThis: string;
  readonly calendar: string;
  /** The legend of the calendar: the puzzle, then the game. */
  readonly signs: { readonly [sign in 'check' | 'cross' | 'envelope' | 'hand']: string };
  readonly earlier: string;
  readonly later: string;
  readonly today: string;
  readonly toToday: string;
  readonly newDay: string;
  readonly noDay: string;
  readonly future: (date: string) => string;
  readonly tooEarly: (date: string) => string;
  readonly clock: (date: string) => string;
  readonly clockBack: (now: string, last: string) => string;
  readonly unkept: string;
  readonly done: string;
  readonly toTrainer: string;
}

const languages: Readonly<Record<Lang, () => Promise<{ readonly words: DailyWords }>>> = {
  en: () => import('./words-en.ts'),
  fr: () => import('./words-fr.ts'),
};
export const loadDailyWords = async (lang: Lang): Promise<DailyWords> => (await languages[lang]()).words;
