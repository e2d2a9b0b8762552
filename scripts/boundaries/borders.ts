/** What a workspace's sources may import besides themselves. Its tests may also import the test tools. */
export interface Border {
  /** Workspaces. */
  readonly may: readonly string[];
  /** Modules of Node. */
  readonly node?: true;
  /** npm packages that its package.json declares. */
  readonly npm?: true;
  /** It serves tests only, so its sources may import what tests may. */
  readonly forTests?: true;
  /** No clock, timer, randomness or I/O: the core decides, it has no effects. */
  readonly pure?: true;
}

const libraries = [
  'engine',
  'editions',
  'deduction',
  'analysis',
  'bots',
  'training',
  'protocol',
  'client',
  'testkit',
];

/** The dependency rules of the architecture. Each workspace comes after everything it may import. */
export const borders: { readonly [folder: string]: Border } = {
  'packages/engine': { may: [], pure: true },
  'packages/editions': { may: ['engine'], pure: true },
  'packages/deduction': { may: ['engine'], pure: true },
  'packages/analysis': { may: ['engine', 'editions', 'deduction'], pure: true },
  'packages/bots': { may: ['engine', 'deduction'], pure: true },
  'packages/training': { may: ['engine', 'deduction', 'analysis', 'bots'], pure: true },
  'packages/protocol': { may: ['engine', 'editions'], npm: true },
  'packages/client': { may: ['engine', 'protocol'] },
  'packages/testkit': {
    may: ['engine', 'editions', 'deduction', 'bots', 'protocol'],
    node: true,
    npm: true,
    forTests: true,
  },
  'apps/server': { may: libraries, node: true, npm: true },
  'apps/web': { may: libraries, npm: true },
  'apps/cli': { may: [...libraries, 'server'], node: true, npm: true },
};

/** Pure folders inside a workspace that may otherwise have effects. */
const pureParts = ['apps/server/src/table/', 'apps/server/src/host/', 'packages/protocol/src/table/'];

export const isTest = (path: string): boolean => /\.test\.tsx?$|\/test\/|\/e2e\//.test(path);

export const isPure = (path: string, border: Border): boolean =>
  !isTest(path) && (border.pure === true || pureParts.some((part) => path.startsWith(part)));

export const folderOf = (path: string): string => path.split('/').slice(0, 2).join('/');
