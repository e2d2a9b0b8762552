import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readProject, root } from '../boundaries/project.ts';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};

/** Where Node would find a package from inside another one. */
function find(name: string, from: string): Locked | undefined {
  const beside = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  const found = lock.packages[beside];
  if (found?.link === true) return lock.packages[found.resolved!];
  if (found !== undefined || from === '') return found;
  const up = from.includes('/node_modules/') ? from.slice(0, from.lastIndexOf('/node_modules/')) : '';
  return find(name, up);
}

test('the lockfile contains every dependency of its packages, also for other platforms', () => {
  const missing: string[] = [];
  for (const [place, locked] of Object.entries(lock.packages)) {
    const peers = Object.entries(locked.peerDependencies ?? {}).filter(
      ([name]) => locked.peerDependenciesMeta?.[name]?.optional !== true,
    );
    const optional = Object.entries(locked.optionalDependencies ?? {});
    for (const [name, range] of [...Object.entries(locked.dependencies ?? {}), ...peers, ...optional]) {
      const found = find(name, place);
      const exact = /^\d+\.\d+\.\d+$/.test(range);
      if (found === undefined || (exact && found.version !== range))
        missing.push(`${place} needs ${name} ${range}`);
    }
  }
  expect(missing).toEqual([]);
});

test.each(['@biomejs/biome', 'rolldown', 'typescript'])('%s is locked for the platforms we name', (name) => {
  const platforms = Object.keys(lock.packages[`node_modules/${name}`]?.optionalDependencies ?? {}).join(' ');
  for (const platform of ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64']) {
    expect(platforms).toContain(platform);
  }
});

test('every locked package has a version and a hash, and names no registry host', () => {
  const wrong = Object.entries(lock.packages)
    .filter(
      ([place, locked]) =>
        place.includes('node_modules/') && locked.link !== true && locked.inBundle !== true,
    )
    .filter(
      ([, locked]) =>
        !locked.version || !locked.integrity?.startsWith('sha512-') || locked.resolved !== undefined,
    );
  expect(wrong.map(([place]) => place)).toEqual([]);
});

test('the lockfile agrees with the package.json of each workspace', () => {
  for (const [folder, manifest] of readProject().manifests) {
    const locked = lock.packages[folder];
    expect([folder, locked?.dependencies]).toEqual([folder, manifest.dependencies]);
    expect([folder, locked?.devDependencies]).toEqual([folder, manifest.devDependencies]);
  }
});
