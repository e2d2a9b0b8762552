/** Pending commands report exactly what is known of their outcome. */
import type { CommandAnswer } from '@casefile/protocol/frame';
import { expect, test } from 'vitest';
import { Commands } from './commands.ts';

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
