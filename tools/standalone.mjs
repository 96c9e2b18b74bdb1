// Writes what a production server needs into a new folder: npm run standalone -- FOLDER
import { resolve } from 'node:path';
import process from 'node:process';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/runtime.mjs';
import { fail, PlainError, say } from './lib/say.mjs';
import { requireNew, writeServer } from './lib/standalone.mjs';

try {
  requireNode();
  const [, , folder] = process.argv;
  if (!folder) throw new PlainError('Name a new folder: npm run standalone -- /opt/portal');
  const to = resolve(folder);
  requireNew(to);
  await ensureInstalled();
  await ensureBuilt();
  writeServer(to);
  say(`written to ${to}`);
} catch (error) {
  fail(error);
}
