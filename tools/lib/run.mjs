import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** Runs a program, then writes the CPU time of it and of those that it waited for into the file of the first argument. Passes SIGTERM on. */
const counting =
  'file=$1; shift; "$@" & trap "kill $!" TERM; wait $!; code=$?; times > "$file"; exit $code';

/**
 * The user and kernel seconds of the children in the output of a shell's `times`: its second line, such as `1m2.50s 0m3.25s`.
 * @param {string} output
 */
const childrenSeconds = (output) =>
  [...(output.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)]
    .map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds))
    .reduce((sum, seconds) => sum + seconds, 0);

/**
 * Runs a program as `run` does and counts its CPU seconds, with those of the programs that it waits for. Not on Windows.
 * @param {string} command
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} options
 * @returns {Promise<{ code: number, output: string, counted?: number }>}
 */
export async function runCounted(command, args, options) {
  if (process.platform === 'win32') return run(command, args, options);
  const folder = mkdtempSync(join(tmpdir(), 'times-'));
  const file = join(folder, 'times');
  try {
    const result = await run('sh', ['-c', counting, 'sh', file, command, ...args], options);
    if (!existsSync(file)) return result;
    return { ...result, counted: childrenSeconds(readFileSync(file, 'utf8')) };
  } finally {
    rmSync(folder, { recursive: true });
  }
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
