import { runScenario } from '@casefile/testkit';
import { everyRule, filesOfEditions } from '@casefile/testkit/folders';
import { describe, expect, test } from 'vitest';
import { editions } from './index.ts';

interface Read {
  path: string;
  folder: string;
  title: string;
  rules: readonly string[];
  run: () => ReturnType<typeof runScenario>;
}

/** A file that is no JSON still gets its test, which fails. */
const scenarios = filesOfEditions('scenarios/**/*.json').map(({ path, folder, name, text }): Read => {
  const run = () => runScenario(JSON.parse(text), editions);
  try {
    const { scenario, rules } = JSON.parse(text);
    return { path, folder, title: `${rules.join(' ')} ${scenario}`, rules, run };
  } catch {
    return { path, folder, title: `${name} can be read`, rules: [], run };
  }
});

describe.each(Object.entries(Object.groupBy(scenarios, ({ folder }) => folder)))('%s', (_folder, own) => {
  test.each(own!)('$title', ({ path, run }) => {
    const { ok, why } = run();
    expect(ok, `${path}: ${why}`).toBe(true);
  });
});

describe('the rules pages', async () => {
  const rules = await everyRule();
  const shown = new Set(scenarios.flatMap((scenario) => scenario.rules));

  test.each(rules)('%s is shown by a scenario', (rule) => {
    expect(shown).toContain(rule);
  });

  test('no scenario names a rule that is on no page', () => {
    const strange = scenarios.flatMap(({ path, rules: named }) =>
      named.filter((rule) => !rules.includes(rule)).map((rule) => `${path}: ${rule}`),
    );
    expect(strange).toEqual([]);
  });

  test('no two scenarios of an edition have the same title', () => {
    const titles = scenarios.map(({ folder, title }) => `${folder} ${title}`);
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  });
});
