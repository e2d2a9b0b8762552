/** Plants each bug in a copy of the packages and requires its guard to fail: `npm run test:planted [words]`. */
import { bugs } from './bugs.ts';
import { type Copy, copyPackages } from './copy.ts';
import { runGuard } from './guard.ts';
import { guards, type Planted } from './planted.ts';

type Job = (copy: Copy) => Promise<boolean>;

/** Without a bug every guard must pass, or its failure would prove nothing. */
const contented =
  (name: keyof typeof guards): Job =>
  async ({ folder }) => {
    const { kind, why } = await runGuard(folder, guards[name]);
    console.log(kind === 'passed' ? `content: ${name}` : `NOT CONTENT without any bug: ${name}: ${why}`);
    return kind === 'passed';
  };

const bites =
  (bug: Planted): Job =>
  async (copy) => {
    const restore = copy.plant(bug);
    const { kind, why } = await runGuard(copy.folder, guards[bug.caughtBy]);
    restore();
    const found = kind === 'failed';
    const verdict = found ? `caught by ${bug.caughtBy}` : kind === 'passed' ? 'SURVIVED' : 'BROKEN';
    console.log(
      `${verdict}: ${bug.name}${kind === 'passed' ? ` (${bug.caughtBy})` : `: ${why.slice(0, 160)}`}`,
    );
    return found;
  };

/** Two at a time, each in its own copy. */
async function work(jobs: readonly Job[]): Promise<{ passed: number; failed: number }> {
  const queue = [...jobs];
  const count = { passed: 0, failed: 0 };
  const worker = async (): Promise<void> => {
    const copy = copyPackages();
    try {
      for (let job = queue.shift(); job !== undefined; job = queue.shift())
        count[(await tried(job, copy)) ? 'passed' : 'failed']++;
    } finally {
      copy.remove();
    }
  };
  await Promise.all([worker(), worker()]);
  return count;
}

/** A bug that can no longer be planted is a failure. */
async function tried(job: Job, copy: Copy): Promise<boolean> {
  try {
    return await job(copy);
  } catch (error) {
    console.log(`ERROR: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}

const words = process.argv.slice(2);
const chosen = bugs.filter(({ name, file, caughtBy }) =>
  words.every((word) => `${name} ${file} ${caughtBy}`.includes(word)),
);
const names = Object.keys(guards) as (keyof typeof guards)[];
const needed = names.filter((name) => chosen.some(({ caughtBy }) => caughtBy === name));
const { passed, failed } = await work([...needed.map(contented), ...chosen.map(bites)]);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || chosen.length === 0 ? 1 : 0;
