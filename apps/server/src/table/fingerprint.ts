/** Fingerprints of commands: a client's id may be used for one command only (R39). */
import type { Entry } from '@casefile/protocol';
import { checkLine } from '@casefile/protocol';
import { checkName } from '@casefile/protocol/names';
import type { TableCommand } from './command.ts';

/** Sixteen hexadecimal digits: FNV-1a, twice. Collisions are of no use to anybody. */
export function fingerprint(text: string): string {
  const half = (start: number): string => {
    let hash = start;
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    return (hash >>> 0).toString(16).padStart(8, '0');
  };
  return half(0x811c9dc5) + half(0x9747b28c);
}

/** For the log. Without names and messages, so that people can be forgotten. */
export function fingerprintOf(command: TableCommand): string {
  const { name: _, text: __, ...rest } = command as TableCommand & { name?: string; text?: string };
  return fingerprint(JSON.stringify(rest));
}

/** Whether this is the command that the entry answers; entries without a fingerprint match any. */
export function isAnsweredBy(entry: Entry, command: TableCommand): boolean {
  const { print } = entry.command ?? {};
  if (print !== undefined && print !== fingerprintOf(command)) return false;
  // Empty if its author was forgotten.
  if (command.do === 'write' && entry.is === 'wrote')
    return entry.text === '' || entry.text === checkLine(command.text);
  if (command.do !== 'rename' || entry.is !== 'renamed') return true;
  const checked = checkName(command.name);
  return checked.ok && checked.name === entry.name;
}
