import { type Coverage, coverageOf, knownRules, ownScenarios } from '../../scenario/coverage.ts';
import { scenarioFiles } from '../../scenario/files.ts';
import { runFile, type ScenarioRun } from '../../scenario/run.ts';
import { columns } from '../../text/layout.ts';
import { progress } from '../../text/progress.ts';
import { bold, dim, plain, style } from '../../text/style.ts';
import { done, failed, UsageError } from '../../usage.ts';

export async function scenarioCommand(
  paths: readonly string[],
  options: { rules?: true; json?: true },
): Promise<number> {
  if (paths.length === 0 && !options.rules)
    throw new UsageError(
      'Name a scenario file or a folder of them, for example: casefile scenario my-bug.json',
    );
  const results = runAll(scenarioFiles(paths.length > 0 ? paths : ownScenarios()));
  return options.rules ? await sayRules(results, options.json) : sayResults(results, options.json);
}

function runAll(files: readonly string[]): ScenarioRun[] {
  const bar = progress('scenarios', files.length);
  const results = files.map((file, i) => {
    bar.step(i);
    return runFile(file);
  });
  bar.end();
  return results;
}

const tally = (results: readonly ScenarioRun[]): { passed: number; failed: number } => {
  const passed = results.filter(({ ok }) => ok).length;
  return { passed, failed: results.length - passed };
};

const line = ({ ok, file, title, why }: ScenarioRun): string =>
  ok
    ? `${style('green', 'ok  ')} ${file}  ${dim(plain(title))}`
    : `${style('red', 'FAIL')} ${file}: ${plain(why ?? '')}`;

function summary(results: readonly ScenarioRun[]): string {
  const count = tally(results);
  return `${count.passed} passed, ${count.failed} failed`;
}

function sayResults(results: readonly ScenarioRun[], json = false): number {
  const count = tally(results);
  if (json) {
    const bare = results.map(({ file, ok, why }) => (why === undefined ? { file, ok } : { file, ok, why }));
    console.log(JSON.stringify({ ...count, results: bare }, null, 2));
  } else {
    for (const result of results) console.log(line(result));
    console.log(summary(results));
  }
  return count.failed === 0 ? done : failed;
}

async function sayRules(results: readonly ScenarioRun[], json = false): Promise<number> {
  const coverage = coverageOf(await knownRules(), results);
  const broken = results.filter(({ ok }) => !ok);
  for (const result of broken) console.error(line(result));
  if (json) console.log(JSON.stringify(coverage, null, 2));
  else {
    for (const text of rulesTable(coverage)) console.log(text);
    console.log(summary(results));
  }
  const isWhole = broken.length + coverage.uncovered.length + coverage.unknown.length === 0;
  return isWhole ? done : failed;
}

function rulesTable({ covered, uncovered, unknown }: Coverage): string[] {
  const rows = Object.entries(covered).flatMap(([rule, files]) =>
    files.map((file, i) => [i === 0 ? bold(rule) : '', file]),
  );
  const count = Object.keys(covered).length;
  return [
    ...columns(rows),
    '',
    `${count} of ${count + uncovered.length} rules have a scenario that passes`,
    ...(uncovered.length > 0 ? [`without one: ${uncovered.join(', ')}`] : []),
    ...(unknown.length > 0 ? [`named, but in no rulebook: ${unknown.join(', ')}`] : []),
  ];
}
