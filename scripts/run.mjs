import { spawn } from 'node:child_process';

/**
 * Runs a program in this one's place: same terminal, signals passed on.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code
 */
export function run(program, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options });
    const undo = passSignalsTo(child);
    child.once('error', (error) => {
      undo();
      reject(error);
    });
    child.once('close', (code, signal) => {
      undo();
      if (signal === null) resolve(code === null ? 1 : code);
      else process.kill(process.pid, signal);
    });
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function passSignalsTo(child) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    // The terminal has already sent Ctrl-C to the child; a second one would cut its shutdown short.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, pass);
  return () => {
    for (const signal of signals) process.removeListener(signal, pass);
  };
}
