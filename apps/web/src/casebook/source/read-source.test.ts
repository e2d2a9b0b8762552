/** Any input offered as a record is read, or its problem reported. */
import { makeRecordText } from '@casefile/protocol/record';
import { expect, test } from 'vitest';
import { editionOf, settingOf } from '../../../e2e/support/saved-games.ts';
import { LocalTable } from '../../worker/tables/local-table.ts';
import { headOf, readSource } from './read-source.ts';
import { textOf } from './record-text.ts';

const table = new LocalTable(editionOf('speed'), settingOf({ edition: 'speed', seed: 3 }));
while (table.next());
const saved = table.scene().saved!;
const text = textOf({ from: 'device', saved });
const read = (given: string) => readSource({ from: 'record', text: given });

test('reads an exported record back as the same game', async () => {
  const [here, there] = [await readSource({ from: 'device', saved }), await read(text)];
  if (!('read' in here) || !('read' in there)) throw new Error('cannot be read');
  expect(makeRecordText(there.read.record)).toBe(makeRecordText(here.read.record));
  expect(there.read.isCut).toBe(false);
});

test.each([
  ['a poem', 'Roses are red', 'no-record'],
  ['nothing', '', 'no-record'],
  ['another document', '{"a":1}', 'no-record'],
  ['a list', '[]', 'no-record'],
  ['a later version', text.replace('"record":1', '"record":9'), 'newer'],
  ['a later version of an online one', '{"format":"casefile-record","version":9,"edition":"speed"}', 'newer'],
  ['another edition', text.replace('"edition":"speed"', '"edition":"clue-2099"'), 'unknown-edition'],
  ['a byte more than 8 MB', text.padEnd(8 * 2 ** 20 + 1), 'too-large'],
  ['a value of another kind', text.replace('"by":0', '"by":"me"'), 'broken'],
  ['an action the rules refuse', text.replace('"by":0', '"by":1'), 'broken'],
  ['a game that goes on', textOf({ from: 'device', saved: { ...saved, actions: [] } }), 'unfinished'],
] as const)('%s', async (_, given, why) => {
  expect(await read(given)).toMatchObject({ fault: { why } });
});

test('reads a record of 8 MB', async () => {
  expect(await read(text.padEnd(8 * 2 ** 20))).toHaveProperty('read');
});

test('reads a record that was changed, and says so', async () => {
  const found = await read(text);
  if (!('read' in found)) throw new Error('cannot be read');
  const whole = { ...found.read, kind: 'case' as const };
  expect(headOf(whole, null, null).isChanged).toBe(false);
  const changed = { ...whole.record, players: whole.record.players.toReversed() };
  expect(headOf({ ...whole, record: changed }, null, null).isChanged).toBe(true);
});

test('reads a record that was cut off as far as it goes', async () => {
  const found = await read(text.slice(0, text.length * 0.7));
  if (!('read' in found)) throw new Error('cannot be read');
  expect(found.read.isCut).toBe(true);
  expect(found.read.record.result).toBeNull();
});
