/**
 * Checks imports against the architecture, unused code, links and paths in documents, and rules that no tool offers.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { importProblems } from './boundaries/import-rules.ts';
import { brokenLinks, documentsOf, filesOf, missingFiles } from './boundaries/links.ts';
import { problemsOf } from './boundaries/own-rules.ts';
import { readProject, root } from './boundaries/project.ts';

/** Unused exports, files and dependencies; configured in knip.jsonc. */
const unused = new Promise<string[]>((resolve) => {
  const knip = join(root, 'node_modules/knip/bin/knip.js');
  const args = [knip, '--no-progress', '--no-config-hints', '--reporter', 'compact'];
  execFile(process.execPath, args, { cwd: root }, (error, said, wrong) => {
    resolve(error === null ? [] : [`knip finds what nobody uses:\n${said}${wrong}`]);
  });
});

const { sources, problems: ofImports } = await importProblems(root);
const files = filesOf(root);
const links = documentsOf(root).flatMap((document) => [
  ...brokenLinks(root, document),
  ...missingFiles(root, document, files),
]);
const problems = [...ofImports, ...problemsOf(readProject()), ...links, ...(await unused)];
for (const problem of problems) console.error(problem);
console.log(`${sources} modules, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
