/** Installs the tarballs of the published packages into an empty project, as a user would. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../boundaries/project.ts';
import { type PublishedManifest, pack, publishedFolders } from './pack.ts';

const work = mkdtempSync(join(tmpdir(), 'casefile-stranger-'));
const project = join(work, 'project');
const names = publishedFolders().map((folder) => folder.replace('packages/', '@casefile/'));
let tarballs: ReadonlyMap<string, string>;

/** Third-party dependencies, taken from this checkout so that the test needs no network. */
function othersNeeded(): string[] {
  const needed = names.flatMap((name) => {
    const { dependencies = {} } = JSON.parse(
      readFileSync(join(root, name.replace('@casefile/', 'packages/'), 'package.json'), 'utf8'),
    ) as PublishedManifest;
    return Object.keys(dependencies).filter((each) => !each.startsWith('@casefile/'));
  });
  return [...new Set(needed)].map((name) => join(root, 'node_modules', name));
}

const write = (name: string, text: string): string => {
  writeFileSync(join(project, name), text);
  return join(project, name);
};
const node = (...args: string[]): string =>
  execFileSync(process.execPath, args, {
    cwd: project,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
    stdio: 'pipe',
  });

beforeAll(() => {
  tarballs = pack(join(work, 'tarballs'));
  mkdirSync(project);
  write('package.json', JSON.stringify({ name: 'stranger', private: true, type: 'module' }));
  const args = ['install', '--offline', '--install-links', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', [...args, '--loglevel=error', ...tarballs.values(), ...othersNeeded()], {
    cwd: project,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'inherit'],
  });
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** A whole game between bots through public entry points; its output is the same wherever it runs. */
const game = `
import { infoOf, makeBot } from '@casefile/bots';
import { solve, knowledgeFromView } from '@casefile/deduction';
import { editionById } from '@casefile/editions';
import { askedSeats, legalForms, makeView, openTable, playAt, positionAt, seededChance } from '@casefile/engine';

export function playGame(id) {
  const edition = editionById(id);
  const { suspects } = edition.cards({});
  const players = suspects.slice(0, 3).map((suspect) => ({ suspect }));
  const opened = openTable(edition, { players }, seededChance('ca5e'.repeat(16)));
  if (!opened.ok) throw new Error(opened.problem.what);
  let { table } = opened;
  const info = infoOf(edition, table.game.table.rules.options);
  const bots = players.map(({ suspect }) => makeBot('cross-off', suspect, info));
  let actions = 0;
  while (table.game.table.result === null) {
    const [seat] = askedSeats(table.game.table);
    const own = positionAt(table, seat);
    const played = playAt(table, seat, bots[seat].decide(makeView(own), legalForms(own, seat), { ms: 100 }));
    if (!played.ok) throw new Error(played.refusal.rule);
    table = played.table;
    actions++;
  }
  const { winner, envelope } = table.game.table.result;
  const last = solve(knowledgeFromView(makeView(positionAt(table, winner ?? 0)), info.cards));
  return [id, winner, envelope.join(' '), actions > 20, last.consistent].join(', ');
}
`;
const editionIds = ['clue-2002', 'card-2018'];
const said: Record<string, string> = {};

test('plays a game with bots in Node', () => {
  write('game.js', game);
  const script = `import { playGame } from './game.js'; for (const id of ${JSON.stringify(editionIds)}) console.log(playGame(id));`;
  said.node = node(write('play.js', script));
  expect(said.node).toMatch(
    /^clue-2002, [012], [\w-]+ [\w-]+ [\w-]+, true, true\ncard-2018, .*true, true\n$/,
  );
});

test('plays the same game from a browser bundle without Node', async () => {
  const input = write(
    'browser.js',
    `import { playGame } from './game.js'; globalThis.said = ${JSON.stringify(editionIds)}.map(playGame).join('\\n') + '\\n';`,
  );
  const bundle = await rolldown({ input, platform: 'browser', cwd: project, logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'iife' });
  expect(output).toHaveLength(1);
  expect(output[0].imports).toEqual([]);
  expect(output[0].code).not.toMatch(/\bnode:|\brequire\(/);
  // Browser globals that are not part of the language.
  const page = createContext({ TextEncoder, TextDecoder });
  runInContext(output[0].code, page);
  expect((page as { said?: string }).said).toBe(said.node);
});

test('gives a TypeScript project types for every entry point, without Node’s types', () => {
  const entries = names.flatMap((name) => {
    const { exports } = JSON.parse(
      readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8'),
    ) as { exports: Record<string, unknown> };
    return Object.keys(exports)
      .filter((entry) => !entry.includes('*') && entry !== './package.json')
      .map((entry) => `${name}${entry.slice(1)}`);
  });
  expect(entries.length).toBeGreaterThan(20);
  write('types.ts', entries.map((entry, i) => `export * as entry${i} from '${entry}';`).join('\n'));
  write(
    'wrong.ts',
    `import { openTable } from '@casefile/engine';
// @ts-expect-error the second argument is a setting
openTable(null as never, 7, null as never);
`,
  );
  const strict = { strict: true, noEmit: true, skipLibCheck: false, types: [] };
  const compilerOptions = { ...strict, target: 'es2024', lib: ['es2024', 'dom'], module: 'nodenext' };
  write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['types.ts', 'wrong.ts'] }));
  expect(() => node(join(root, 'node_modules/typescript/bin/tsc'), '-p', project)).not.toThrow();
});

test('exposes only its entry points', () => {
  for (const inside of [
    '@casefile/engine/dist/game.js',
    '@casefile/engine/game',
    '@casefile/deduction/counting/count',
  ])
    expect(() => node('--input-type=module', '-e', `await import('${inside}')`)).toThrow(
      /ERR_PACKAGE_PATH_NOT_EXPORTED/,
    );
});

describe.each(names)('%s', (name) => {
  test('runs the example of its README and prints what the README says', () => {
    const readme = readFileSync(join(project, 'node_modules', name, 'README.md'), 'utf8');
    const [, example] = /```js\n([\s\S]*?)```/.exec(readme) ?? [];
    const [, output] = /```text\n([\s\S]*?)```/.exec(readme) ?? [];
    expect(example, 'an example in a block of js').toBeDefined();
    expect(output, 'what it prints, in a block of text').toBeDefined();
    expect(node(write(`readme-${name.slice('@casefile/'.length)}.js`, example!))).toBe(output);
  });

  test('has a licence and a description', () => {
    const folder = join(project, 'node_modules', name);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({
      license: 'MIT',
      type: 'module',
      description: expect.stringMatching(/\.$/),
    });
    expect(readFileSync(join(folder, 'LICENSE'), 'utf8')).toContain('MIT License');
  });

  test('publint finds nothing', async () => {
    const { messages, pkg } = await publint({
      pkgDir: join(project, 'node_modules', name),
      strict: true,
      pack: false,
    });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  test('its types are not wrong', async () => {
    const checked = await checkPackage(createPackageFromTarballData(readFileSync(tarballs.get(name)!)));
    if (checked.types === false) throw new Error('no types');
    // ES modules only: `require` and resolvers without `exports` are not supported.
    const problems = checked.problems.filter(
      (problem) =>
        problem.kind !== 'CJSResolvesToESM' &&
        !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
    );
    expect(problems).toEqual([]);
  });
});
