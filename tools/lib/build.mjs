import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { run } from './run.mjs';
import { program, root } from './runtime.mjs';
import { PlainError, step } from './say.mjs';

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

function fingerprint() {
  const hash = createHash('sha256').update(process.env.VITE_DIRECTORY_URL ?? '');
  for (const source of sources) {
    for (const file of files(join(root, source))) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Builds the portal when its sources changed since the last build, or in any case when `anew` is asked for. */
export async function ensureBuilt({ anew = false } = {}) {
  const wanted = fingerprint();
  if (
    !anew &&
    existsSync(dist) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === wanted
  )
    return;
  step('Building the portal');
  // Half a build must not pass for a whole one.
  rmSync(stampFile, { force: true });
  const { code, output } = await run(program('vite'), ['build', 'app', '--logLevel', 'warn'], {
    quiet: true,
  });
  if (code !== 0) {
    const full = /ENOSPC/.test(output)
      ? '\nThe disk is full: free some space and run the command again.'
      : '';
    throw new PlainError(`The portal could not be built.${full}\n\n${output.trim()}`);
  }
  writeFileSync(stampFile, wanted);
}
