/** Reports faults as they happen, up to a limit: a broken bot makes thousands. */
const told = 3;

export class FaultReport {
  readonly #say: (line: string) => void;
  /** By bot and kind of fault, so that a frequent fault does not hide a rare one. */
  readonly #counts = new Map<string, number>();
  readonly #untold = new Map<string, number>();

  constructor(say: (line: string) => void) {
    this.#say = say;
  }

  note(bot: string, game: string, why: string): void {
    const kind = `${bot} ${why.split(':', 1)[0]!.replaceAll(/\d+/g, '#')}`;
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    if (count <= told) this.#say(`casefile: ${bot}, game ${game}: ${why}`);
    else this.#untold.set(bot, (this.#untold.get(bot) ?? 0) + 1);
  }

  end(): void {
    for (const [bot, count] of this.#untold) this.#say(`casefile: ${bot}: ${count} more faults`);
  }
}
