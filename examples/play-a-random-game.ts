/** A whole game in which everyone chooses at random: node examples/play-a-random-game.ts [EDITION [SEED]] */
import { editionById, editions } from '@casefile/editions';
import { askedSeats, legalForms, openGame, play, sampleAction, seededChance } from '@casefile/engine';

const [id = 'clue-2002', seed = 'ca5e'.repeat(16)] = process.argv.slice(2);
const edition = editionById(id);
if (edition === undefined) throw new Error(`The editions are ${editions.map((each) => each.id).join(', ')}.`);

// Chance is data: the same seed gives the same deal and the same dice. A second one chooses for the players.
const chance = seededChance(seed);
const rng = seededChance('77'.repeat(32));
const below = (bound: number): number => rng.below(bound);

const suspects = edition.cards({}).suspects.slice(0, 3);
const opened = openGame(edition, { players: suspects.map((suspect) => ({ suspect })) }, chance);
if (!opened.ok) throw new Error(`${opened.problem.what} at ${opened.problem.at}`);

let { game } = opened;
let facts = opened.facts.length;
while (game.table.result === null) {
  const seat = askedSeats(game.table)[0]!;
  // A form stands for many actions: choose a form, then one of its actions. Accuse only now and then.
  const all = legalForms(game.table, seat);
  const calm = all.filter((form) => form.do !== 'accuse' || below(20) === 0);
  const forms = calm.length > 0 ? calm : all;
  const action = sampleAction(forms[below(forms.length)]!, below);
  const played = play(game, seat, action);
  if (!played.ok) throw new Error(`${played.refusal.why} (${played.refusal.rule})`);
  console.log(suspects[seat], JSON.stringify(action));
  game = played.game;
  facts += played.facts.length;
}

const { winner, envelope } = game.table.result;
const name = winner === null ? 'Nobody' : suspects[winner];
console.log(`${name} wins after ${facts} facts. It was ${envelope.join(', ')}.`);
