import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { PlainError } from './say.mjs';

/** The folder of the whole project. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');

const enough = (/** @type {string} */ version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
};

/** Rejects a Node that cannot even run these scripts. */
export function requireNode() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new PlainError(
      `This is Node ${process.versions.node}. The portal needs Node 20 or newer: install it from nodejs.org or your system's packages, then run the command again.`,
    );
  }
}

/** The Node that runs the product: the pinned one from the packages, or this one when it is new enough. */
export function productNode() {
  const pinned = join(bin, 'node');
  if (existsSync(pinned)) return pinned;
  if (enough(process.versions.node)) return process.execPath;
  throw new PlainError(
    `This is Node ${process.versions.node}, and the Node 24 that the packages bring is not there for this system. Install Node 22.18 or newer, then run the command again.`,
  );
}

/** The environment in which the project's own programs come first, and are compiled once for many starts. */
export const productEnv = () => ({
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
});

/** A program installed by a package. */
export const program = (/** @type {string} */ name) => join(bin, name);
