/** What was looked at, and how it was found. */
export type CheckName =
  | 'bytes'
  | 'checksum'
  | 'header'
  | 'order'
  | 'commitment'
  | 'chain'
  | 'seeds'
  | 'noted'
  | 'opening'
  | 'rules';
/** One thing that was checked about a record. */
export interface Check {
  readonly check: CheckName;
  /** Null: this record has nothing to check it by. */
  readonly ok: boolean | null;
  /** What is wrong is said with the number of its entry. */
  readonly say: string;
}

export const verdict = (check: CheckName, ok: boolean, good: string, bad: string): Check => ({
  check,
  ok,
  say: ok ? good : bad,
});
