// Starts the portal with its demo data, and the example directory that shows its listings.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvFile } from '../backend/envFile.js';
import { requireFreePort, settings, startBackend } from './lib/backend.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { startExample } from './lib/example.mjs';
import { makeWritableFolder } from './lib/folder.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/runtime.mjs';
import { fail, say, step } from './lib/say.mjs';
import { stopTogether } from './lib/stopTogether.mjs';
import { welcome } from './lib/welcome.mjs';

try {
  requireNode();
  readEnvFile();
  const { port, dataDir } = settings();
  const directoryPort = port + 100;
  await requireFreePort(port);
  await requireFreePort(directoryPort);
  makeWritableFolder(dataDir);
  await ensureInstalled();
  await ensureBuilt();
  step('Starting the backend');
  const portal = `http://localhost:${port}`;
  const directory = `http://localhost:${directoryPort}`;
  const env = { PORT: String(port), DATA_DIR: dataDir, DIRECTORY_URL: `${directory}/` };
  await startBackend(env, stopTogether);
  step('Starting the example directory');
  const file = join(dataDir, 'example-directory.json');
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const connection = await startExample({ portal, port: directoryPort, before }, stopTogether);
  writeFileSync(file, JSON.stringify(connection), { mode: 0o600 });
  say(welcome(portal));
  say(`  The directory runs at  ${directory}\n`);
} catch (error) {
  fail(error);
}
