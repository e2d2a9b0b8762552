/** Forged records against all three verifiers: the command, the server, and the tool that does not use Casefile (R32). */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editionById } from '@casefile/editions';
import { defaultOptions } from '@casefile/engine/options';
import { makeRecord, makeRecordText } from '@casefile/protocol/record';
import { type Server, startServer } from '@casefile/server/ops/server';
import { defaultLimits, parseSettings } from '@casefile/server/ops/settings';
import { openStore } from '@casefile/server/store/open';
import { Forger } from '@casefile/testkit/records/forger';
import { againstTheRules, forgeries } from '@casefile/testkit/records/forgeries';
import { atRandom, playOut } from '@casefile/testkit/records/play-out';
import { writeDown } from '@casefile/testkit/records/scribe';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { run } from '../program.ts';

const tool = new URL('../../../../tools/verify-record.mjs', import.meta.url);
const { verify } = (await import(tool.href)) as { verify: (file: Uint8Array) => unknown };
const folder = mkdtempSync(join(tmpdir(), 'casefile-forgeries-'));
const edition = editionById('clue-1986')!;
const options = defaultOptions(edition);
const setting = { edition, options, suspects: edition.cards(options).suspects.slice(0, 4) };
const log = writeDown({ ...setting, seed: 12 }, (seed) => playOut(setting, seed, atRandom(12, 60)));

let server: Server;
beforeAll(async () => {
  const parsed = parseSettings({ PORT: '0', DATA: folder }, {}, null);
  if (!parsed.ok) throw new Error(parsed.problems.join());
  const often = { max: 1e6, windowMs: 1000 };
  const records = { ...defaultLimits.records, budgetMs: 1e9 };
  const limits = { ...defaultLimits, player: often, requests: often, records };
  server = await startServer({ ...parsed.settings, limits }, await openStore({ folder }), () => {});
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function isTaken(
  text: string | Buffer<ArrayBuffer>,
): Promise<{ command: boolean; http: boolean; tool: boolean }> {
  const file = join(folder, 'record.json');
  writeFileSync(file, text);
  const quiet = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((spy) =>
    spy.mockImplementation(() => {}),
  );
  const code = await run(['record', 'verify', file]).finally(() =>
    quiet.forEach((spy) => void spy.mockRestore()),
  );
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`http://127.0.0.1:${server.port}/api/records`, {
    method: 'POST',
    headers,
    body: text,
  });
  const body = (await reply.json()) as { verified?: boolean };
  if (reply.status !== 200 && reply.status !== 400) throw new Error(`${reply.status}`);
  let isGood = true;
  try {
    verify(Buffer.from(text));
  } catch {
    isGood = false;
  }
  return { command: code === 0, http: body.verified === true, tool: isGood };
}

test('R32 all three refuse a file that is not byte for byte as Casefile writes it', async () => {
  const forger = new Forger(log, edition);
  const { person } = forger.find('seeded');
  forger.insert(forger.at('started') + 1, { is: 'wrote', person, text: 'mended: \uFFFD' });
  const honest = makeRecordText(forger.record());
  expect(Object.values(await isTaken(honest))).toEqual([true, true, true]);
  const bytes = Buffer.from(honest);
  const at = bytes.indexOf('\uFFFD');
  const forged: Readonly<Record<string, string | Buffer<ArrayBuffer>>> = {
    'a byte that is no text': Buffer.concat([bytes.subarray(0, at), Buffer.of(0xff), bytes.subarray(at + 3)]),
    'a mark at its beginning': `\uFEFF${honest}`,
    'a key twice': honest.replace('"log":[', '"log":[],"log":['),
    'an escaped letter': honest.replace('"viewpoint":"table"', '"viewpoint":"t\\u0061ble"'),
    'another end of the line': honest.replace(/\n$/, '\r\n'),
    'more after it': `${honest}{}`,
    'a number written in another way': honest.replace('"n":1,', '"n":1e0,'),
    'a number with a fraction of nothing': honest.replace('"version":2', '"version":2.0'),
    'a number with a sign': honest.replace('"n":0,', '"n":-0,'),
    'a key twice in an entry': honest.replace('"is":"opened"', '"is":"closed","is":"opened"'),
    'its checksum twice': honest.replace('"checksum":', `"checksum":"${'0'.repeat(64)}","checksum":`),
    'a space': honest.replace('"log":', '"log": '),
    'no end of the line': honest.trimEnd(),
    'two ends of the line': `${honest}\n`,
    'a zero after it': `${honest}\0`,
    'a key with a meaning of its own': honest.replace('"options":', '"__proto__":{},"options":'),
    'other units than bytes': Buffer.from(honest, 'utf16le'),
    'half a character': honest.replace('mended: \uFFFD', 'mended: \\ud800'),
    'a letter in two parts': honest.replace('"bot":"cross-off"', '"bot":"cross\u0301-off"'),
  };
  for (const [name, text] of Object.entries(forged))
    expect(Object.values(await isTaken(text)), name).toEqual([false, false, false]);
});

test(`R32 ${forgeries.length} kinds of forgeries: three verifiers refuse every one and accept the honest record`, async () => {
  expect(forgeries.length).toBeGreaterThanOrEqual(30);
  const taken: string[] = [];
  for (const { name, forge } of forgeries) {
    const by = await isTaken(makeRecordText(forge(new Forger(log, edition))));
    for (const [who, isGood] of Object.entries(by)) if (isGood) taken.push(`${name}, by ${who}`);
  }
  // What is wrong with these the tool does not look for.
  for (const { name, forge } of againstTheRules) {
    const { command, http } = await isTaken(makeRecordText(forge(new Forger(log, edition))));
    if (command || http) taken.push(name);
  }
  expect(taken).toEqual([]);
  expect(await isTaken(makeRecordText(makeRecord(log, edition)!))).toEqual({
    command: true,
    http: true,
    tool: true,
  });
}, 300_000);
