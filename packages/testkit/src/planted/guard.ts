/** Runs one test file in a copy and reports the result. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export interface Verdict {
  readonly kind: 'passed' | 'failed' | 'broken';
  /** The first failure, or why the tests could not be run. */
  readonly why: string;
}

interface Report {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Longer than any guard takes. A bug that only makes a game endless is not found by its guard. */
const timeoutMs = 180_000;

export async function runGuard(folder: string, file: string): Promise<Verdict> {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const said = await vitest(folder, [file, '--bail=1', '--reporter=json', `--outputFile=${report}`]);
  try {
    return verdictOf(JSON.parse(readFileSync(report, 'utf8')) as Report);
  } catch {
    return { kind: 'broken', why: said.trim().split('\n').at(-1) ?? 'no report' };
  }
}

/** A test file that does not load has found nothing. */
function verdictOf({ testResults }: Report): Verdict {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.find(({ status }) => status === 'failed');
  const first = (text: string | undefined): string => (text ?? '').split('\n')[0]!;
  if (failed !== undefined) {
    const why = first(failed.failureMessages[0]);
    // A bug that names something renamed since does not run, and nothing was found.
    return { kind: why.includes(' is not defined') ? 'broken' : 'failed', why };
  }
  if (tests.some(({ status }) => status === 'passed')) return { kind: 'passed', why: '' };
  return { kind: 'broken', why: first(testResults[0]?.message) };
}

/** Resolves with its output. Failing is enough, so no time is spent on shrinking. */
function vitest(folder: string, args: readonly string[]): Promise<string> {
  const env = { ...process.env, CASEFILE_SHRINK: '0' };
  const program = join(folder, 'node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(process.execPath, [program, 'run', '--root', folder, ...args], { cwd: folder, env });
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  let said = '';
  child.stdout.on('data', (data) => {
    said += data;
  });
  child.stderr.on('data', (data) => {
    said += data;
  });
  return new Promise((resolve) => {
    child.once('close', () => {
      clearTimeout(timer);
      resolve(said);
    });
  });
}
