/** Enumerates every deal that fits what one player saw. Shares no code with what it checks. */
import type { CardId, Fact, Rules, Seat } from '@casefile/engine';

/** Card -> its owner: a seat, a spot or the envelope. */
export type World = ReadonlyMap<CardId, string>;
export const seatName = (seat: Seat): string => `seat ${seat}`;

interface Evidence {
  readonly sizes: Map<string, number>;
  readonly lacks: Map<CardId, Set<string>>;
  readonly has: Map<CardId, string>;
  readonly oneOf: [string, readonly CardId[]][];
  readonly notAll: (readonly CardId[])[];
}

/** Interprets each fact by itself, straight from the rules. */
function evidenceOf(rules: Rules, facts: readonly Fact[], seat: Seat): Evidence {
  const sizes = new Map<string, number>();
  const lacks = new Map(rules.deck.map((card) => [card, new Set<string>()]));
  const has = new Map<CardId, string>();
  const oneOf: [string, readonly CardId[]][] = [];
  const notAll: (readonly CardId[])[] = [];
  let named: readonly CardId[] = [];
  const accused = new Map<Seat, readonly CardId[]>();
  for (const fact of facts) {
    switch (fact.fact) {
      case 'dealt':
        sizes.set(seatName(fact.seat), fact.count);
        for (const card of fact.sealed.cards ?? []) has.set(card, seatName(fact.seat));
        break;
      case 'laid':
        sizes.set(fact.where, fact.count);
        for (const card of fact.sealed.cards ?? []) has.set(card, fact.where);
        break;
      case 'faced':
        sizes.set('face-up', fact.cards.length);
        for (const card of fact.cards) has.set(card, 'face-up');
        break;
      case 'looked':
        for (const card of fact.sealed.cards ?? []) has.set(card, fact.where);
        break;
      case 'suggested':
        named = fact.cards;
        break;
      case 'asked':
        if (fact.wait.for === 'answer') oneOf.push([seatName(fact.wait.seats[0]!), named]);
        if (fact.wait.for === 'reveal') has.set(fact.wait.card, seatName(fact.wait.seats[0]!));
        break;
      case 'lacked':
        for (const card of named) lacks.get(card)!.add(seatName(fact.seat));
        break;
      case 'showed': {
        const [card] = fact.sealed.cards ?? [];
        if (card !== undefined && fact.seat !== seat) has.set(card, seatName(fact.seat));
        break;
      }
      case 'revealed':
        has.set(fact.card, seatName(fact.seat));
        break;
      case 'unheld':
        for (let each = 0; each < rules.players.length; each++) lacks.get(fact.card)!.add(seatName(each));
        break;
      case 'murdered':
        for (const card of fact.cards) has.set(card, seatName(fact.seat));
        break;
      case 'accused': {
        const cards = fact.cards ?? fact.sealed?.cards;
        if (cards !== undefined) accused.set(fact.seat, cards);
        break;
      }
      case 'judged': {
        const cards = accused.get(fact.seat);
        if (cards !== undefined && !fact.right) notAll.push(cards);
        if (cards !== undefined && fact.right) for (const card of cards) has.set(card, 'envelope');
        for (const card of fact.sealed.cards ?? []) has.set(card, 'envelope');
        break;
      }
      case 'ended':
        for (const card of fact.envelope) has.set(card, 'envelope');
    }
  }
  return { sizes, lacks, has, oneOf, notAll };
}

/** Null where there are more than `maxWorlds`, or where the search takes too long. */
export function worldsFor(
  rules: Rules,
  facts: readonly Fact[],
  seat: Seat,
  maxWorlds: number,
): World[] | null {
  const { sizes, lacks, has, oneOf, notAll } = evidenceOf(rules, facts, seat);
  const { suspects, weapons, rooms } = rules.cards;
  const kindOf = (card: CardId): number =>
    suspects.includes(card) ? 0 : weapons.includes(card) ? 1 : rooms.includes(card) ? 2 : 3;
  const left = new Map(sizes);
  const kinds = [1, 1, 1];
  const world = new Map<CardId, string>();
  const worlds: World[] = [];
  const owners = [...sizes.keys(), 'envelope'];
  const own = seatName(seat);
  const may = (card: CardId): string[] => {
    const known = has.get(card);
    if (known !== undefined) return [known];
    return owners.filter((owner) => owner !== own && !lacks.get(card)!.has(owner));
  };
  const choices = new Map(rules.deck.map((card) => [card, may(card)]));
  const order = [...rules.deck].sort((a, b) => choices.get(a)!.length - choices.get(b)!.length);
  let steps = maxWorlds * 60;
  const deal = (at: number): boolean => {
    if (steps-- < 0) return false;
    if (at === order.length) {
      const fits =
        oneOf.every(([owner, cards]) => cards.some((card) => world.get(card) === owner)) &&
        notAll.every((cards) => cards.some((card) => world.get(card) !== 'envelope'));
      if (fits) worlds.push(new Map(world));
      return worlds.length <= maxWorlds;
    }
    const card = order[at]!;
    for (const owner of choices.get(card)!) {
      const kind = kindOf(card);
      const room = owner === 'envelope' ? kinds[kind]! : left.get(owner)!;
      if (room === 0) continue;
      if (owner === 'envelope') kinds[kind]!--;
      else left.set(owner, room - 1);
      world.set(card, owner);
      const hopeless = oneOf.some(
        ([one, cards]) =>
          cards.every((each) => world.has(each)) && !cards.some((each) => world.get(each) === one),
      );
      if (!hopeless && !deal(at + 1)) return false;
      world.delete(card);
      if (owner === 'envelope') kinds[kind]!++;
      else left.set(owner, room);
    }
    return true;
  };
  return deal(0) ? worlds : null;
}

/** Cached: it is asked for thousands of times for the same deal. */
const envelopes = new WeakMap<World, string>();
function envelopeOf(world: World): string {
  const known = envelopes.get(world);
  if (known !== undefined) return known;
  const cards = [...world].flatMap(([card, owner]) => (owner === 'envelope' ? [card] : []));
  const found = cards.sort().join();
  envelopes.set(world, found);
  return found;
}

/** By envelope: how many of the worlds have it. */
export function envelopesIn(worlds: readonly World[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const world of worlds) counts.set(envelopeOf(world), (counts.get(envelopeOf(world)) ?? 0) + 1);
  return counts;
}

export function bitsOf(worlds: readonly World[]): number {
  let bits = 0;
  for (const count of envelopesIn(worlds).values())
    bits -= (count / worlds.length) * Math.log2(count / worlds.length);
  return bits;
}

/** What the asker would see in each world, weighted by the choices of the player who shows. */
export function expectedIn(
  worlds: readonly World[],
  cards: readonly CardId[],
  order: readonly Seat[],
  isEveryone: boolean,
): number {
  const answers = new Map<string, { weight: number; worlds: World[] }>();
  const names = order.map(seatName);
  for (const world of worlds) {
    let ways: { said: string; weight: number }[] = [{ said: '', weight: 1 }];
    for (const [i, seat] of order.entries()) {
      const held = cards.filter((card) => world.get(card) === names[i]);
      if (held.length === 0) continue;
      ways = ways.flatMap(({ said, weight }) =>
        held.map((card) => ({ said: `${said}${seat}:${card} `, weight: weight / held.length })),
      );
      if (!isEveryone) break;
    }
    for (const { said, weight } of ways) {
      const answer = answers.get(said) ?? { weight: 0, worlds: [] };
      answer.weight += weight;
      answer.worlds.push(world);
      answers.set(said, answer);
    }
  }
  const before = bitsOf(worlds);
  let drop = 0;
  for (const answer of answers.values())
    drop += (answer.weight / worlds.length) * (before - bitsOf(answer.worlds));
  return drop;
}
