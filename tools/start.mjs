// Installs and builds what is stale, then serves portal and backend on one URL.
import { readEnvFile } from '../backend/envFile.js';
import { requireFreePort, settings, startBackend } from './lib/backend.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { makeWritableFolder } from './lib/folder.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/runtime.mjs';
import { fail, PlainError, say, step } from './lib/say.mjs';
import { stopTogether } from './lib/stopTogether.mjs';
import { welcome } from './lib/welcome.mjs';

try {
  requireNode();
  readEnvFile();
  const { port, dataDir } = settings();
  await requireFreePort(port);
  try {
    makeWritableFolder(dataDir);
  } catch (error) {
    throw new PlainError(
      `The data folder ${dataDir} cannot be used (${error.code}). Choose another: DATA_DIR=… npm start`,
    );
  }
  await ensureInstalled();
  await ensureBuilt();
  step('Starting the backend');
  await startBackend({ PORT: String(port), DATA_DIR: dataDir }, stopTogether);
  say(welcome(`http://localhost:${port}`));
} catch (error) {
  fail(error);
}
