import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { languages } from './messages.mjs';
import { run } from './run.mjs';
import { productEnv, program, root } from './runtime.mjs';
import { PlainError, say, step } from './say.mjs';

const dist = join(root, 'app', 'dist');
const stampFile = join(root, 'app', 'node_modules', '.built');
const sources = [
  'app/index.html',
  'app/auth.html',
  'app/vite.config.ts',
  'app/vite',
  'app/src',
  'app/public',
  'packages/ui/src',
  'packages/domain/src',
  'packages/data/src',
  'packages/forms/src',
  'package-lock.json',
];

/** @returns {Generator<string>} */
function* files(/** @type {string} */ path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) return yield path;
  for (const entry of readdirSync(path).sort()) {
    if (entry !== 'node_modules' && !/\.(stories|test)\.tsx?$/.test(entry))
      yield* files(join(path, entry));
  }
}

function hash() {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of files(join(root, source))) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Whether a process is running. */
function isRunning(/** @type {number} */ pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** Process id that holds a lock; 0 if the lock is stale, undefined if it is gone or being written. @param {string} lock */
function holderOf(lock) {
  try {
    const age = Date.now() - statSync(lock).mtimeMs;
    const pid = Number(readFileSync(lock, 'utf8'));
    // An empty lock is being written, or stale after 10 seconds.
    if (pid === 0) return age > 10_000 ? 0 : undefined;
    return pid === process.pid || !isRunning(pid) ? 0 : pid;
  } catch {
    return undefined;
  }
}

/**
 * Runs `work` once no other command of this checkout holds the lock. Replaces stale locks.
 * @template T @param {string} lock @param {() => Promise<T>} work @returns {Promise<T>}
 */
async function oneAtATime(lock, work) {
  mkdirSync(dirname(lock), { recursive: true });
  let reported = false;
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') {
        rmSync(lock, { force: true });
        throw error;
      }
    }
    const holder = holderOf(lock);
    if (holder === 0) {
      rmSync(lock, { force: true });
      continue;
    }
    if (holder && !reported) say(`  waiting for the build of process ${holder}`);
    reported ||= Boolean(holder);
    await delay(200);
  }
  const release = () => rmSync(lock, { force: true });
  // Also on Ctrl-C.
  process.once('exit', release);
  try {
    return await work();
  } finally {
    release();
    process.off('exit', release);
  }
}

/** Builds the portal in one language. */
async function buildIn(/** @type {string} */ language, /** @type {string} */ folder) {
  const { code, output } = await run(
    program('vite'),
    ['build', 'app', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
    { quiet: true, env: { ...productEnv(), PORTAL_LANGUAGE: language } },
  );
  if (code !== 0) {
    const full = /ENOSPC/.test(output)
      ? '\nThe disk is full: free some space and run the command again.'
      : '';
    throw new PlainError(`The portal could not be built.${full}\n\n${output.trim()}`);
  }
}

/** Builds the portal in all languages: the pages of the others are in a folder of their own, the scripts of all in one. */
async function build() {
  step('Building the portal');
  const fresh = `${dist}-new`;
  await buildIn('en', fresh);
  for (const language of languages.slice(1)) {
    const folder = join(fresh, language);
    await buildIn(language, folder);
    cpSync(join(folder, 'assets'), join(fresh, 'assets'), { recursive: true });
    for (const name of readdirSync(folder))
      if (!/^(auth|\.server)$|\.html$/.test(name)) rmSync(join(folder, name), { recursive: true });
  }
  // Swap the folders, so that a half-finished build is never served.
  const old = `${dist}-old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(fresh, dist);
  rmSync(old, { recursive: true, force: true });
}

/** Builds the portal if its sources changed since the last build, or always with `force`. */
export async function ensureBuilt({ force = false } = {}) {
  await oneAtATime(join(root, 'app', 'node_modules', '.building'), async () => {
    const wanted = hash();
    const isFresh =
      existsSync(dist) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted;
    if (isFresh && !force) return;
    rmSync(stampFile, { force: true });
    await build();
    writeFileSync(stampFile, wanted);
  });
}
