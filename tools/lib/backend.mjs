import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { productEnv, productNode, root } from './runtime.mjs';
import { PlainError } from './say.mjs';

/**
 * How Node runs a server. By default it keeps 128 MB for new objects once the start has filled them; a call needs few.
 * Deployments repeat it: `deploy`, docs/deploy.md, backend/package.json.
 */
export const serverFlags = ['--max-semi-space-size=16'];

/** Reads PORT (default 4400) and DATA_DIR (default `.data`). */
export function settings() {
  const port = Number(process.env.PORT ?? 4400);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new PlainError(
      `PORT is ${process.env.PORT}, which is not a port number. Use one from 1 to 65535.`,
    );
  }
  return { port, dataDir: resolve(root, process.env.DATA_DIR ?? '.data') };
}

/** Rejects if another program listens on the port. */
export function requireFreePort(/** @type {number} */ port) {
  return new Promise((free, reject) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      reject(
        new PlainError(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`
            : `Port ${port} cannot be used (${error.code}). Choose another: PORT=4401 npm start`,
        ),
      );
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => free(undefined)));
  });
}

/** Returns a port that no program listens on. @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });

/**
 * Starts the backend and waits until it is ready. Calls `onSpawn` as soon as the process exists. `folder` may be one that
 * `npm run standalone` wrote.
 * @param {NodeJS.ProcessEnv} env
 * @param {(child: import('node:child_process').ChildProcess) => void} [onSpawn] @param {string} [folder]
 * @returns {Promise<import('node:child_process').ChildProcess>}
 */
export function startBackend(env, onSpawn, folder = root) {
  const child = spawn(productNode(), [...serverFlags, 'src/server.ts'], {
    cwd: join(folder, 'backend'),
    env: { ...productEnv(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onSpawn?.(child);
  return new Promise((ready, reject) => {
    let waiting = true;
    child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      for (const line of text.split('\n')) {
        if (waiting && /^(ready |{.*"message":"ready )/.test(line)) {
          waiting = false;
          ready(child);
        } else if (line) process.stdout.write(`${line}\n`);
      }
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (waiting)
        reject(
          new PlainError(
            `The backend stopped before it was ready (code ${code}). See its output above.`,
          ),
        );
    });
  });
}
