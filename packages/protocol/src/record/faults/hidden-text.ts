/** Unknown keys are checked too: no text in a record may hide characters or reverse the text beside it. */
import { joinPath } from '../../wire/json.ts';
import { hasHidden } from '../../wire/text.ts';
import { jsonFaults, type RecordFault } from './fault.ts';

type Path = readonly (string | number)[];

const maxTextLength = 2000;

export function hiddenTextFault(given: unknown): RecordFault | null {
  const open: [unknown, Path][] = [[given, []]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [value, path] = next;
    if (typeof value === 'string' && (value.length > maxTextLength || hasHidden(readable(value, path))))
      return {
        why: 'bad-text',
        at: joinPath(path),
        say: `this text is longer than ${maxTextLength} or holds hidden characters`,
      };
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (!/^[\w:.@-]{1,60}$/.test(key))
        return { why: 'bad-key', at: joinPath(path), say: jsonFaults['bad-key'] };
      open.push([inner, [...path, Array.isArray(value) ? Number(key) : key]]);
    }
  }
  return null;
}

/** In version 1 the texts of a team were joined by line feeds. */
const readable = (text: string, path: Path): string =>
  path.at(-2) === 'seeds' || path.join('.').startsWith('chance.players.') ? text.replaceAll('\n', '') : text;
