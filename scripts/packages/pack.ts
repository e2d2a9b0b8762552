/**
 * Packs the published packages: node scripts/packages/pack.ts [FOLDER]. TypeScript sources run directly here; tarballs hold
 * JavaScript.
 */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface PublishedManifest {
  readonly name: string;
  readonly private?: boolean;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly scripts?: unknown;
  readonly devDependencies?: unknown;
}

const readManifest = (folder: string): PublishedManifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** The folders of the published packages. */
export const publishedFolders = (): string[] =>
  globSync('packages/*/package.json', { cwd: root })
    .map((file) => file.slice(0, -'/package.json'.length).replaceAll('\\', '/'))
    .filter((folder) => readManifest(folder).private !== true)
    .sort();

/** The `exports` entry of `./src/a.ts` in a tarball: types first, because resolvers take the first matching condition. */
const builtExports = (sources: Readonly<Record<string, string>>) =>
  Object.fromEntries([
    ...Object.entries(sources).map(([entry, source]) => {
      const built = source.replace(/^\.\/src\//, './dist/').replace(/\.ts$/, '');
      return [entry, { types: `${built}.d.ts`, default: `${built}.js` }];
    }),
    ['./package.json', './package.json'],
  ]);

/** The published part of a package, in a folder under its name. */
function stage(folder: string, compiled: string, staging: string): string {
  const to = join(staging, basename(folder));
  mkdirSync(to, { recursive: true });
  cpSync(join(compiled, basename(folder), 'src'), join(to, 'dist'), { recursive: true });
  // The compiler leaves out imported data files; without them the installed package does not start.
  for (const file of globSync('dist/**/*.js', { cwd: to }))
    for (const [, data] of readFileSync(join(to, file), 'utf8').matchAll(/from ['"](\.[^'"]*\.json)['"]/g)) {
      const built = join(to, dirname(file), data!);
      copyFileSync(join(root, folder, 'src', relative(join(to, 'dist'), built)), built);
    }
  // The compiler rewrites `.ts` to `.js` in imports of modules, but not in imports of types.
  for (const file of globSync('dist/**/*.d.ts', { cwd: to })) {
    const text = readFileSync(join(to, file), 'utf8');
    writeFileSync(join(to, file), text.replace(/((?:from|import) ?\(?['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'));
  }
  const { scripts: _, devDependencies: __, exports, ...manifest } = readManifest(folder);
  const published = { ...manifest, exports: builtExports(exports) };
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  const readme = join(root, folder, 'README.md');
  if (!existsSync(readme)) throw new Error(`${folder} has no README.md, which a published package needs.`);
  copyFileSync(readme, join(to, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(to, 'LICENSE'));
  return to;
}

/** Builds and packs all published packages into the folder; returns the tarballs by package name. */
export function pack(into: string): ReadonlyMap<string, string> {
  const work = mkdtempSync(join(tmpdir(), 'casefile-pack-'));
  try {
    const compiled = join(work, 'compiled');
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const options = ['-p', 'tsconfig.pack.json', '--outDir', compiled];
    execFileSync(process.execPath, [compiler, ...options], { cwd: root, stdio: 'inherit' });
    mkdirSync(into, { recursive: true });
    const staged = publishedFolders().map((folder) => stage(folder, compiled, join(work, 'staged')));
    const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', resolve(into), ...staged];
    const shell = process.platform === 'win32';
    const said = execFileSync('npm', args, {
      cwd: work,
      encoding: 'utf8',
      shell,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const packed: { readonly name: string; readonly filename: string }[] = Object.values(JSON.parse(said));
    return new Map(packed.map(({ name, filename }) => [name, join(resolve(into), filename)]));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, tarball] of pack(process.argv[2] ?? join(root, 'dist')))
    console.log(`${name}  ${tarball}`);
}
