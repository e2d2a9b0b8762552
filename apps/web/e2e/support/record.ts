/** The record of a game that was played on this server. */
import { Player } from '../../../server/test/support/player.ts';
import { playOn } from '../../../server/test/support/playing.ts';
import { openFor, order } from './online/seated.ts';
import type { TestServer } from './test-server.ts';

export async function recordOf(home: TestServer): Promise<unknown> {
  const sessions = await openFor(home, 'speed', ['Ada', 'Ben', 'Cleo'], { chat: 'free' });
  const players = sessions.map((session) => new Player(home.origin, session));
  for (const player of players) await player.connect();
  await order(home, sessions[0]!, { do: 'write', text: 'hello' });
  await order(home, sessions[0]!, { do: 'start' });
  await Promise.all(players.map((player, i) => playOn(player, i)));
  await Promise.all(players.map((player) => player.until(({ seed }) => seed !== null)));
  for (const player of players) player.close();
  return (await fetch(`${home.origin}/api/tables/${sessions[0]!.table}/record`)).json();
}
