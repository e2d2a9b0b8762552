/** Every value of every house rule has a scenario that fails under another value. */
import { runScenario } from '@casefile/testkit';
import { filesOfEditions } from '@casefile/testkit/folders';
import { describe, expect, test } from 'vitest';
import { editions } from '../index.ts';

interface Scenario {
  readonly edition: string;
  readonly options?: Readonly<Record<string, unknown>>;
}
const scenarios = filesOfEditions('scenarios/**/*.json').map(({ text }) => JSON.parse(text) as Scenario);

/** Whether the scenario passes under this reading. */
const holds = (scenario: Scenario, name: string, value: unknown): boolean =>
  runScenario({ ...scenario, options: { ...scenario.options, [name]: value } }, editions).ok;

describe.each(editions.map((edition) => [edition.id, edition] as const))(
  '%s',
  (id, { options, houseRules }) => {
    const own = scenarios.filter(({ edition }) => edition === id);
    test.each(
      Object.entries({ ...options, ...houseRules }).flatMap(([name, values]) =>
        values.map((value) => [name, value, values] as const),
      ),
    )('%s: %s is shown by a scenario that another reading would fail', (name, value, values) => {
      const others = values.filter((each) => each !== value);
      const asked = (scenario: Scenario): unknown => scenario.options?.[name] ?? values[0];
      const tells = own.some(
        (scenario) => asked(scenario) === value && others.some((other) => !holds(scenario, name, other)),
      );
      expect(tells).toBe(true);
    });
  },
);
