import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Runs the command line as a user would, with pipes instead of a terminal; `input` is closed at its end. */
export function casefile(args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): Promise<Said> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main, ...args], {
      env: { ...process.env, FORCE_COLOR: undefined, ...env },
    });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('error', reject).on('close', (code) => resolve({ code, out, err }));
    // The command may end before it has read everything.
    child.stdin.on('error', () => {}).end(input);
  });
}
