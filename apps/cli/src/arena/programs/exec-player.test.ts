import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editionById } from '@casefile/editions';
import { type Fact, replay, stripFact } from '@casefile/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { Programs, sitDown } from '../../../test/programs.ts';
import { LineProcess } from './process.ts';

const programs = new Programs();
afterAll(() => programs.remove());
const withText = (text: string, limits = {}) => sitDown(programs.command(text), limits);

/** Every descendant process, including zombies. */
function children(): string[] {
  return readdirSync('/proc').flatMap((pid) => {
    try {
      const [, state, parent] = /\) (\w) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))!;
      return Number(parent) === process.pid
        ? [`${pid} ${state} ${readFileSync(`/proc/${pid}/cmdline`)}`]
        : [];
    } catch {
      return [];
    }
  });
}
const ours = (): string[] =>
  children().filter((child) => child.includes(programs.folder) || / Z /.test(child));

test('counts no fault for a program that keeps to the protocol, whatever its command looks like', async () => {
  const { faults, reports } = await withText('play((m) => answer(m));', { games: 2 });
  expect({ faults, reports }).toEqual({ faults: [], reports: [] });
});

test('counts none for a program whose output begins with a byte order mark', async () => {
  const { faults, reports } = await withText("process.stdout.write('\\uFEFF'); play((m) => answer(m));");
  expect({ faults, reports }).toEqual({ faults: [], reports: [] });
});

describe('invalid answers', () => {
  const nonsense: [string, string, RegExp | null][] = [
    ['no JSON', `process.stdout.write('I think, therefore\\n')`, /^no JSON: I think, therefore$/],
    ['an empty line', `process.stdout.write('\\n')`, /^no JSON: $/],
    ['no object', `say([1, 2])`, /^no message: \[1,2\]$/],
    ['an unknown message', `say({ type: 'move' })`, /^unknown type of message/],
    ['no action', `say({ type: 'action', game: m.game, id: m.id })`, /^an action is missing/],
    ['the wrong id', `say({ type: 'action', game: m.game, id: m.id + 99, action: legalOf(m) })`, /^an answer to a question that was not asked: game \d, id \d+$/],
    ['the wrong game', `say({ type: 'action', game: '77', id: m.id, action: legalOf(m) })`, /^an answer to a question that was not asked: game 77, id \d+$/],
    ['a huge id', `process.stdout.write('{"type":"action","game":"1","id":1e999,"action":{}}\\n')`, /^an answer to a question that was not asked: game 1, id Infinity$/],
    ['an illegal action', `answer(m, { do: 'dance' })`, /^not legal here: \{"do":"dance"\}$/],
    ['an action that is no object', `answer(m, 'roll')`, /^an action is missing/],
    ['an action that is a list', `answer(m, [])`, /^no action: \[\]$/],
    ['a legal one with more to it', `answer(m, { ...legalOf(m), extra: 1 })`, /^not legal here/],
    ['huge numbers', `process.stdout.write('{"type":"action","game":"' + m.game + '","id":' + m.id + ',"action":{"do":"move","to":[1e308,-1e999]}}\\n')`, /^not legal here/],
    ['a prototype', `process.stdout.write('{"type":"action","game":"' + m.game + '","id":' + m.id + ',"action":{"__proto__":{"do":"' + m.legal[0].do + '"}}}\\n')`, /^no action: \{"__proto__"/],
    ['a prototype beside it', `process.stdout.write('{"type":"action","game":"' + m.game + '","id":' + m.id + ',"action":{"do":"' + m.legal[0].do + '","__proto__":{"a":1}}}\\n')`, /^not legal here/],
    ['a deep one', `process.stdout.write('{"type":"action","game":"' + m.game + '","id":' + m.id + ',"action":{"do":"move","to":' + '['.repeat(200000) + ']'.repeat(200000) + '}}\\n')`, /^not legal here: \{"do":"move"/],
    ['a hello that cannot be written', `process.stdout.write('{"type":"hello","name":' + '['.repeat(200000) + ']'.repeat(200000) + ',"version":{"toString":1,"valueOf":1}}\\n'); process.stdout.write('?\\n')`, /^no JSON: \?$/],
    ['NUL', `process.stdout.write('\\0\\0\\n')`, /^no JSON: {3}$/],
    ['an escape sequence', `process.stdout.write('\\u001b[31mred\\u009b2J\\n')`, /^no JSON: {2}\[31mred 2J$/],
    ['what is no UTF-8', `process.stdout.write(Buffer.from([0xff, 0xfe, 0xc3, 0x0a]))`, /^no JSON: \ufffd+$/],
    ['a line too long', `process.stdout.write('x'.repeat(1500000) + '\\n')`, /^a line of more than a million characters$/],
    ['a line in two halves', `const line = JSON.stringify({ type: 'action', game: m.game, id: m.id, action: legalOf(m) }); process.stdout.write(line.slice(0, 9)); setTimeout(() => process.stdout.write(line.slice(9) + '\\n'), 20)`, null],
    ['a line of Windows', `process.stdout.write(JSON.stringify({ type: 'action', game: m.game, id: m.id, action: legalOf(m) }) + '\\r\\n')`, null],
  ]; // biome-ignore format: a table

  test('are reported and counted, and a legal action replaces each', async () => {
    const cases = nonsense.map(([, text]) => `(m) => { ${text} }`).join(',\n');
    const text = `let at = 0; const cases = [${cases}]; play((m) => (cases[at++] ?? answer)(m));`;
    const { faults } = await withText(text, { games: 8 });
    const expected = nonsense.filter(([, , told]) => told !== null);
    for (const [i, [what, , told]] of expected.entries()) expect(faults[i], what).toMatch(told!);
    expect(faults).toHaveLength(expected.length);
  });
});

test('reports an unsolicited answer and ignores it', async () => {
  const early = `for (const id of [0, 1, 2]) say({ type: 'action', game: '1', id, action: { do: 'pass' } });`;
  const { faults, reports } = await withText(`${early} play((m) => answer(m));`);
  expect(reports).toEqual(['an answer to a question that was not asked: game 1, id 0']);
  expect(faults).toEqual([]);
});

describe('a program that crashes or hangs is restarted once, and then its seat is vacant', () => {
  test.each<[string, string, object, RegExp]>([
    ['exits at once', 'process.exit(0);', {}, /^ended with code 0/],
    ['exits at every question', `play(() => { console.error('no \\u001b[31mmore'); process.exit(3); });`, {}, /^ended with code 3: no {2}\[31mmore/],
    ['kills itself', `play(() => process.kill(process.pid, 'SIGKILL'));`, {}, /^(was ended by SIGKILL|ended with code 137)/],
    ['hangs from the start', 'setInterval(() => {}, 1e6);', { helloMs: 100 }, /^said no hello within 100 ms/],
    ['never answers', 'play(() => {});', { ms: 20 }, /^hangs: 5 late answers in a row/],
    ['closes its ears', `play(() => process.stdin.destroy()); setInterval(() => {}, 1e6);`, { ms: 20 }, /^hangs/],
    ['closes its mouth', `play(() => { try { fs.closeSync(1); } catch {} }); setInterval(() => {}, 1e6);`, { ms: 20 }, /^hangs/],
    ['does not want to end', `process.on('SIGTERM', () => {}).on('SIGINT', () => {}).on('SIGHUP', () => {}); play(() => {});`, { ms: 20 }, /^hangs/],
    ['floods with lines', `hello(); const go = () => { process.stdout.write('{}\\n'.repeat(5000)); setImmediate(go); }; go();`, {}, /^floods: 1000 lines/],
    ['greets without end', `const go = () => { for (let i = 0; i < 5000; i++) hello(); setImmediate(go); }; go();`, {}, /^floods: 1000 lines/],
    ['leaves a child behind that holds its pipes', `require('node:child_process').spawn('sleep', ['600'], { stdio: 'inherit' }); setTimeout(() => process.exit(4), 50);`, {}, /^ended with code 4/],
  ])('one that %s', async (_what, text, limits, told) => {
    const { faults } = await withText(text, { games: 2, ...limits });
    const lost = faults.filter((fault) => !fault.startsWith('late'));
    expect(lost.filter((fault) => /^(no JSON|unknown type)/.test(fault)).length).toBeLessThan(3);
    const ends = lost.filter((fault) => told.test(fault));
    expect(ends).toHaveLength(2);
    expect(ends[0]).toMatch(/; started again$/);
    expect(ends[1]).toMatch(/; passes and shows at random from now on$/);
    expect(faults.at(-1)).toBe(ends[1]);
  }); // biome-ignore format: a table

  test('if it does not exist or cannot be executed', async () => {
    const { faults } = await sitDown('no-such-bot-anywhere --fast');
    expect(faults).toEqual([
      expect.stringMatching(/^ended with code 127: .*not found; started again$/),
      expect.stringMatching(/^ended with code 127: .*not found; passes/),
    ]);
    const file = join(programs.folder, 'plain.txt');
    writeFileSync(file, 'nothing', { mode: 0o644 });
    const refused = await sitDown(`"${file}"`);
    expect(refused.faults[0]).toMatch(/^ended with code 126: .*; started again$/);
  });

  test('without leaving a process behind, not even a zombie', async ({ skip }) => {
    skip(!existsSync('/proc/self/stat'), 'this system has no /proc');
    await expect.poll(ours, { timeout: 30_000 }).toEqual([]);
  });
});

test('ignores endless output on standard error', async () => {
  const noise = `const go = () => process.stderr.write('e'.repeat(65536), () => setImmediate(go)); go();`;
  const { faults } = await withText(`${noise} play((m) => answer(m));`);
  expect(faults).toEqual([]);
});

test('buffers a limited amount for a program that does not read', () => {
  const process = new LineProcess('sleep 600', { onLine: () => {}, onExit: () => {} });
  const page = 'x'.repeat(1_000_000);
  const written = Array.from({ length: 40 }, () => process.write(page));
  process.kill();
  expect(written.slice(0, 10)).not.toContain(false);
  expect(written.slice(-20)).not.toContain(true);
});

describe('the messages to a program', () => {
  type Message = Readonly<Record<string, unknown>> & { readonly type: string };
  const hear = async (dies: number) => {
    const file = join(programs.folder, `heard by one that dies at ${dies}`);
    const text = `const file = ${JSON.stringify(file)};
      const fresh = !fs.existsSync(file);
      let asked = 0;
      each((m) => {
        fs.appendFileSync(file, JSON.stringify(m) + '\\n');
        if (m.type === 'hello') hello();
        if (m.type !== 'decide') return;
        if (fresh && ++asked === ${dies}) process.exit(5);
        answer(m);
      });`;
    const sat = await withText(text, { games: 2 });
    const heard = readFileSync(file, 'utf8').trimEnd().split('\n').map((line): Message => JSON.parse(line)); // biome-ignore format: short
    const logs = sat.records.map((record) => {
      const replayed = replay(editionById('card-2018')!, record);
      if (!replayed.ok) throw new Error(replayed.fault.kind);
      return { log: replayed.log.map((fact) => stripFact(fact, 0)), table: replayed.game.table };
    });
    return { ...sat, heard, logs };
  };
  const eventsOf = (heard: readonly Message[], game: string): Fact[] => {
    const events = heard.filter((message) => message.type === 'event' && message.game === game);
    expect(events.map(({ n }) => n)).toEqual(events.map((_, n) => n));
    return events.map(({ event }) => event as Fact);
  };

  test('are hello, then for each game its start, everything its seat may see in order, questions, and the end', async () => {
    const { heard, logs, faults } = await hear(0);
    expect(faults).toEqual([]);
    expect(heard[0]).toEqual({ type: 'hello', protocol: 1 });
    for (const [i, { log, table }] of logs.entries()) {
      const game = `${i + 1}`;
      const own = heard.filter((message) => message.game === game);
      expect(own[0]).toEqual({
        type: 'start', game, edition: 'card-2018', options: table.rules.options, seats: ['scarlet', 'mustard'], you: 0, view: expect.objectContaining({ you: 0, turnNumber: expect.any(Number) }),
      }); // biome-ignore format: short
      expect(own.filter(({ type }) => type === 'start')).toHaveLength(1);
      expect(eventsOf(own, game)).toEqual(JSON.parse(JSON.stringify(log)));
      const winner = table.result === null || table.result.winner === null ? null : ['scarlet', 'mustard'][table.result.winner]; // biome-ignore format: short
      expect(own.at(-1)).toEqual({ type: 'end', game, winner, envelope: table.envelope });
    }
    const questions = heard.filter(({ type }) => type === 'decide');
    expect(questions.map(({ id }) => id)).toEqual(questions.map((_, i) => i + 1));
    for (const question of questions)
      expect(Object.keys(question)).toEqual(['type', 'game', 'id', 'view', 'legal', 'ms']);
    expect(new Set(heard.map(({ type }) => type))).toEqual(
      new Set(['hello', 'start', 'event', 'decide', 'end']),
    );
  });

  test('start again from the beginning after a restart', async () => {
    const { heard, logs, faults } = await hear(3);
    expect(faults).toEqual(['ended with code 5; started again']);
    const second = heard.findLastIndex(({ type }) => type === 'hello');
    expect(second).toBeGreaterThan(5);
    const [before, after] = [heard.slice(0, second), heard.slice(second)];
    expect(after.slice(0, 2).map(({ type, game }) => [type, game])).toEqual([['hello', undefined], ['start', '1']]); // biome-ignore format: short
    const told = eventsOf(before, '1');
    expect(eventsOf(after, '1').slice(0, told.length)).toEqual(told);
    expect(eventsOf(after, '1')).toEqual(JSON.parse(JSON.stringify(logs[0]!.log)));
  });
});
