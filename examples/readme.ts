import { editionById } from '@casefile/editions';
import { legalForms, openGame, play, positionFrom, sampleForms, seededChance } from '@casefile/engine';

const players = [{ suspect: 'plum' }, { suspect: 'scarlet' }, { suspect: 'mustard' }];
const opened = openGame(editionById('clue-2002')!, { players }, seededChance('ca5e'.repeat(16)));
if (!opened.ok) throw new Error(opened.problem.what);

// Seat 1 knows what it may read of the facts, and what it may do follows from that.
const scarlet = positionFrom(opened.game.table.rules, opened.facts, 1);
const forms = legalForms(scarlet, 1);
console.log('holds', scarlet.hands[1], 'may', forms);

const refused = play(opened.game, 1, { do: 'move', to: 'lounge' });
if (!refused.ok) console.log('refused', refused.refusal); // with the rule that says so

const rng = seededChance('77'.repeat(32));
const careful = forms.filter((form) => form.do !== 'accuse');
const action = sampleForms(careful, (bound) => rng.below(bound));
const played = play(opened.game, 1, action);
if (played.ok) console.log('then', played.facts);
