import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Manifest {
  readonly name?: string;
  readonly dependencies?: { readonly [name: string]: string };
  readonly devDependencies?: { readonly [name: string]: string };
}

export interface Project {
  /** The text of each source of the workspaces, by its path from the root. */
  readonly sources: ReadonlyMap<string, string>;
  /** Each package.json by its folder; the root is ''. */
  readonly manifests: ReadonlyMap<string, Manifest>;
  /** docs/dependencies.md */
  readonly dependencies: string;
}

export const root = fileURLToPath(new URL('../..', import.meta.url));

export function readProject(): Project {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const find = (pattern: string) =>
    globSync(pattern, { cwd: root, exclude: (path) => path.includes('node_modules') })
      .map((path) => path.replaceAll('\\', '/'))
      .sort();
  const manifests = find('{packages,apps}/*/package.json').map((path) => [dirname(path), path] as const);
  return {
    sources: new Map(
      find('{packages,apps}/*/{src,test,e2e}/**/*.{ts,tsx,mts}').map((path) => [path, read(path)]),
    ),
    manifests: new Map(
      [['', 'package.json'] as const, ...manifests].map(([folder, path]) => [folder, JSON.parse(read(path))]),
    ),
    dependencies: read('docs/dependencies.md'),
  };
}
