import { editionById, editions } from '@casefile/editions';
import {
  askedSeats,
  type Game,
  type Layout,
  legalForms,
  makeView,
  openGame,
  type Position,
  play,
  positionFrom,
  seededChance,
  type View,
} from '@casefile/engine';
import { describe, expect, test } from 'vitest';
import { seedFrom } from './arena/match.ts';
import { type Bot, botIds, infoOf, makeBot } from './index.ts';

const edition = editionById('clue-2002')!;
const info = infoOf(edition, {});
const { suspects, weapons, rooms } = info.cards;
const players = suspects.slice(0, 3).map((suspect) => ({ suspect }));
const own = [suspects[0]!, suspects[1]!, weapons[0]!, weapons[1]!, rooms[0]!, rooms[1]!];
const rest = [...suspects.slice(3), ...weapons.slice(3), ...rooms.slice(3)];

/** Seat 0 holds the same cards in both; everything else lies elsewhere. */
const worlds: readonly Layout[] = [
  {
    envelope: [suspects[2]!, weapons[2]!, rooms[2]!],
    hands: { [suspects[0]!]: own, [suspects[1]!]: rest.slice(0, 6) },
  },
  {
    envelope: [suspects[5]!, weapons[5]!, rooms[8]!],
    hands: {
      [suspects[0]!]: own,
      [suspects[1]!]: [suspects[2]!, weapons[2]!, rooms[2]!, ...rest.slice(0, 1), ...rest.slice(3, 5)],
    },
  },
];

interface Seen {
  readonly view: string;
  readonly action: string;
}

/** What seat 0 sees and decides, as long as the others do nothing but what both worlds allow. */
function decisions(layout: Layout, bot: Bot): Seen[] {
  const opened = openGame(edition, { players, layout }, seededChance(seedFrom('two worlds')));
  if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
  let game: Game = opened.game;
  const log = [...opened.facts];
  const seen: Seen[] = [];
  const others = [1, 2].map((seat) => makeBot('random', `other ${seat}`, info));
  while (game.table.result === null && seen.length < 200) {
    const seat = askedSeats(game.table)[0]!;
    const position: Position = positionFrom(game.table.rules, log, seat);
    const legal = legalForms(position, seat);
    const view = makeView(position);
    const action = (seat === 0 ? bot : others[seat - 1]!).decide(view, legal, { ms: 100 });
    if (seat === 0) seen.push({ view: JSON.stringify(view), action: JSON.stringify(action) });
    const played = play(game, seat, action);
    if (!played.ok) throw new Error(played.refusal.why);
    game = played.game;
    log.push(...played.facts);
  }
  return seen;
}

describe('a bot gets nothing but its view', () => {
  test.each(botIds)('%s decides the same as long as it sees the same, whatever the others hold', (id) => {
    const [one, other] = worlds.map((layout) => decisions(layout, makeBot(id, 'seed', info)));
    let same = 0;
    while (one![same] !== undefined && one![same]!.view === other![same]?.view) {
      expect(one![same]!.action).toBe(other![same]!.action);
      same++;
    }
    expect(same).toBeGreaterThan(1);
    expect(one!.at(-1)).not.toEqual(other!.at(-1));
  });

  test('by the type of its input', () => {
    const bot = makeBot('random', 'seed', info);
    const opened = openGame(edition, { players }, seededChance(seedFrom('type')));
    if (!opened.ok) throw new Error('no table');
    const { table } = opened.game;
    const asks = (): unknown[] => [
      // @ts-expect-error a position is no view
      bot.decide(table, [], { ms: 1 }),
      // @ts-expect-error a game is no view
      bot.decide(opened.game, [], { ms: 1 }),
    ];
    expect(asks).toThrow();
    const keys: readonly (keyof View)[] = ['edition', 'hand', 'known', 'history'];
    expect(keys.every((key) => key in makeView(table))).toBe(true);
  });

  test('besides what is printed in the box', () => {
    for (const each of editions) {
      const box = infoOf(each, {});
      expect(JSON.parse(JSON.stringify(box))).toEqual(box);
    }
  });
});
