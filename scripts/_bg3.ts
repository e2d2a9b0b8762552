import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const game = { setup: () => ({ die: 0 }), turn: { minMoves: 1, maxMoves: 1 }, moves: { roll: ({ G, random }: any) => { G.die = random.D6(); } } };
const cpu = (f: () => number) => { const c0 = process.cpuUsage(); const n = f(); const u = process.cpuUsage(c0); return Math.round(n / ((u.user + u.system) / 1e6)); };
const run = (len: number, total: number, g: any) => cpu(() => { let n = 0; while (n < total) { const c = Client({ game: g, numPlayers: 4, debug: false } as any); c.start(); for (let i = 0; i < len && n < total; i++) { c.moves.roll(); n++; } c.stop(); } return n; });
run(100, 5000, game);
for (const len of [100, 400, 1000, 3000, 10000, 30000]) console.log('client', len, run(len, Math.max(len, 20000), game));
