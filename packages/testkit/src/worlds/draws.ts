/** Cards drawn from decks during a game, and other draws the viewer could not tell apart. */
import type { CardId, Fact, FactOf, Script, Viewer } from '@casefile/engine';
import { type RandomInt, shuffled } from '../random.ts';

type Drew = FactOf<'drew'>;
const isHidden = (fact: Fact, viewer: Viewer): fact is Drew =>
  fact.fact === 'drew' && fact.card === 'butler' && fact.seat !== viewer;

/** A possible replacement for each butler card the viewer has not seen drawn; cards played since are kept. */
export function redraw(
  log: readonly Fact[],
  undrawn: readonly CardId[],
  viewer: Viewer,
  below: RandomInt,
): ReadonlyMap<Fact, CardId> {
  const hidden = new Set<Drew>();
  for (const fact of log) {
    if (isHidden(fact, viewer)) hidden.add(fact);
    if (fact.fact !== 'played') continue;
    const drawn = [...hidden].find(
      ({ seat, sealed }) => seat === fact.seat && sealed.cards![0] === fact.card,
    );
    if (drawn !== undefined) hidden.delete(drawn);
  }
  const unseen = [...hidden].map(({ sealed }) => sealed.cards![0]!);
  const mixed = shuffled([...unseen, ...undrawn.filter((card) => card !== 'clock')], below);
  return new Map([...hidden].map((fact, at) => [fact, mixed[at]!]));
}

/** The script that makes chance repeat these facts. */
export function scriptOf(
  facts: readonly Fact[],
  redrawn: ReadonlyMap<Fact, CardId>,
  picked: CardId | null,
): Script {
  return {
    die: facts.flatMap((fact) => (fact.fact === 'rolled' ? fact.dice : [])),
    deck: facts.flatMap((fact) => {
      if (fact.fact === 'clue') return [fact.card];
      return fact.fact === 'drew' ? [redrawn.get(fact) ?? fact.sealed.cards![0]!] : [];
    }),
    picked: picked === null ? [] : [picked],
  };
}
