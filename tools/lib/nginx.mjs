import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { findOrInstall } from './apt.mjs';

/** Debian has it where only root's PATH looks. */
const find = () =>
  [...(process.env.PATH ?? '').split(':'), '/usr/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find((file) => existsSync(file));

/** Finds nginx, or installs it as root. @param {(line: string) => void} say */
export const requireNginx = (say) =>
  findOrInstall({ name: 'nginx', package: 'nginx-light', find }, say);
