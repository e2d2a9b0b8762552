import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Manifest, type Project, readProject } from './project.ts';
import { type Code, importsOf, lineAt, readCode } from './source.ts';

/** What a workspace's sources may import, besides themselves. Its tests may import the test tools too. */
interface Border {
  /** Workspaces. */
  readonly may: readonly string[];
  /** Modules of Node. */
  readonly node?: true;
  /** npm packages that its package.json declares. */
  readonly npm?: true;
  /** It serves tests only, so its sources may import what tests may. */
  readonly forTests?: true;
  /** No clock, timer, chance or output: the core decides, it never does. */
  readonly pure?: true;
}

const libraries = ['engine', 'editions', 'deduction', 'analysis', 'bots', 'protocol', 'client', 'testkit'];

/** The arrows of the architecture. Each workspace stands below all that it may import. */
export const borders: { readonly [folder: string]: Border } = {
  'packages/engine': { may: [], pure: true },
  'packages/editions': { may: ['engine'], pure: true },
  'packages/deduction': { may: ['engine'], pure: true },
  'packages/analysis': { may: ['engine', 'editions', 'deduction'], pure: true },
  'packages/bots': { may: ['engine', 'deduction'], pure: true },
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

/** Parts of a workspace that decide and never do, in one that may do everything. */
const pureParts = ['apps/server/src/table/', 'apps/server/src/host/', 'packages/protocol/src/table/'];

const isPure = (path: string, border: Border): boolean =>
  !isTest(path) && (border.pure === true || pureParts.some((part) => path.startsWith(part)));

const testTools = ['vitest', 'fast-check'];
const forTestsOf = ['editions', 'testkit'];

/** A name that is not a property: `process` and `...process`, but neither `a.process` nor `{ process: 1 }`. */
const named = (names: string) => new RegExp(`(?<![\\w$]|(?<!\\.\\.)\\.)(?:${names})\\b(?!\\s*\\??:)`, 'g');

const impure: readonly [RegExp, string][] = [
  [named('Date|performance'), 'reads a clock'],
  [/\bMath\b(?!\s*\.\s*(?!random\b)\w)/g, 'may draw by Math.random where chance is data'],
  [named('crypto'), 'may draw by crypto where chance is data'],
  [named('setTimeout|setInterval|setImmediate|requestAnimationFrame'), 'sets a timer'],
  [named('process|console|globalThis'), 'reaches outside'],
];

/** What breaks a boundary, one line each: file:line, what, why. */
export function problemsOf(project: Project): string[] {
  return [
    ...[...project.manifests].flatMap(([folder, manifest]) => manifestProblems(project, folder, manifest)),
    ...[...project.sources].flatMap(([path, text]) => sourceProblems(project, path, readCode(text))),
  ];
}

function manifestProblems(project: Project, folder: string, manifest: Manifest): string[] {
  const file = posix.join(folder, 'package.json');
  const problems = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter((name) => !name.startsWith('@casefile/') && !isExplained(project, name))
    .map((name) => `${file}:1 declares ${name}, which docs/dependencies.md does not explain`);
  if (folder === '') return problems;
  const name = `@casefile/${posix.basename(folder)}`;
  if (manifest.name !== name)
    problems.push(`${file}:1 has the name ${manifest.name}; by its folder it is ${name}`);
  if (borders[folder] === undefined) {
    problems.push(
      `${file}:1 is a workspace unknown to scripts/boundaries.ts: add '${folder}' there, with what it may import`,
    );
  }
  return problems;
}

function sourceProblems(project: Project, path: string, source: Code): string[] {
  const folder = path.split('/').slice(0, 2).join('/');
  const border = borders[folder];
  if (border === undefined) return [];
  const problems: string[] = [];
  for (const { specifier, line } of importsOf(source)) {
    const why =
      specifier === undefined
        ? computedProblem(border)
        : importProblem(project, path, folder, border, specifier);
    if (why !== undefined) problems.push(`${path}:${line} imports ${specifier ?? 'a computed name'}: ${why}`);
  }
  if (isPure(path, border)) {
    for (const [form, what] of impure) {
      for (const match of source.code.matchAll(form)) {
        problems.push(
          `${path}:${lineAt(source.code, match.index)} ${what} (${match[0]}): ${folder} must stay pure`,
        );
      }
    }
  }
  return problems;
}

function computedProblem(border: Border): string | undefined {
  return border.node ? undefined : 'nobody can tell where it points';
}

function importProblem(project: Project, path: string, folder: string, border: Border, specifier: string) {
  const test = isTest(path) || border.forTests === true;
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(path), specifier);
    if (!target.startsWith(`${folder}/`)) return `a relative path must stay inside ${folder}`;
    if (isTest(target) && !test) return 'sources do not depend on tests';
    return undefined;
  }
  if (specifier.startsWith('node:'))
    return (border.node && !isPure(path, border)) || test ? undefined : `${folder} must run in a browser too`;
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  if (name.startsWith('@casefile/'))
    return workspaceProblem(folder, border, name.slice('@casefile/'.length), test);
  return packageProblem(project, folder, border, name, test || isBench(path));
}

function workspaceProblem(folder: string, border: Border, other: string, test: boolean): string | undefined {
  const own = posix.basename(folder);
  const may = test ? [own, ...border.may, ...forTestsOf] : border.may;
  if (may.includes(other)) return undefined;
  if (other === own) return 'a workspace imports itself by relative paths';
  return `${folder} may import ${may.length === 0 ? 'nothing but itself' : `only ${may.join(', ')}`}`;
}

function packageProblem(project: Project, folder: string, border: Border, name: string, test: boolean) {
  if (!isExplained(project, name)) return 'docs/dependencies.md does not explain this package';
  const own = project.manifests.get(folder);
  const root = project.manifests.get('');
  if (test) {
    const declared = {
      ...own?.dependencies,
      ...own?.devDependencies,
      ...root?.dependencies,
      ...root?.devDependencies,
    };
    if (!(name in declared)) return `neither ${folder}/package.json nor package.json declares it`;
    return border.npm || testTools.includes(name)
      ? undefined
      : `tests of ${folder} may import only ${testTools.join(', ')}`;
  }
  if (!border.npm) return `${folder} has no dependencies`;
  return name in (own?.dependencies ?? {})
    ? undefined
    : `${folder}/package.json does not declare it under dependencies`;
}

function isExplained(project: Project, name: string): boolean {
  return project.dependencies.includes(`\`${name}\``);
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/test\//.test(path);
}

/** Benchmarks measure against packages that nobody needs to play. */
function isBench(path: string): boolean {
  return path.startsWith('apps/') && path.includes('/bench/');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const project = readProject();
  const problems = problemsOf(project);
  for (const problem of problems) console.error(problem);
  console.log(
    `${project.sources.size} sources, ${project.manifests.size} manifests, ${problems.length} problems`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
