import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

const apt = '/usr/bin/apt-get';
const options = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20'];

/** @param {string[]} args @returns {string | undefined} the error */
function runApt(...args) {
  const { status, stderr } = spawnSync(apt, [...options, ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 300_000,
  });
  const error = stderr?.split('\n').find((line) => line.startsWith('E:'));
  return status === 0 ? undefined : (error ?? `apt-get exited with ${status}`);
}

/**
 * Finds a program, or installs its Debian package as root. `missing` explains why there is none.
 * @param {{ name: string, package: string, find: () => string | undefined }} program
 * @param {(line: string) => void} say
 * @returns {{ found: string, missing?: undefined } | { found?: undefined, missing: string }}
 */
export function findOrInstall({ name, package: wanted, find }, say) {
  const found = find();
  if (found) return { found };
  const none = `skipped: ${name} is not installed`;
  if (!existsSync(apt)) return { missing: `${none}, and there is no apt-get to install it` };
  if (process.getuid?.() !== 0)
    return { missing: `${none}, and only root can install it (apt-get install ${wanted})` };
  say(`> Installing ${name} (needed once, about a minute)`);
  // The install may succeed with an outdated package list.
  runApt('update');
  const failed = runApt('install', '-y', '--no-install-recommends', wanted);
  const installed = find();
  return installed
    ? { found: installed }
    : { missing: `${none}, and installing it failed: ${failed}` };
}
