import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import process from 'node:process';
import { productEnv, root } from './runtime.mjs';

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

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
    let stopped = false;
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: quiet ? 'pipe' : 'inherit',
      shell: process.platform === 'win32',
    });
    if (nice && child.pid) setPriority(child.pid, nice);
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    // On a signal, stop the child and exit once it has exited.
    const stop = () => {
      stopped = true;
      child.kill('SIGTERM');
    };
    for (const signal of signals) process.on(signal, stop);
    child.on('error', reject);
    child.on('close', (code) => {
      for (const signal of signals) process.off(signal, stop);
      if (stopped) process.exit(130);
      resolve({ code: code ?? 1, output });
    });
  });
}
