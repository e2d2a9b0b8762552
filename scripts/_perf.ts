import { clue2002 } from '@casefile/editions/clue-2002/edition';
import { askedSeats, legalForms, openGame, play, sampleAction, seededChance } from '@casefile/engine';

const suspects = clue2002
  .cards({})
  .suspects.slice(0, 4)
  .map((suspect) => ({ suspect }));
let r = 12345;
const below = (b: number) => {
  r ^= r << 13;
  r ^= r >>> 17;
  r ^= r << 5;
  return (r >>> 0) % b;
};
let games = 0;
function batch(n: number) {
  let steps = 0;
  while (steps < n) {
    const o = openGame(
      clue2002,
      { players: suspects },
      seededChance((games++).toString(16).padStart(64, '0')),
    );
    if (!o.ok) throw new Error();
    let game = o.game;
    while (game.table.result === null) {
      const asked = askedSeats(game.table);
      const seat = asked[below(asked.length)]!;
      const forms = legalForms(game.table, seat);
      let form = forms[below(forms.length)]!;
      if (form.do === 'accuse' && forms.length > 1 && below(50)) {
        do form = forms[below(forms.length)]!;
        while (form.do === 'accuse');
      }
      const p = play(game, seat, sampleAction(form, below));
      if (!p.ok) throw new Error(JSON.stringify(p));
      game = p.game;
      steps++;
    }
  }
  return steps;
}
batch(300000);
const out: number[] = [];
for (let i = 0; i < (+process.argv[2]! || 5); i++) {
  const c0 = process.cpuUsage();
  const n = batch(300000);
  const u = process.cpuUsage(c0);
  out.push(Math.round(n / ((u.user + u.system) / 1e6)));
}
console.log(out.join(' '), games);
