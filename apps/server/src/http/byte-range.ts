/** Parses a `Range: bytes=…` header with a single range. */

/** From the first byte to the last, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Null to send the whole: no range, an invalid one, or several. */
export function rangeOf(asked: string | undefined, length: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(asked?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const count = Math.min(Number(to), length);
    return count === 0 ? 'unsatisfiable' : { first: length - count, last: length - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return null;
  if (first >= length) return 'unsatisfiable';
  return { first, last: to === '' ? length - 1 : Math.min(Number(to), length - 1) };
}
