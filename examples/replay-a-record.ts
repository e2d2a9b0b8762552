/** A recorded game as one seat saw it: node examples/replay-a-record.ts [FILE [SEAT]] */
import { readFileSync } from 'node:fs';
import { editionById } from '@casefile/editions';
import { type GameRecord, makeView, positionFrom, replay, stripFact } from '@casefile/engine';

const golden = '../packages/editions/src/clue-1986/goldens/a-passage-and-a-right-accusation.json';
const [file = new URL(golden, import.meta.url), seat = '1'] = process.argv.slice(2);
const viewer = Number(seat);

// A record is the seed and the actions; everything else is played again.
const record: GameRecord = JSON.parse(readFileSync(file, 'utf8'));
const edition = editionById(record.edition);
if (edition === undefined) throw new Error(`There is no edition ${record.edition}.`);
const replayed = replay(edition, record);
if (!replayed.ok) throw new Error(`This does not replay: ${JSON.stringify(replayed.fault)}`);

// A sealed part opens only for the seats it names; everyone else gets the fact without it.
for (const fact of replayed.log.map((each) => stripFact(each, viewer)))
  if (fact.fact === 'showed') {
    const { suspect } = replayed.game.table.rules.players[fact.seat]!;
    console.log(`${suspect} shows ${fact.sealed.cards ?? 'a card'} to seat ${fact.to}`);
  }

// The same fold makes the position of the table, of a seat, of a spectator and of somebody who comes late.
const view = makeView(positionFrom(replayed.game.table.rules, replayed.log, viewer));
console.log(`seat ${view.you} holds ${view.hand.join(', ')}`);
console.log(`and was shown ${view.shown.map(({ card, by }) => `${card} by seat ${by}`).join(', ')}`);
console.log(`seat ${view.result!.winner} won: ${view.result!.envelope.join(', ')}`);
