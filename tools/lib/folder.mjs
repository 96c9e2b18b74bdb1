import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Creates a folder and its parents one by one: Node's `recursive` never returns if a parent reports ENOENT. */
function makeFolder(/** @type {string} */ path) {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** Creates the folder if necessary. Throws if it is a file or not writable. */
export function makeWritableFolder(/** @type {string} */ path) {
  makeFolder(path);
  if (!statSync(path).isDirectory()) {
    throw Object.assign(new Error(`${path} is a file.`), { code: 'ENOTDIR' });
  }
  accessSync(path, constants.W_OK);
}
