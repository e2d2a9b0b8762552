/** Checks of every word list: both languages have the same messages, and none is empty. */

/** Messages that are missing or empty in one language, by path. */
export function catalogueFaults(one: unknown, other: unknown, path = ''): string[] {
  const [kind, otherKind] = [kindOf(one), kindOf(other)];
  if (kind !== otherKind && !(isSaid(kind) && isSaid(otherKind)))
    return [`${path} is ${kind} in one language and ${otherKind} in the other`];
  if (kind === 'text' && otherKind === 'text')
    return (one === '') === (other === '') ? [] : [`${path} says nothing in one language`];
  if (kind !== 'list of messages') return [];
  const keys = (list: unknown): string[] => Object.keys(list as object);
  return [...new Set([...keys(one), ...keys(other)])].flatMap((key) => {
    const at = path === '' ? key : `${path}.${key}`;
    if (!keys(one).includes(key) || !keys(other).includes(key)) return [`${at} is in one language only`];
    const [inOne, inOther] = [one, other].map((list) => (list as Readonly<Record<string, unknown>>)[key]);
    return catalogueFaults(inOne, inOther, at);
  });
}

/** A text, or a function that returns one: one language may need more arguments than another. */
const isSaid = (kind: string): boolean => kind === 'text' || kind === 'message';

function kindOf(value: unknown): string {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'function') return 'message';
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? 'list of messages' : 'value';
}
