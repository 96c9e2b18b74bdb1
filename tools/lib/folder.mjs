import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes a folder and those above it. One level at a time: Node's own recursion never ends where a parent refuses as if it were missing. */
export function makeFolder(/** @type {string} */ path) {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}
