/** The data a screen needs of an edition, without its rules. */
import type { Cards, Edition, Options } from '@casefile/engine';

type Plain = Pick<Edition, 'id' | 'seats' | 'dice' | 'options' | 'drawing'>;
export interface PackedMeta extends Plain {
  /** The card sets, and which options select which. */
  readonly sets: readonly Cards[];
  readonly setOf: Readonly<Record<string, number>>;
}

export function packMeta(edition: Edition): PackedMeta {
  const { id, seats, dice, options, drawing } = edition;
  const sets: Cards[] = [];
  const setOf: Record<string, number> = {};
  for (const chosen of everyChoice(edition)) {
    const cards = edition.cards(chosen);
    const known = sets.findIndex((set) => JSON.stringify(set) === JSON.stringify(cards));
    setOf[keyOf(edition, chosen)] = known < 0 ? sets.push(cards) - 1 : known;
  }
  return { id, seats, dice, options, drawing, sets, setOf };
}

export const cardsOf = (meta: PackedMeta, chosen: Options): Cards =>
  meta.sets[meta.setOf[keyOf(meta, chosen)] ?? 0]!;

/** An option that is not chosen has its default, the first value. */
const keyOf = ({ options }: Pick<Edition, 'options'>, chosen: Options): string =>
  Object.entries(options)
    .map(([name, values]) => String(chosen[name] ?? values[0]))
    .join(' ');

function everyChoice({ options }: Edition): Options[] {
  return Object.entries(options).reduce<Options[]>(
    (all, [name, values]) => all.flatMap((chosen) => values.map((value) => ({ ...chosen, [name]: value }))),
    [{}],
  );
}
