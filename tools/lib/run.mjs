import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import process from 'node:process';
import { productEnv, root } from './runtime.mjs';

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** The programs that run now. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let stopping = false;

/** On a signal, stops every program. The process exits once all of them have exited. */
const stopAll = () => {
  stopping = true;
  for (const child of running) child.kill('SIGTERM');
};

/** @param {import('node:child_process').ChildProcess} child */
function begun(child) {
  if (running.size === 0) for (const signal of signals) process.on(signal, stopAll);
  running.add(child);
}

/** @param {import('node:child_process').ChildProcess} child */
function ended(child) {
  running.delete(child);
  if (running.size > 0) return;
  if (stopping) process.exit(130);
  for (const signal of signals) process.off(signal, stopAll);
}

/**
 * Runs a program and waits for its exit. `quiet` returns its output instead of printing it; `nice` is the priority of the program
 * and of those that it starts, by default that of this one.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean, nice?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd = root, env = productEnv(), quiet = false, nice } = {}) {
  return new Promise((resolve, reject) => {
    // Never settles: the process exits once the others have.
    if (stopping) return;
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: quiet ? 'pipe' : 'inherit',
      shell: process.platform === 'win32',
    });
    begun(child);
    if (nice && child.pid) setPriority(child.pid, nice);
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => {
      ended(child);
      reject(error);
    });
    child.on('close', (code) => {
      ended(child);
      if (!stopping) resolve({ code: code ?? 1, output });
    });
  });
}
