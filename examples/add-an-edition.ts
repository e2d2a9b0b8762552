/** A house edition made of existing mechanics, and a game of it: node examples/add-an-edition.ts */
import * as engine from '@casefile/engine';
import { accuse } from '@casefile/engine/mechanics/accuse';
import { answer } from '@casefile/engine/mechanics/answer';
import { deal } from '@casefile/engine/mechanics/deal';
import { questions } from '@casefile/engine/mechanics/questions';
import { endings, turns } from '@casefile/engine/mechanics/turns';

const suspects = ['ada', 'ben', 'cleo', 'dev'];
const pocket: engine.Edition = {
  id: 'pocket',
  version: 1,
  seats: [2, 4],
  dice: [],
  options: {},
  cards: () => ({ suspects, weapons: ['axe', 'rope', 'soup'], rooms: ['attic', 'cellar', 'shed'] }),
  drawing: null,
  movement: null,
  seating: 'as-they-please',
  mechanics: () => [
    endings('wins'),
    deal({ from: 'first-seat', spare: 'face-up' }),
    questions, // A seat asks about any two cards,
    answer('everyone'), // everyone who holds one of them shows one, and then it may accuse.
    accuse({ where: 'anywhere', when: 'any-time', heard: 'written', clearsDoor: false }),
    turns,
  ],
  cites: {},
};

const [deck, rng] = [engine.seededChance('5eed'.repeat(16)), engine.seededChance('77'.repeat(32))];
const players = suspects.map((suspect) => ({ suspect }));
let step: engine.Opened | engine.Played = engine.openGame(pocket, { players }, deck);
while (step.ok && step.game.table.result === null) {
  const seat = engine.askedSeats(step.game.table)[0]!;
  const action = engine.sampleForms(engine.legalForms(step.game.table, seat), (bound) => rng.below(bound));
  console.log(suspects[seat], JSON.stringify(action));
  step = engine.play(step.game, seat, action);
}
console.log(step.ok ? step.game.table.result : step);
