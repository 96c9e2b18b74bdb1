// Runs the product with hot reload: Vite's dev server on PORT, the backend on the next port.
import { spawn } from 'node:child_process';
import { readEnvFile } from '../backend/envFile.js';
import { requireFreePort, settings, startBackend } from './lib/backend.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { productEnv, program, requireNode, root } from './lib/runtime.mjs';
import { fail, say, step } from './lib/say.mjs';
import { stopTogether } from './lib/stopTogether.mjs';
import { welcome } from './lib/welcome.mjs';

try {
  requireNode();
  readEnvFile();
  const { port, dataDir } = settings();
  await requireFreePort(port);
  await requireFreePort(port + 1);
  await ensureInstalled();
  step('Starting the backend');
  const env = {
    PORT: String(port + 1),
    DATA_DIR: dataDir,
    PUBLIC_URL: `http://localhost:${port}`,
  };
  await startBackend(env, stopTogether);
  step('Starting the portal with hot reload');
  const vite = spawn(program('vite'), ['app', '--port', String(port), '--strictPort'], {
    cwd: root,
    env: { ...productEnv(), BACKEND_URL: `http://127.0.0.1:${port + 1}` },
    stdio: 'inherit',
  });
  stopTogether(vite);
  say(welcome(`http://localhost:${port}`));
} catch (error) {
  fail(error);
}
