/** Tells of faults as they happen, but not of all of them: a broken bot makes thousands. */
const told = 5;

export class FaultReport {
  readonly #say: (line: string) => void;
  readonly #counts = new Map<string, number>();

  constructor(say: (line: string) => void) {
    this.#say = say;
  }

  note(bot: string, game: string, why: string): void {
    const count = (this.#counts.get(bot) ?? 0) + 1;
    this.#counts.set(bot, count);
    if (count <= told) this.#say(`casefile: ${bot}, game ${game}: ${why}`);
  }

  end(): void {
    for (const [bot, count] of this.#counts)
      if (count > told) this.#say(`casefile: ${bot}: ${count - told} more faults`);
  }
}
