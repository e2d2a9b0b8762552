import { editions } from '@casefile/editions';
import { runScenario } from '@casefile/testkit';
import { readBytes } from '../read-input.ts';
import { JsonError, parseJson, textOf } from './json.ts';

export interface ScenarioRun {
  readonly file: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly ok: boolean;
  readonly why?: string;
}

export function runFile(file: string): ScenarioRun {
  const bytes = readBytes(file, 'scenario');
  const none = { file, title: '', rules: [], ok: false };
  try {
    const json = parseJson(textOf(bytes));
    return { ...headOf(file, json), ...runScenario(json, editions) };
  } catch (error) {
    if (error instanceof JsonError) return { ...none, why: error.message };
    // One scenario that hits a bug of the engine must not hide the results of the others.
    return { ...none, why: `the engine broke: ${error instanceof Error ? error.message : error}` };
  }
}

/** The title and rules of a file, even when it is not a valid scenario. */
function headOf(file: string, json: unknown): Omit<ScenarioRun, 'ok' | 'why'> {
  const { scenario, rules } = (json ?? {}) as Record<string, unknown>;
  const isText = (value: unknown): value is string => typeof value === 'string';
  return {
    file,
    title: isText(scenario) ? scenario : '',
    rules: Array.isArray(rules) ? rules.filter(isText) : [],
  };
}
