/** Blanks comments, strings and regular expressions in a source, keeping all code at its position. */
export interface Code {
  readonly code: string;
  /** Each string literal without expressions, by the offset of its opening quote. */
  readonly strings: ReadonlyMap<number, string>;
}

export interface Import {
  /** Undefined when the imported name is computed. */
  readonly specifier: string | undefined;
  readonly line: number;
}

const keywordBeforePattern = /\b(?:return|typeof|case|in|of|do|else|yield|await|void|delete|throw|new)$/;

export function readCode(source: string): Code {
  const out = source.split('');
  const strings = new Map<number, string>();
  // One entry for each open `${`: how many braces are open inside it.
  const braces: number[] = [];
  let at = 0;
  let last = '';

  const blank = (from: number, to: number) => {
    for (let i = from; i < to; i++) if (out[i] !== '\n') out[i] = ' ';
  };
  const skipTo = (end: number) => {
    const stop = Math.min(end, source.length);
    blank(at, stop);
    at = stop;
  };
  const templatePart = (start: number) => {
    let end = start;
    while (end < source.length && source[end] !== '`' && !source.startsWith('${', end)) {
      end += source[end] === '\\' ? 2 : 1;
    }
    blank(start, end);
    const open = source.startsWith('${', end);
    if (open) braces.push(0);
    else if (source[start - 1] === '`') strings.set(start - 1, source.slice(start, end));
    at = end + (open ? 2 : 1);
    last = open ? '{' : '`';
  };
  const quoted = (quote: string) => {
    let end = at + 1;
    while (end < source.length && source[end] !== quote && source[end] !== '\n') {
      end += source[end] === '\\' ? 2 : 1;
    }
    strings.set(at, source.slice(at + 1, end));
    blank(at + 1, end);
    at = end + 1;
    last = quote;
  };
  const pattern = () => {
    let end = at + 1;
    let inClass = false;
    while (end < source.length && source[end] !== '\n' && (inClass || source[end] !== '/')) {
      if (source[end] === '[') inClass = true;
      if (source[end] === ']') inClass = false;
      end += source[end] === '\\' ? 2 : 1;
    }
    blank(at + 1, end);
    at = end + 1;
    last = '/';
  };
  const patternMayBegin = () =>
    last === '' ||
    '(,=:[!&|?{};+-*%<>~^'.includes(last) ||
    (/\w/.test(last) &&
      keywordBeforePattern.test(
        out
          .slice(Math.max(0, at - 12), at)
          .join('')
          .trimEnd(),
      ));

  while (at < source.length) {
    const char = source[at]!;
    if (source.startsWith('//', at)) {
      const end = source.indexOf('\n', at);
      skipTo(end < 0 ? source.length : end);
    } else if (source.startsWith('/*', at)) {
      const end = source.indexOf('*/', at + 2);
      skipTo(end < 0 ? source.length : end + 2);
    } else if (char === '"' || char === "'") quoted(char);
    else if (char === '`') templatePart(at + 1);
    else if (char === '}' && braces.at(-1) === 0) {
      braces.pop();
      templatePart(at + 1);
    } else if (char === '/' && patternMayBegin()) pattern();
    else {
      if (braces.length > 0 && char === '{') braces[braces.length - 1]! += 1;
      if (braces.length > 0 && char === '}') braces[braces.length - 1]! -= 1;
      if (char.trim() !== '') last = char;
      at += 1;
    }
  }
  return { code: out.join(''), strings };
}

/** Imports of every form: `import … from`, `export … from`, `import '…'`, `import('…')`, `require('…')`. */
export function importsOf({ code, strings }: Code): Import[] {
  // An identifier directly before a string is nothing but the `from` of an import or export.
  const forms = /(?<![\w$]|(?<!\.\.)\.)(?:from\s*(?=['"])|import\s*(?=['"])|import\s*\(\s*|require\s*\(\s*)/g;
  return [...code.matchAll(forms)].map((match) => ({
    specifier: strings.get(match.index + match[0].length),
    line: lineAt(code, match.index),
  }));
}

export function lineAt(code: string, index: number): number {
  return code.slice(0, index).split('\n').length;
}
