import { positionKinds, randomPosition } from '/work/main/packages/deduction/src/bench-positions.ts';
import { reasonFor } from '/work/main/packages/deduction/src/conflict.ts';
import { explain } from '/work/main/packages/deduction/src/reason.ts';
import { solve } from '/work/main/packages/deduction/src/solve.ts';

const cmp = process.argv[2] === 'cmp';
for (const kind of positionKinds) {
  const times: number[] = [];
  let up = 0,
    sup = 0,
    cnt = 0,
    total = 0;
  let sum = 0,
    sumBest = 0,
    worse = 0,
    compared = 0;
  const oldT: number[] = [];
  for (let seed = 0; seed < 60; seed++) {
    const { knowledge } = randomPosition(kind, seed);
    const s = solve(knowledge);
    const owners = [...Object.keys(knowledge.owners), 'envelope'];
    const marks: [string, string, boolean][] = [];
    for (const [c, ch] of Object.entries(s.cards)) {
      const poss = owners.filter((o) => ch[o]! > 0);
      for (const o of owners) {
        if (ch[o] === 0) marks.push([c, o, false]);
        else if (poss.length === 1) marks.push([c, o, true]);
      }
    }
    const step = Math.max(1, Math.floor(marks.length / 15));
    for (let i = 0; i < marks.length; i += step) {
      const [c, o, h] = marks[i]!;
      const t = performance.now();
      const r = explain(knowledge, c, o, h);
      times.push(performance.now() - t);
      if (!r) throw new Error('no reason ' + seed + c + o + h);
      total++;
      const st = r.steps as any;
      if (st[0]?.up || (st.at(-1)?.rule && st.at(-1).rule !== 'absurd' && st.at(-1).rule !== 'count')) up++;
      else if (st[0]?.sup || st.at(-1)?.rule === 'absurd') sup++;
      else cnt++;
      if (cmp && seed < 25) {
        const t2 = performance.now();
        const b = reasonFor(knowledge, c, o, h)!;
        oldT.push(performance.now() - t2);
        sum += r.facts.length;
        sumBest += b.length;
        compared++;
        if (b.length < r.facts.length) worse++;
      }
    }
  }
  times.sort((a, b) => a - b);
  const q = (p: number) => times[Math.floor(p * (times.length - 1))]!.toFixed(2);
  console.log(
    kind.name,
    { total, up, sup, cnt, p50: q(0.5), p90: q(0.9), p99: q(0.99), max: q(1) },
    cmp
      ? { compared, worse, sum, sumBest, old: oldT.sort((a, b) => a - b)[oldT.length >> 1]!.toFixed(1) }
      : '',
  );
}
