import { runScenario } from '@casefile/testkit';
import { everyRule, filesOfEditions, type TextFile } from '@casefile/testkit/folders';
import { describe, expect, test } from 'vitest';
import { editions } from '../index.ts';

interface Read extends TextFile {
  readonly title: string;
  readonly rules: readonly string[];
  readonly json: unknown;
}

/** A file that is not a scenario gets a failing test too. */
function read(file: TextFile): Read {
  try {
    const json = JSON.parse(file.text);
    return { ...file, title: `${json.rules.join(' ')} ${json.scenario}`, rules: json.rules, json };
  } catch (error) {
    return { ...file, title: `${file.name} is a scenario`, rules: [], json: String(error) };
  }
}

const scenarios = filesOfEditions('scenarios/**/*.json').map(read);

for (const [folder, own] of Object.entries(Object.groupBy(scenarios, (file) => file.folder)))
  describe(folder, () => {
    for (const { path, title, json } of own!)
      test(title, () => {
        const { ok, why } = runScenario(json, editions);
        expect(ok, `${path}: ${why}`).toBe(true);
      });
  });

describe('the rules pages', async () => {
  const known = await everyRule();
  const shown = new Set(scenarios.flatMap(({ rules }) => rules));

  test.each(known)('%s is shown by a scenario', (rule) => {
    expect(shown).toContain(rule);
  });

  test('every scenario names only rules that exist', () => {
    const strange = scenarios.flatMap(({ path, rules }) =>
      rules.filter((rule) => !known.includes(rule)).map((rule) => `${path}: ${rule}`),
    );
    expect(strange).toEqual([]);
  });

  test('no two scenarios of an edition have the same title', () => {
    const titles = scenarios.map(({ folder, title }) => `${folder} ${title}`);
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  });
});
