// The whole product with one command: installs and builds what is stale, then serves portal and backend on one address.

import { requireFreePort, settings, startBackend, stopTogether } from './lib/backend.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { makeFolder } from './lib/folder.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/runtime.mjs';
import { fail, PlainError, say, step } from './lib/say.mjs';
import { welcome } from './lib/welcome.mjs';

try {
  requireNode();
  const { port, dataDir } = settings();
  await requireFreePort(port);
  try {
    makeFolder(dataDir);
  } catch (error) {
    throw new PlainError(
      `The data folder ${dataDir} cannot be made (${error.code}). Choose another: DATA_DIR=… npm start`,
    );
  }
  await ensureInstalled();
  await ensureBuilt();
  step('Starting the backend');
  const backend = await startBackend({ PORT: String(port), DATA_DIR: dataDir });
  stopTogether([backend]);
  say(welcome(`http://localhost:${port}`));
} catch (error) {
  fail(error);
}
