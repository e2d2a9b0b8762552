export { parseScenario, type Scenario, ScenarioError } from './scenario/format.ts';
export { type Outcome, runScenario } from './scenario/run.ts';
