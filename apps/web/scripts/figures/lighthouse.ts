/** Lighthouse's own scores, on the first page and at a table, as on a middling phone. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goOn, momentsOf } from '../../e2e/support/saved-games.ts';
import { launchKept } from '../browser.ts';
import type { Figure } from '../figures.ts';

const goals = { performance: 95, accessibility: 100, 'best-practices': 95 } as const;
type Category = keyof typeof goals;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

function run(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('error', reject).on('exit', (code) => resolve(code ?? 1));
  });
}

export async function lighthouse(origin: string): Promise<readonly Figure[]> {
  const home = process.env.CASEFILE_LIGHTHOUSE;
  if (home === undefined)
    return [{ what: 'Lighthouse', goal: '', measured: 'not measured: CASEFILE_LIGHTHOUSE names no folder' }];
  const cli = join(home, 'node_modules/lighthouse/cli/index.js');
  const folder = mkdtempSync(join(tmpdir(), 'casefile-lighthouse-'));
  const open = async () => {
    const port = await freePort();
    const context = await launchKept(join(folder, 'profile'), [`--remote-debugging-port=${port}`]);
    return { port, context };
  };
  try {
    // The table's page needs a game in progress, so one is stored in this profile.
    const { context } = await open();
    const page = await context.newPage();
    const [moment] = momentsOf({ edition: 'clue-2002', seed: 1, seats: 4 });
    await page.goto(origin);
    await goOn(page, moment!.saved, origin);
    await context.close();
    const figures: Figure[] = [];
    for (const [name, path] of [
      ['first page', '/'],
      ['table', '/play'],
    ] as const) {
      // In a browser of its own: Lighthouse walks over the whole heap, and what another page has left there would
      // count.
      const fresh = await open();
      const report = join(folder, `${name}.json`);
      const code = await run(process.execPath, [
        cli,
        origin + path,
        `--port=${fresh.port}`,
        '--quiet',
        '--output=json',
        `--output-path=${report}`,
        '--disable-storage-reset',
        `--only-categories=${Object.keys(goals).join()}`,
      ]).finally(() => fresh.context.close());
      if (code !== 0) throw new Error(`Lighthouse could not look at ${path}.`);
      figures.push(...scoresOf(name, JSON.parse(readFileSync(report, 'utf8')) as Report));
    }
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Report {
  readonly categories: Readonly<
    Record<Category, { readonly score: number; readonly auditRefs: readonly { readonly id: string }[] }>
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly displayValue?: string }>
  >;
}

function scoresOf(page: string, { categories, audits }: Report): Figure[] {
  return (Object.keys(goals) as Category[]).map((category) => {
    const { score, auditRefs } = categories[category];
    const lacking = auditRefs.flatMap(({ id }) => {
      const audit = audits[id];
      if (audit?.score === null || audit === undefined || audit.score >= 0.9) return [];
      return [`${id} ${audit.displayValue ?? ''}`.trim()];
    });
    return {
      what: `Lighthouse, ${page}, ${category}`,
      goal: `≥ ${goals[category]}`,
      measured: `${Math.round(score * 100)}${lacking.length > 0 ? ` (${lacking.join('; ')})` : ''}`,
    };
  });
}
