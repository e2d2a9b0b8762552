import { createRequire } from 'node:module';
const { Client } = createRequire(import.meta.url)('boardgame.io/client');
const game = { setup: () => ({ die: 0 }), turn: { minMoves: 1, maxMoves: 1 }, moves: { roll: ({ G, random }: any) => { G.die = random.D6(); } } };
const run = (secs: number) => { let n = 0; let c: any; const c0 = process.cpuUsage(); const t0 = performance.now();
  while (performance.now() - t0 < secs * 1000) { c = Client({ game, numPlayers: 4, debug: false } as any); c.start?.(); for (let i = 0; i < 400; i++) { c.moves.roll(); n++; } c.stop?.(); }
  const u = process.cpuUsage(c0); return n / ((u.user + u.system) / 1e6); };
run(1); console.log('client', run(4));
