import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { editions } from '@casefile/editions';
import { rulesOf } from '../names.ts';
import type { ScenarioRun } from './run.ts';

export interface Coverage {
  /** Rule to the passing scenarios that show it. */
  readonly covered: Readonly<Record<string, readonly string[]>>;
  readonly uncovered: readonly string[];
  /** Rules that scenarios name but no rules page has. */
  readonly unknown: readonly string[];
}

export async function knownRules(): Promise<string[]> {
  const all = await Promise.all(editions.map(({ id }) => rulesOf(id, 'en')));
  return [...new Set(all.flatMap((rules) => Object.keys(rules)))];
}

export function coverageOf(known: readonly string[], results: readonly ScenarioRun[]): Coverage {
  const covered: Record<string, string[]> = {};
  const named = new Set<string>();
  for (const { file, ok, rules } of results) {
    for (const rule of rules) {
      named.add(rule);
      if (ok && known.includes(rule)) covered[rule] = [...(covered[rule] ?? []), file];
    }
  }
  return {
    covered: Object.fromEntries(known.flatMap((rule) => (covered[rule] ? [[rule, covered[rule]]] : []))),
    uncovered: known.filter((rule) => !covered[rule]),
    unknown: [...named].filter((rule) => !known.includes(rule)).sort(),
  };
}

/** The folders of this repository's own scenarios. */
export function ownScenarios(): string[] {
  const source = dirname(fileURLToPath(import.meta.resolve('@casefile/editions')));
  return globSync('*/scenarios', { cwd: source })
    .sort()
    .map((folder) => relative('', join(source, folder)));
}
