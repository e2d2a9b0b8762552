import { createHash } from 'node:crypto';
import { editions } from '@casefile/editions';
import {
  askedSeats,
  type Edition,
  legalForms,
  openGame,
  play,
  sampleAction,
  seededChance,
} from '@casefile/engine';

const seedOf = (s: string) => createHash('sha256').update(s).digest('hex');
function run(ed: Edition, n: number, options: any, secs: number) {
  const c0 = process.cpuUsage(); const t0 = performance.now();
  let steps = 0,
    games = 0,
    turns = 0;
  while (performance.now() - t0 < secs * 1000) {
    const suspects = ed.cards({
      ...Object.fromEntries(Object.entries(ed.options).map(([k, v]) => [k, v[0]])),
      ...options,
    }).suspects;
    const o = openGame(
      ed,
      { players: suspects.slice(0, n).map((suspect) => ({ suspect })), options },
      seededChance(seedOf(`${ed.id}${games}${n}`)),
    );
    if (!o.ok) throw new Error(JSON.stringify(o));
    let game = o.game;
    let r = games * 7919 + 12345;
    const below = (b: number) => {
      r = (r * 1103515245 + 12345) & 0x7fffffff;
      return Math.floor((r / 0x80000000) * b);
    };
    for (let k = 0; k < 20000 && game.table.result === null; k++) {
      const asked = askedSeats(game.table);
      const seat = asked[below(asked.length)]!;
      const forms = legalForms(game.table, seat);
      if (forms.length === 0)
        throw new Error(`no forms ${ed.id} ${game.table.step} ${JSON.stringify(game.table.wait)}`);
      let form = forms[below(forms.length)]!;
      if (form.do === 'accuse' && below(50) && forms.length > 1)
        form = forms.filter((f) => f.do !== 'accuse')[below(forms.length - 1)]!;
      const p = play(game, seat, sampleAction(form, below));
      if (!p.ok) throw new Error(JSON.stringify([p, form, game.table.step]));
      game = p.game;
      steps++;
    }
    turns += game.table.turnNumber;
    games++;
  }
  const c = process.cpuUsage(c0); const s = (c.user + c.system) / 1e6;
  console.log(
    ed.id,
    n,
    JSON.stringify(options),
    Math.round(steps / s),
    'steps/s',
    (steps / games).toFixed(0),
    'steps/game',
    (turns / games).toFixed(0),
    'turns',
    games,
  );
}
const only = process.argv[2];
for (const ed of editions) {
  if (only && ed.id !== only) continue;
  for (const n of only ? [4] : [ed.seats[0], 4, ed.seats[1]])
    for (const options of ed.id === 'card-2018'
      ? [{}, { advanced: true }]
      : ed.id === 'clue-2015'
        ? [{}, { clueCards: false }]
        : [{}])
      run(ed, n, options, only ? 6 : 1.5);
}
