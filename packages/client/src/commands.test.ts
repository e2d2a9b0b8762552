/** Pending commands report exactly what is known of their outcome. */
import type { Command } from '@casefile/protocol/command';
import type { CommandAnswer } from '@casefile/protocol/frame';
import { describe, expect, test } from 'vitest';
import { Commands } from './commands.ts';
import { FakeServer, settle } from './test/fake-server.ts';
import { join, log } from './test/joined.ts';
import { ofAda } from './test/sample-log.ts';

const notSaved: CommandAnswer = { t: 'no', id: 'mine', n: 1, why: 'not-saved' };
const unknown: CommandAnswer = { t: 'no', id: 'mine', n: 1, why: 'unknown' };

function waiting(isSent: boolean) {
  const commands = new Commands(() => 0);
  const { answer } = commands.add({ do: 'pause' }, { id: 'mine' }, isSent);
  let heard: CommandAnswer | null = null;
  void answer.then((given) => {
    heard = given;
  });
  const settled = async (): Promise<CommandAnswer | null> => {
    await Promise.resolve();
    return heard;
  };
  return { commands, heard: settled };
}

test('reports a command that was sent once and not saved as not saved', async () => {
  const { commands, heard } = waiting(true);
  commands.answered(notSaved);
  expect(await heard()).toEqual(notSaved);
});

test('reports a queued command that was not saved as not saved', async () => {
  const { commands, heard } = waiting(false);
  expect(commands.due(0)).toHaveLength(1);
  commands.answered(notSaved);
  expect(await heard()).toEqual(notSaved);
});

for (const [name, begin] of [
  ['of which the server did not know', (commands: Commands) => commands.answered(unknown)],
  ['that got lost on its way', () => {}],
] as const)
  test(`a command ${name} and refused as not saved on retry may have been done the first time`, async () => {
    const { commands, heard } = waiting(true);
    begin(commands);
    expect(commands.due(0)).toHaveLength(1);
    commands.answered(notSaved);
    expect(await heard()).toBeNull();
    expect(commands.due(0)).toHaveLength(1);
    commands.answered({ t: 'ok', id: 'mine', n: 2 });
    expect(await heard()).toEqual({ t: 'ok', id: 'mine', n: 2 });
  });

test('reports an unknown outcome to the caller', async () => {
  const { commands, heard } = waiting(true);
  commands.answered(unknown);
  for (let i = 0; i < 5; i++) {
    commands.due(0);
    commands.answered(notSaved);
  }
  expect(await heard()).toEqual(unknown);
});

describe('R24 a command that no server can read is denied at once, and the next one is carried out', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
  const unreadable: Readonly<Record<string, readonly [action: unknown, why: string]>> = {
    'longer than a message may be': [{ do: 'x'.repeat(5000) }, 'too-large'],
    'of too many bytes, though not of too many letters': [{ do: '探'.repeat(2000) }, 'too-large'],
    'nested too deeply': [{ do: 'move', to: nested(10) }, 'malformed'],
    'with half a character': [{ do: '\ud800' }, 'malformed'],
    'with a key that has a meaning of its own': [JSON.parse('{"do":"move","__proto__":1}'), 'malformed'],
  };
  test.each(Object.entries(unreadable))('%s', async (_, [action, why]) => {
    const server = new FakeServer(ofAda(log));
    const { client } = join(server);
    await settle();
    const answer = await client.do({ do: 'act', action } as Command);
    expect(answer).toMatchObject({ t: 'no', why });
    expect(server.commands).toEqual([]);
    const next = client.do({ do: 'pause' });
    server.answer(server.commands[0]!.id);
    expect(await next).toMatchObject({ t: 'ok' });
  });
});
