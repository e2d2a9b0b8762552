import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { Local } = require('boardgame.io/multiplayer');
const game = { name: 'die', setup: () => ({ die: 0 }), turn: { minMoves: 1, maxMoves: 1 }, moves: { roll: { move: ({ G, random }: any) => { G.die = random.D6(); } } } };
const cpu = async (f: () => Promise<number>) => { const c0 = process.cpuUsage(); const n = await f(); const u = process.cpuUsage(c0); return Math.round(n / ((u.user + u.system) / 1e6)); };
for (const len of [100, 400, 400]) {
  console.log('local master + 4 clients', len, await cpu(async () => { let n = 0; while (n < 6000) { const local = Local(); const cs = ['0', '1', '2', '3'].map((playerID) => { const c = Client({ game, numPlayers: 4, playerID, matchID: `m${n}`, multiplayer: local, debug: false } as any); c.start(); return c; });
    await new Promise((r) => setTimeout(r, 5));
    for (let i = 0; i < len; i++) { const before = cs[0].getState()._stateID; cs[i % 4].moves.roll(); for (let k = 0; k < 20 && cs[0].getState()._stateID === before; k++) await Promise.resolve(); if (cs[0].getState()._stateID === before) await new Promise((r) => setTimeout(r, 0)); n++; } 
    if (cs[0].getState()._stateID !== len) throw new Error(`only ${cs[0].getState()._stateID}`); for (const c of cs) c.stop(); } return n; }));
}
