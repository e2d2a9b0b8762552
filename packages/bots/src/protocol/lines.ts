/** Assembles lines from pieces of text. A line that is too long is reported once and dropped. */
export class Lines {
  readonly #maxLength: number;
  #rest = '';
  #dropping = false;

  constructor(maxLength: number) {
    this.#maxLength = maxLength;
  }

  push(text: string): (string | { readonly tooLong: true })[] {
    const found: (string | { readonly tooLong: true })[] = [];
    let from = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      const line = this.#rest + text.slice(from, end);
      if (!this.#dropping) found.push(line.length > this.#maxLength ? { tooLong: true } : line);
      this.#rest = '';
      this.#dropping = false;
      from = end + 1;
    }
    if (this.#dropping) return found;
    this.#rest += text.slice(from);
    if (this.#rest.length > this.#maxLength) {
      this.#rest = '';
      this.#dropping = true;
      found.push({ tooLong: true });
    }
    return found;
  }
}
