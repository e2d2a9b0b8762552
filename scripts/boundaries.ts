/** Imports against the arrows of the architecture (dependency-cruiser), and the rules that no tool knows. */
import { importProblems } from './import-rules.ts';
import { problemsOf } from './own-rules.ts';
import { readProject, root } from './project.ts';

const { sources, problems: ofImports } = await importProblems(root);
const problems = [...ofImports, ...problemsOf(readProject())];
for (const problem of problems) console.error(problem);
console.log(`${sources} modules, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
