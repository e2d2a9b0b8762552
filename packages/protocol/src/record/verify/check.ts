/** The checks that a record goes through. */
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
/** The result of one check of a record. */
export interface Check {
  readonly check: CheckName;
  /** Null where the record does not contain what this check needs. */
  readonly ok: boolean | null;
  /** The result as a sentence; a fault names its entry. */
  readonly say: string;
}

export const verdict = (check: CheckName, ok: boolean, good: string, bad: string): Check => ({
  check,
  ok,
  say: ok ? good : bad,
});
