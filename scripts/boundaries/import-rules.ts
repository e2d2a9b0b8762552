/** The arrows of the architecture as rules of dependency-cruiser, which finds and resolves the imports. */
import '../typescript-6.mjs';
import { resolve } from 'node:path';
import type { DependencyType, ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';
import { type Border, borders } from './borders.ts';

const tests = '\\.test\\.tsx?$|/test/|/e2e/|^apps/[^/]+/(scripts|build)/';
/** Benchmarks compare with packages that the game itself does not need. */
const benches = '^apps/[^/]+/src/bench/';
const testTools = ['vitest', 'fast-check'];
const anyWorkspace = '^(packages|apps)/';

const nameOf = (folder: string): string => folder.slice(folder.indexOf('/') + 1);
const inFolders = (folders: readonly string[]): string =>
  `^(${folders.map((folder) => `${folder}/`).join('|')})`;
const folderNamed = (name: string): string =>
  Object.keys(borders).find((folder) => nameOf(folder) === name) ?? `packages/${name}`;

/** npm packages, installed or unresolved. */
const fromNpm: DependencyType[] = [
  'npm',
  'npm-dev',
  'npm-optional',
  'npm-peer',
  'npm-bundled',
  'npm-no-pkg',
  'npm-unknown',
];
const undeclared: DependencyType[] = ['npm-no-pkg', 'npm-unknown'];

function rulesOf(folder: string, border: Border): IForbiddenRuleType[] {
  const { may, node, npm, forTests } = border;
  const own = nameOf(folder);
  const sources = { path: `^${folder}/`, ...(forTests ? {} : { pathNot: tests }) };
  const allowed = [folder, ...may.map(folderNamed)];
  const rules: IForbiddenRuleType[] = [
    {
      name: `${own}-arrows`,
      comment: `${folder} may import ${may.length === 0 ? 'nothing but itself' : `only ${may.join(', ')}`}`,
      from: sources,
      to: { path: anyWorkspace, pathNot: inFolders(allowed) },
    },
    {
      name: `${own}-tests-arrows`,
      comment: `tests of ${folder} may import besides only editions and testkit`,
      from: { path: `^${folder}/.*(${tests})` },
      to: {
        path: anyWorkspace,
        pathNot: inFolders([
          ...allowed,
          'packages/editions',
          'packages/testkit',
          // Browser tests start a server.
          ...(folder === 'apps/web' ? ['apps/server'] : []),
        ]),
      },
    },
  ];
  if (node === undefined)
    rules.push({
      name: `${own}-browser`,
      comment: `${folder} must run in a browser too`,
      from: sources,
      to: { dependencyTypes: ['core'] },
    });
  if (npm === undefined)
    rules.push(
      {
        name: `${own}-no-npm`,
        comment: `${folder} has no dependencies`,
        from: sources,
        to: { dependencyTypes: fromNpm },
      },
      {
        name: `${own}-tests-npm`,
        comment: `tests of ${folder} may import only ${testTools.join(', ')}`,
        from: { path: `^${folder}/.*(${tests})` },
        to: { dependencyTypes: fromNpm, pathNot: `node_modules/(${testTools.join('|')})/` },
      },
    );
  return rules;
}

const forbidden: IForbiddenRuleType[] = [
  ...Object.entries(borders).flatMap(([folder, border]) => rulesOf(folder, border)),
  {
    name: 'by-name',
    comment: 'a relative path must stay inside its workspace: others are imported by name',
    from: { path: '^((?:packages|apps)/[^/]+)/', pathNot: '^apps/web/(e2e|scripts)/' },
    to: { path: anyWorkspace, pathNot: '^$1/', dependencyTypesNot: ['aliased-workspace'] },
  },
  {
    name: 'browser-tests-by-name',
    comment: 'of other workspaces the browser tests import by path only the server and its test helpers',
    from: { path: '^apps/web/(e2e|scripts)/' },
    to: {
      path: anyWorkspace,
      pathNot: '^apps/(web|server)/',
      dependencyTypesNot: ['aliased-workspace'],
    },
  },
  {
    name: 'not-itself-by-name',
    comment: 'a workspace imports itself by relative paths',
    from: { path: '^((?:packages|apps)/[^/]+)/', pathNot: tests },
    to: { path: '^$1/', pathNot: '/node_modules/', dependencyTypes: ['aliased-workspace'] },
  },
  {
    name: 'no-tests',
    comment: 'sources do not depend on tests',
    from: { pathNot: `${tests}|^packages/testkit/|^examples/|^scripts/` },
    to: { path: '\\.test\\.tsx?$|/test/|/e2e/' },
  },
  {
    name: 'declared',
    comment: 'neither its package.json nor that of the root declares it',
    from: { path: anyWorkspace },
    to: { dependencyTypes: undeclared },
  },
  {
    name: 'not-for-development',
    comment: 'its package.json does not declare it under dependencies',
    from: {
      path: anyWorkspace,
      pathNot: `${tests}|${benches}|^packages/testkit/|\\.config\\.ts$|\\.d\\.ts$`,
    },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'resolvable',
    comment: 'nothing is there',
    from: { pathNot: '\\.d\\.ts$' },
    to: { couldNotResolve: true },
  },
  {
    name: 'no-circles',
    comment: 'modules that need each other to be loaded are one module',
    from: { path: '^packages/' },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
];

const options: ICruiseOptions = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '^(packages|apps)/[^/]+/(dist|public|coverage)/' },
  tsPreCompilationDeps: true,
  combinedDependencies: true,
  ruleSet: { forbidden },
  validate: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json', '.css'],
  },
};

/** Violations, one line each: file, import, and reason. */
export async function importProblems(root: string): Promise<{ sources: number; problems: string[] }> {
  const { cruise } = await import('dependency-cruiser');
  const { output } = await cruise(['packages', 'apps'], { ...options, baseDir: resolve(root) });
  if (typeof output === 'string') throw new Error('dependency-cruiser was asked for an object');
  const why = new Map(forbidden.map(({ name, comment }) => [name!, comment!]));
  const problems = output.summary.violations.map(({ from, to, rule, cycle }) => {
    const round = cycle === undefined ? '' : ` (round by ${cycle.map(({ name }) => name).join(', ')})`;
    return `${from} imports ${to}: ${why.get(rule.name)}${round}`;
  });
  return { sources: output.summary.totalCruised, problems };
}
