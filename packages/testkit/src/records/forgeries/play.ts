/** False dice, cards and results. */
import type { Forger } from '../forger.ts';
import { type Forgery, forge } from './forgery.ts';

/** Changes the first fact of this name; throws if there is none. */
const inFacts = (
  forger: Forger,
  is: 'started' | 'acted',
  name: string,
  change: (fact: never) => void,
): Forger => {
  for (const entry of forger.all(is))
    for (const fact of entry.facts)
      if (fact.fact === name) {
        change(fact as never);
        return forger;
      }
  throw new Error(`there is no ${name}`);
};

export const forgedPlay: readonly Forgery[] = [
  forge('another die', (f) =>
    inFacts(f, 'acted', 'rolled', (fact: { dice: number[] }) =>
      Object.assign(fact, { dice: fact.dice.map((die) => (die % 6) + 1) }),
    ).record(),
  ),
  forge('two hands exchanged', (f) => {
    const hands = f.find('started').facts.flatMap((fact) => (fact.fact === 'dealt' ? [fact.sealed] : []));
    const [one, two] = hands.map(({ cards }) => cards);
    Object.assign(hands[0]!, { cards: two });
    Object.assign(hands[1]!, { cards: one });
    return f.record();
  }),
  forge('another envelope', (f) =>
    inFacts(f, 'started', 'enveloped', (fact: { sealed: { cards: string[] } }) =>
      Object.assign(fact.sealed, {
        cards: fact.sealed.cards.with(0, 'plum').with(1, 'rope').with(2, 'hall'),
      }),
    ).record(),
  ),
  forge('words of chance thrown away', (f) =>
    f.change('acted', ({ used }) => ({ used: used! + 1 })).record(),
  ),
  forge('others play than were settled', (f) => {
    const seats = f.find('settled').seats.toReversed();
    return f.deal(f.opened(), undefined, seats).record();
  }),
  forge('cards for a chair where nobody sits', (f) => {
    const { suspects } = f.edition.cards(f.agreed().options);
    const { seats } = f.find('settled');
    const all = suspects.filter(
      (each) => seats.includes(each) || each === suspects.find((one) => !seats.includes(one)),
    );
    return f.change('settled', { seats: all }).settle().deal(f.opened(), undefined, all).record();
  }),
  forge('another envelope at the end than was dealt', (f) => {
    inFacts(f, 'acted', 'ended', (fact: { envelope: string[] }) =>
      Object.assign(fact, {
        envelope: fact.envelope.with(0, fact.envelope[0] === 'plum' ? 'green' : 'plum'),
      }),
    );
    return f.record();
  }),
  forge('another winner in the header', (f) =>
    f.record(({ result }) => ({ result: { ...result, winner: result!.winner === 0 ? 1 : 0 } })),
  ),
];
