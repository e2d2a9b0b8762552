import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../boundaries/project.ts';
import { billOfMaterials } from './sbom.mjs';

interface Locked {
  /** The name it is installed under, if different. */
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const installed = Object.entries(packages).filter(
  ([place, { link }]) => place.includes('node_modules/') && link !== true,
);
const running = installed.filter(([, { dev }]) => dev !== true);

/** Third-party packages of these workspaces, and the workspaces they consist of. */
function named(...workspaces: readonly string[]): string[] {
  const own = workspaces.flatMap((folder) => Object.keys(packages[folder]!.dependencies ?? {}));
  return [...new Set(own)].filter((name) => !name.startsWith('@casefile/')).sort();
}

test('R30 the server has at most ten dependencies, the browser five', () => {
  const ours = Object.keys(packages).filter((place) => place.startsWith('packages/'));
  const server = named('apps/server', ...ours);
  const client = named('apps/web');
  expect(server.length, server.join(' ')).toBeLessThanOrEqual(10);
  const terminal = named('apps/cli').filter((name) => !server.includes(name));
  expect(terminal.length, terminal.join(' ')).toBeLessThanOrEqual(4);
  expect(client.length, client.join(' ')).toBeLessThanOrEqual(5);
  expect(client).toContain('preact');
});

test('R30 no package runs a script when it is installed', () => {
  expect(readFileSync(join(root, 'scripts/setup.mjs'), 'utf8')).toContain(
    "['ci', '--ignore-scripts', '--no-audit'",
  );
  expect(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')).toMatch(/npm ci --ignore-scripts/);
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  // Ships its binaries; otherwise its install script would be needed.
  const wanting = running.filter(([, { hasInstallScript }]) => hasInstallScript === true);
  expect(wanting.map(([place]) => place)).toEqual(['node_modules/better-sqlite3']);
  expect(existsSync(join(root, 'node_modules/better-sqlite3/prebuilds'))).toBe(true);
});

test('R30 the image is installed with every workspace of the lockfile, or its build would miss packages', () => {
  const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  for (const place of workspaces.filter((each) => existsSync(join(root, each, 'package.json'))))
    expect(dockerfile).toContain(`COPY ${place}/package.json ${place}/\n`);
});

/** Licences that allow use and redistribution; fonts have their own. */
const allowed = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  '0BSD',
  'OFL-1.1',
];
/** For tools that we run but do not redistribute. */
const allowedForTools = [...allowed, 'MPL-2.0', 'CC0-1.0', 'Zlib', 'Python-2.0'];
/** Under the GPL: used only by benchmarks, never published or served. */
const onlyMeasured = ['chessops'];
/** Packages whose licence is stated only in their README or source. */
const readByHand: Readonly<Record<string, string>> = {
  'base64-arraybuffer 0.1.4': 'MIT',
  'only 0.0.2': 'MIT',
  'xmlhttprequest-ssl 2.1.2': 'MIT',
};

test('R30 every package has an accepted licence', () => {
  expect(running.length).toBeGreaterThan(50);
  const wrong = installed.flatMap(([place, { license, version, dev }]) => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const said = license ?? readByHand[`${name} ${version}`] ?? 'none';
    const choices = said.replace(/[()]/g, '').split(' OR ');
    const list = dev === true ? allowedForTools : allowed;
    const isAllowed = (choice: string): boolean => choice.split(' AND ').every((each) => list.includes(each));
    if (dev === true && onlyMeasured.includes(name)) return [];
    return choices.some(isAllowed) ? [] : [`${name} ${version}: ${said}`];
  });
  expect(wrong).toEqual([]);
});

test('R30 the bill of materials names every package, with its licence and its hash', () => {
  const bill = JSON.parse(billOfMaterials()) as {
    readonly bomFormat: string;
    readonly components: readonly {
      readonly name: string;
      readonly purl: string;
      readonly hashes?: readonly { readonly alg: string }[];
      readonly licenses?: readonly unknown[];
    }[];
  };
  expect(bill.bomFormat).toBe('CycloneDX');
  const theirs = bill.components.filter(({ purl }) => !purl.startsWith('pkg:npm/%40casefile/'));
  const listed = new Set(theirs.map(({ purl }) => decodeURIComponent(purl).split('?')[0]));
  const missing = installed.flatMap(([place, { version, ...locked }]) => {
    const name = locked.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return listed.has(`pkg:npm/${name}@${version}`) ? [] : [`${name}@${version}`];
  });
  expect(missing).toEqual([]);
  const unlicensed = Object.keys(readByHand).map((each) => each.replace(' ', '@'));
  for (const { purl, hashes = [], licenses = [] } of theirs) {
    expect(
      hashes.map(({ alg }) => alg),
      purl,
    ).toContain('SHA-512');
    if (!unlicensed.some((each) => purl.endsWith(`/${each}`)))
      expect(licenses.length, purl).toBeGreaterThan(0);
  }
});

/** Patterns of secrets, each tried on an example that is assembled here so that no file contains it. */
const secrets: Readonly<Record<string, readonly [RegExp, string]>> = {
  'private key': [
    /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
    ['-----BEGIN RSA', 'PRIVATE KEY-----'].join(' '),
  ],
  'key of AWS': [/\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/, `AKIA${'Q7'.repeat(8)}`],
  'token of GitHub': [/\bgh[pousr]_[A-Za-z0-9]{36}\b|\bgithub_pat_\w{60,}/, `ghp_${'a1'.repeat(18)}`],
  'token of npm': [/\bnpm_[A-Za-z0-9]{36}\b|_authToken\s*=\s*\S/, `npm_${'b2'.repeat(18)}`],
  'token of Slack': [/\bxox[abprs]-[A-Za-z0-9-]{10,}/, `xoxb-${'1'.repeat(12)}`],
  'key of Google': [/\bAIza[\w-]{35}\b/, `AIza${'x'.repeat(35)}`],
  'JSON web token': [
    /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
    `eyJ${'a'.repeat(12)}.eyJ${'b'.repeat(12)}.${'c'.repeat(12)}`,
  ],
  'password in an address': [
    /\b(?:postgres(?:ql)?|mysql|redis|amqp|https?):\/\/[^\s:/@'"`$<{]+:(?!hunter2@|password@|secret@)[^\s@'"`$<{]{6,}@/,
    ['postgres://casefile', 'correct-horse@db/casefile'].join(':'),
  ],
  'token of a table': [/\b(?:seat|host|look|back|bots)_[\w-]{32}\b/, `seat_${'d'.repeat(32)}`],
};

const notKept = ['node_modules', '.node', '.git', 'dist', 'coverage'];
/** Text files of the checkout. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return notKept.includes(entry.name) ? [] : filesIn(path);
    return entry.isFile() && !/\.(?:png|gz|woff2?|ico|jpg|webp|log|db|db-\w+)$/.test(path) ? [path] : [];
  });

test('R30 no tracked file contains a secret', () => {
  for (const [what, [pattern, example]] of Object.entries(secrets)) expect(example, what).toMatch(pattern);
  const files = filesIn('');
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return Object.entries(secrets).flatMap(([what, [pattern]]) =>
      pattern.test(text) ? [`${file}: ${what}`] : [],
    );
  });
  expect(found).toEqual([]);
  expect(files.filter((file) => /(^|\/)\.env($|\.)|\.pem$|\.p12$|id_(rsa|ed25519)$/.test(file))).toEqual([]);
});
