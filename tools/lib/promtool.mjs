import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { findOrInstall } from './apt.mjs';

const find = () =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, 'promtool'))
    .find((file) => existsSync(file));

/** Finds promtool, or installs it as root. @param {(line: string) => void} say */
export const requirePromtool = (say) =>
  findOrInstall({ name: 'promtool', package: 'prometheus', find }, say);
