import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { PlainError } from './say.mjs';

/** The root folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');

const isSupported = (/** @type {string} */ version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
};

/** Throws if Node is too old to run these scripts. */
export function requireNode() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new PlainError(
      `This is Node ${process.versions.node}. The portal needs Node 20 or newer: install it from nodejs.org or your system's packages, then run the command again.`,
    );
  }
}

/** The Node that runs the product: the one from the packages, else the current one. Throws if that is older than 22.18. */
export function productNode() {
  const pinned = join(bin, 'node');
  if (existsSync(pinned)) return pinned;
  if (isSupported(process.versions.node)) return process.execPath;
  throw new PlainError(
    `This is Node ${process.versions.node}, and the packages include no Node 24 for this system. Install Node 22.18 or newer, then run the command again.`,
  );
}

/** The environment with the packages' programs first in PATH and Node's compile cache on. */
export const productEnv = () => ({
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
});

/** A program installed by a package. */
export const program = (/** @type {string} */ name) => join(bin, name);
