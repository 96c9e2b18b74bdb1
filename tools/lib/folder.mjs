import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes a folder and those above it. One level at a time: Node's own recursion never ends where a parent rejects as if it were missing. */
function makeFolder(/** @type {string} */ path) {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** Makes the folder if need be, and throws when it is none or cannot be written in. */
export function makeWritableFolder(/** @type {string} */ path) {
  makeFolder(path);
  if (!statSync(path).isDirectory()) {
    throw Object.assign(new Error(`${path} is a file.`), { code: 'ENOTDIR' });
  }
  accessSync(path, constants.W_OK);
}
