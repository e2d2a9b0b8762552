import { editions } from '@casefile/editions';
import { makeView } from '@casefile/engine';
import { explain, knowledgeFromView, solve, sayReason } from '@casefile/deduction';
import { words as en } from '@casefile/deduction/words/en';
import { words as fr } from '@casefile/deduction/words/fr';
import { words as een } from '@casefile/editions/words/en';
import { words as efr } from '@casefile/editions/words/fr';
import { namingFor } from '@casefile/editions/words/naming';
import { makeSpeaker } from '@casefile/editions/words/speaker';
import { playRandomly } from './playthrough.ts';
import { recipes, tablesOf } from './recipe.ts';
import fc from 'fast-check';
const rule = process.argv[3];
let left = Number(process.argv[4] ?? 6);
for (const edition of editions.filter(e => !process.argv[2] || process.argv[2]==='all' || e.id === process.argv[2])) {
  const N = { en: (await import(`@casefile/editions/${edition.id}/en`)).names, fr: (await import(`@casefile/editions/${edition.id}/fr`)).names };
  const counts: Record<string, number> = {};
  for (const [seed, table] of tablesOf(edition).entries()) {
    const recipe = fc.sample(recipes(table, 200), { seed: seed + 5, numRuns: 1 })[0]!;
    const { stages } = playRandomly(recipe);
    const stage = stages[Math.floor(stages.length * 0.8)]!;
    for (const pos of [...stage.seats, stage.spectator]) {
      const view = makeView(pos); const k = knowledgeFromView(view, pos.rules.cards);
      const s = solve(k);
      for (const [card, ch] of Object.entries(s.cards)) for (const o of Object.keys(ch)) {
        const poss = Object.values(ch).filter(p => p > 0).length;
        const holds = ch[o]! > 0; if (holds && poss > 1) continue;
        const r = explain(k, card, o, holds)!;
        for (const st of r.steps) counts[st.rule] = (counts[st.rule] ?? 0) + 1;
        const want = rule === 'long' ? r.steps.length > 3 : rule ? r.steps.some(x => x.rule === rule || x.because.some(c=>c.from!=='supposed'&&'fact' in c.from&&k.facts[c.from.fact]!.source?.what===rule)|| x.facts.some(f=>k.facts[f]!.source?.what===rule)) : r.steps.length > 1;
        if (want && left-- > 0) {
          const sus = pos.rules.players.map(p => p.suspect);
          console.log(`--- ${edition.id} ${card} ${holds ? '@' : 'not@'} ${o} you=${view.you} facts ${r.facts}`);
          for (const [w, ew, nm] of [[en, een, N.en], [fr, efr, N.fr]] as const)
            console.log(sayReason(k, r, w, namingFor(ew, makeSpeaker(nm, pos.rules.players, view.you), sus)).join('\n'));
        }
      }
    }
  }
  console.log(edition.id, counts);
}
