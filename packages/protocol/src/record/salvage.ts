/** Recovers the complete entries of a truncated record. */

/** Replaces the lost end, so that the record can be parsed. It never passes verification. */
const lostEnd = `],"head":null,"checksum":"${'0'.repeat(64)}"}`;

/** A readable text with the complete entries; null when there is none. No entry is invented. */
export function salvageRecord(text: string): string | null {
  const list = /"(log|actions)"\s*:\s*\[/.exec(text);
  if (list === null) return null;
  const end = lastWhole(text, list.index + list[0].length);
  if (end === null) return null;
  return text.slice(0, end) + (list[1] === 'log' ? lostEnd : ']}');
}

/** The end of the last complete object in the list that begins here. */
function lastWhole(text: string, from: number): number | null {
  let end: number | null = null;
  let depth = 0;
  let isText = false;
  for (let i = from; i < text.length; i++) {
    const sign = text[i];
    if (isText) {
      if (sign === '\\') i++;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === '{' || sign === '[') depth++;
    else if (sign === '}' || sign === ']') {
      if (depth === 0) return end;
      depth--;
      if (depth === 0) end = i + 1;
    }
  }
  return end;
}
