/**
 * Prints what a green run would hide: a test that passed only on its second try is flaky, and a skipped one has proven
 * nothing on this machine.
 */
import { basename } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const titleOf = (test: TestCase): string => `${test.module.relativeModuleId}: ${test.fullName}`;

/** Why the first try failed: otherwise nobody could fix a test that passes whenever it is watched. */
function retriedLine(test: TestCase): string {
  const [error] = test.result().errors ?? [];
  const at = error?.stacks?.[0];
  const place = at === undefined ? '' : ` (${basename(at.file)}:${at.line})`;
  const message = (error?.message.split('\n', 6) ?? []).join('\n      ') + place;
  // “expected [ Array(1) ] to deeply equal []” does not say what was in the list.
  const diff = error?.message.includes('deeply equal') ? (error.diff?.split('\n', 16) ?? []) : [];
  return [titleOf(test), message, ...diff].join('\n      ');
}

const listed = (headline: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', headline, ...lines.map((line) => `  - ${line}`)];

export function summaryOf(tests: readonly TestCase[]): string {
  const retried = tests.filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0);
  const skipped = tests.flatMap((test) => {
    const result = test.result();
    return result.state === 'skipped' && result.note !== undefined
      ? [`${titleOf(test)}: ${result.note}`]
      : [];
  });
  return [
    ...listed(`${retried.length} needed a second try:`, retried.map(retriedLine)),
    ...listed(`${skipped.length} skipped on this machine:`, skipped),
  ].join('\n');
}

export default class TestSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const text = summaryOf(modules.flatMap((module) => [...module.children.allTests()]));
    if (text !== '') console.log(`${text}\n`);
  }
}
