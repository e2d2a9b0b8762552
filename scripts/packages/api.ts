/** The API reference of the published packages: node scripts/packages/api.ts [FOLDER]. */
import '../typescript-6.mjs';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DeclarationReflection, ProjectReflection } from 'typedoc';
import { root } from '../boundaries/project.ts';
import { type PublishedManifest, publishedFolders } from './pack.ts';

/** Entry points of a package as files. A pattern stands for equal modules in many folders, so its first match is enough. */
function entryFiles(folder: string): string[] {
  const { exports } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  ) as PublishedManifest;
  return Object.values(exports).map(
    (file) => globSync(join(root, folder, file)).sort()[0] ?? join(root, folder, file),
  );
}

async function read(folders: readonly string[]) {
  const { Application } = await import('typedoc');
  const app = await Application.bootstrap({
    name: 'Casefile',
    entryPoints: folders.flatMap(entryFiles),
    basePath: join(root, 'packages'),
    tsconfig: join(root, 'tsconfig.pack.json'),
    // Type errors are left to the project's own compiler.
    skipErrorChecking: true,
    excludeExternals: true,
    excludePrivate: true,
    disableGit: true,
    sourceLinkTemplate: '{path}#L{line}',
    readme: 'none',
    logLevel: 'Error',
  });
  const project = await app.convert();
  if (project === undefined) throw new Error('typedoc could not read the sources');
  return { app, project };
}

const hasSentence = (symbol: DeclarationReflection): boolean =>
  [
    symbol,
    ...(symbol.signatures ?? []),
    ...(symbol.type?.type === 'reflection' ? (symbol.type.declaration.signatures ?? []) : []),
  ].some(({ comment }) => comment?.summary.some(({ text }) => text.trim() !== '') === true);

/** Exported symbols without a sentence: `engine/src/game/game.ts Game`. */
function withoutSentence(project: ProjectReflection): string[] {
  const symbols = (project.children ?? []).flatMap((module) => module.children ?? []);
  const silent = symbols
    .filter((symbol) => !symbol.isReference() && !hasSentence(symbol))
    .map(({ name, sources }) => `${sources?.[0]?.fileName}:${sources?.[0]?.line} ${name}`);
  return [...new Set(silent)].sort();
}

export async function undocumentedSymbols(): Promise<{ symbols: number; silent: string[] }> {
  const { project } = await read(publishedFolders());
  const symbols = (project.children ?? []).reduce((sum, { children = [] }) => sum + children.length, 0);
  return { symbols, silent: withoutSentence(project) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const to = process.argv[2] ?? join(root, 'dist/api');
  const { app, project } = await read(publishedFolders());
  for (const symbol of withoutSentence(project)) console.warn(`no sentence: ${symbol}`);
  await app.generateDocs(project, to);
  console.log(`${(project.children ?? []).length} modules in ${to}`);
}
