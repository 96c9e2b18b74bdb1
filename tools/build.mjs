// Builds the portal for production, even if nothing changed.
import { readEnvFile } from '../backend/envFile.js';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/runtime.mjs';
import { fail } from './lib/say.mjs';

try {
  requireNode();
  readEnvFile();
  await ensureInstalled();
  await ensureBuilt({ force: true });
} catch (error) {
  fail(error);
}
