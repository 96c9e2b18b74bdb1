// Copies the data folder while the backend runs: npm run backup -- FOLDER
import process from 'node:process';
import { readEnvFile } from '../backend/envFile.js';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { productNode, requireNode } from './lib/runtime.mjs';
import { fail } from './lib/say.mjs';

try {
  requireNode();
  readEnvFile();
  await ensureInstalled();
  const { code } = await run(productNode(), ['backend/bin/backup.ts', ...process.argv.slice(2)]);
  process.exitCode = code;
} catch (error) {
  fail(error);
}
