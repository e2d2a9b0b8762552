import { enableCompileCache } from 'node:module';

// Before the first import that could be cached: start-up is mostly reading sources.
enableCompileCache();

// A reader such as `head` may close the pipe before everything is written.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const { run } = await import('./program.ts');
process.exitCode = await run(process.argv.slice(2));
