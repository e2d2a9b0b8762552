/** U71: a whole recorded game entered line by line, compared with the solver's knowledge of the player who wrote it down. */
import { editions } from '@casefile/editions';
import {
  advanceAll,
  blankPosition,
  editionAt,
  type GameRecord,
  makeView,
  replay,
  stripFact,
} from '@casefile/engine';
import { readLines } from '@casefile/testkit/records/corpus';
import { size } from '@casefile/testkit/size';
import { expect, test } from 'vitest';
import { type Solution, solve } from '../counting/solve.ts';
import { knowledgeFromView } from '../knowledge/from-view.ts';
import { knowledgeFromSheet } from './facts.ts';
import { readSheet, writeSheet } from './file.ts';
import { ownerOf } from './table.ts';
import { SheetWriter, startOf } from './test/recorded.ts';

const games = size(4, 40);

/** With the players named by their place at the table. */
function renamed({ worlds, cards, envelopes }: Solution, suspects: readonly string[]) {
  const name = (owner: string): string => {
    const player = suspects.indexOf(owner);
    return player < 0 ? owner : ownerOf(player);
  };
  const places = Object.entries(cards).map(([card, chances]) => [
    card,
    Object.entries(chances)
      .map(([owner, chance]) => `${name(owner)} ${chance.toPrecision(12)}`)
      .sort(),
  ]);
  const triples = envelopes.map((each) => `${each.cards.join(' ')} ${each.p.toPrecision(12)}`).sort();
  return { worlds, places, triples };
}

function* recorded(id: string): Generator<GameRecord> {
  const lines = readLines(id);
  const step = Math.floor(lines.length / games);
  for (let i = 0; i < games; i++) yield (JSON.parse(lines[i * step]!) as { record: GameRecord }).record;
}

test.each(editions.map((edition) => [edition.id, edition] as const))(
  'U71 a recorded game of %s, entered line by line, gives exactly what its player could know',
  (id, newest) => {
    let compared = 0;
    for (const [number, record] of [...recorded(id)].entries()) {
      const replayed = replay(editionAt(newest, record.editionVersion)!, record);
      if (!replayed.ok) throw new Error(replayed.fault.kind);
      const { log, game } = replayed;
      const { rules } = game.table;
      const seat = number % rules.players.length;
      const start = startOf(game.table, seat, log);
      const writer = new SheetWriter(seat);
      const suspects = rules.players.map(({ suspect }) => suspect);
      let [lines, pos] = [-1, blankPosition(rules, seat)];
      for (const fact of log) {
        writer.write(fact);
        pos = advanceAll(pos, [stripFact(fact, seat)]);
        // While cards are being dealt or shown the table is ahead of the sheet.
        const isBehind = !writer.isBetweenLines || pos.wait !== null || pos.turnNumber === 0;
        if (isBehind || writer.entries.length === lines) continue;
        lines = writer.entries.length;
        const table = { ...start, entries: [...writer.entries] };
        const sheet = solve(knowledgeFromSheet(table));
        const truth = solve(knowledgeFromView(makeView(pos), rules.cards));
        expect(renamed(sheet, suspects), `line ${lines}`).toEqual(renamed(truth, suspects));
        compared++;
      }
      const table = { ...start, entries: writer.entries };
      expect(readSheet(writeSheet(table))).toEqual(table);
    }
    expect(compared).toBeGreaterThan(8);
  },
);
