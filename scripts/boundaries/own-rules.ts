/**
 * Boundary rules that no tool offers: purity, files matched by pattern, and a documented reason for each dependency.
 */
import { posix } from 'node:path';
import { type Border, borders, folderOf, isPure, isTest } from './borders.ts';
import type { Manifest, Project } from './project.ts';
import { type Code, importsOf, lineAt, readCode } from './source.ts';

/** A name that is not a property: `process` and `...process`, but neither `a.process` nor `{ process: 1 }`. */
const named = (names: string) => new RegExp(`(?<![\\w$]|(?<!\\.\\.)\\.)(?:${names})\\b(?!\\s*\\??:)`, 'g');

const impure: readonly [RegExp, string][] = [
  [named('Date|performance'), 'reads a clock'],
  [/\bMath\b(?!\s*\.\s*(?!random\b)\w)/g, 'may draw by Math.random where chance is data'],
  [named('crypto'), 'may draw by crypto where chance is data'],
  [named('setTimeout|setInterval|setImmediate|requestAnimationFrame'), 'sets a timer'],
  [named('process|console|globalThis'), 'reaches outside'],
];

/** Violations, one line each: file:line, what, why. */
export function problemsOf(project: Project): string[] {
  return [
    ...[...project.manifests].flatMap(([folder, manifest]) => manifestProblems(project, folder, manifest)),
    ...[...project.sources].flatMap(([path, text]) => sourceProblems(path, readCode(text))),
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
      `${file}:1 is a workspace unknown to scripts/boundaries/borders.ts: add '${folder}' there, with what it may import`,
    );
  }
  return problems;
}

function sourceProblems(path: string, source: Code): string[] {
  const folder = folderOf(path);
  const border = borders[folder];
  if (border === undefined) return [];
  const problems = globProblems(path, folder, border, source);
  if (border.node === undefined && !isTest(path)) {
    for (const { specifier, line } of importsOf(source))
      if (specifier === undefined)
        problems.push(`${path}:${line} imports a computed name: nobody can tell where it points`);
  }
  if (!isPure(path, border)) return problems;
  for (const { specifier, line } of importsOf(source))
    if (specifier?.startsWith('node:'))
      problems.push(`${path}:${line} imports ${specifier}: this part must stay pure`);
  for (const [form, what] of impure) {
    for (const match of source.code.matchAll(form)) {
      problems.push(
        `${path}:${lineAt(source.code, match.index)} ${what} (${match[0]}): ${folder} must stay pure`,
      );
    }
  }
  return problems;
}

/** Files that vite's `import.meta.glob` matches are imports too. */
function globProblems(path: string, folder: string, { may }: Border, { code, strings }: Code): string[] {
  const allowed = [posix.basename(folder), ...may, ...(isTest(path) ? ['editions', 'testkit'] : [])];
  return [...code.matchAll(/\bimport\.meta\.glob\b/g)].flatMap(({ index }) => {
    const open = code.indexOf('(', index);
    const patterns = [...strings].filter(([at]) => at > open && at < closing(code, open));
    return patterns.flatMap(([at, pattern]) => {
      if (!/^[!./]/.test(pattern)) return [];
      const target = posix.join(posix.dirname(path), pattern.replace(/^!/, ''));
      const [, other] = target.split('/');
      if (/^(packages|apps)\/[\w-]+\/src\//.test(target) && allowed.includes(other!)) return [];
      return [
        `${path}:${lineAt(code, at)} imports ${target}: ${folder} may import only ${allowed.join(', ')}`,
      ];
    });
  });
}

/** The end of the call whose parenthesis opens at this offset. */
function closing(code: string, open: number): number {
  let depth = 0;
  for (let at = open; at < code.length; at++) {
    if (code[at] === '(') depth++;
    if (code[at] === ')' && --depth === 0) return at;
  }
  return code.length;
}

function isExplained(project: Project, name: string): boolean {
  return project.dependencies.includes(`\`${name}\``);
}
