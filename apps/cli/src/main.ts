import { enableCompileCache } from 'node:module';

// Before the first import that could be cached: start-up is mostly reading sources.
enableCompileCache();

// A reader such as `head` may have gone, or the disk be full. Neither may end a server with its tables, or hide the verdict
// of a check in its exit code; but a result that could not be written is no success.
let lost: NodeJS.ErrnoException | null = null;
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE' || lost !== null) return;
  lost = error;
  console.error(`casefile: standard output cannot be written (${error.message}).`);
});
process.stderr.on('error', () => {});

const { run } = await import('./program.ts');
const code = await run(process.argv.slice(2));
// What was written last fails a moment later.
await new Promise((resolve) => setImmediate(resolve));
const { done, wrongUsage } = await import('./usage.ts');
process.exitCode = lost !== null && code === done ? wrongUsage : code;
