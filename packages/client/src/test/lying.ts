/** Ways for the fake server to lie about a game with Ada, Ben and Cleo. */
import type { Entry, ServerFrame } from '@casefile/protocol';
import type { FakeServer } from './fake-server.ts';
import { ofAda, sampleLog } from './sample-log.ts';

export type Lying = FakeServer['lie'];
/** A lie about one entry. */
export type LieAt = Lying & { readonly at: number };
export type WithFacts = { readonly facts: readonly (object & { readonly fact: string })[] };

export const adasLog = ofAda(sampleLog(20));
export const indexOf = (is: Entry['is']): number => adasLog.findIndex((entry) => entry.is === is);
export const started = indexOf('started');
/** The first move, and the first that begins with this fact. */
export const acted = started + 1;
export const beginningWith = (fact: string): number =>
  adasLog.findIndex((entry) => entry.is === 'acted' && entry.facts[0]?.fact === fact);

/** Replaces one entry. */
export function instead(at: number, told: (frame: ServerFrame, entry: Entry) => readonly unknown[]): LieAt {
  const lie: Lying = (frame) =>
    frame.t === 'entry' && frame.entry.n === at ? (told(frame, frame.entry) as ServerFrame[]) : [frame];
  return Object.assign(lie, { at });
}
export const altered = (n: number, change: (entry: never) => object): LieAt =>
  instead(n, (frame, entry) => [{ ...frame, entry: change(entry as never) }]);
/** Replaces what happened by something else, with the same number and time. */
export const retold = (n: number, what: object): LieAt =>
  altered(n, (entry: Entry) => ({ ...what, n: entry.n, at: entry.at }));
export const welcome =
  (change: object): Lying =>
  (frame) => [frame.t === 'welcome' ? { ...frame, ...change } : frame];

/** Appends these facts to those of the first move. */
export const besides = (...facts: readonly object[]): LieAt =>
  altered(acted, (entry: WithFacts) => ({ ...entry, facts: [...entry.facts, ...facts] }));
/** Changes the first fact of a move. */
export const beganOtherwise = (n: number, change: object): LieAt =>
  altered(n, ({ facts: [first, ...rest], ...entry }: WithFacts) => ({
    ...entry,
    facts: [{ ...first, ...change }, ...rest],
  }));
/** Changes all facts of one kind in the deal. */
export const dealtWrongly = (kind: string, change: (fact: never) => object): LieAt =>
  altered(started, (entry: WithFacts) => ({
    ...entry,
    facts: entry.facts.map((fact) => (fact.fact === kind ? change(fact as never) : fact)),
  }));

export type Dealt = {
  readonly fact: string;
  readonly seat: number;
  readonly sealed: { readonly for: number[]; readonly cards?: readonly string[] };
};
/** Replaces Ada's hand. */
export const otherHand = (change: (cards: readonly string[]) => readonly string[]): LieAt =>
  dealtWrongly('dealt', (fact: Dealt) => {
    const { cards } = fact.sealed;
    return cards === undefined ? fact : { ...fact, sealed: { ...fact.sealed, cards: change(cards) } };
  });
export const adasHand = (adasLog[started] as unknown as { facts: Dealt[] }).facts.find(
  ({ fact, seat }) => fact === 'dealt' && seat === 0,
)!.sealed.cards!;
