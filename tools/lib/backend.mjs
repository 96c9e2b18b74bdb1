import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { productEnv, productNode, root } from './runtime.mjs';
import { PlainError } from './say.mjs';

/** The settings a person gives by environment, with their defaults. */
export function settings() {
  const port = Number(process.env.PORT ?? 4400);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new PlainError(
      `PORT is ${process.env.PORT}, which is not a port number. Use one from 1 to 65535.`,
    );
  }
  return { port, dataDir: resolve(root, process.env.DATA_DIR ?? '.data') };
}

/** Refuses a port that something else listens on, before any work is done. */
export function requireFreePort(/** @type {number} */ port) {
  return new Promise((free, refuse) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      refuse(
        new PlainError(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`
            : `Port ${port} cannot be used (${error.code}). Choose another: PORT=4401 npm start`,
        ),
      );
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => free(undefined)));
  });
}

/**
 * Starts the backend and waits until it answers.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<import('node:child_process').ChildProcess>}
 */
export function startBackend(env) {
  const child = spawn(productNode(), ['src/server.ts'], {
    cwd: join(root, 'backend'),
    env: { ...productEnv(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((ready, refuse) => {
    let waiting = true;
    child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      for (const line of text.split('\n')) {
        if (waiting && line.startsWith('ready ')) {
          waiting = false;
          ready(child);
        } else if (line) process.stdout.write(`${line}\n`);
      }
    });
    child.once('error', refuse);
    child.once('exit', (code) => {
      if (waiting)
        refuse(
          new PlainError(
            `The backend stopped before it was ready (code ${code}). Its last lines above say why.`,
          ),
        );
    });
  });
}

/** Stops a child on Ctrl-C or a polite kill, waits for it, and then ends this program with its code. */
export function stopTogether(/** @type {import('node:child_process').ChildProcess[]} */ children) {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    process.stdout.write('\nStopping…\n');
    for (const child of children) child.kill('SIGTERM');
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  let running = children.length;
  for (const child of children) {
    child.once('exit', (code) => {
      running -= 1;
      if (!stopping) {
        process.exitCode = code ?? 1;
        stop();
      }
      if (running === 0) process.exit(process.exitCode ?? 0);
    });
  }
}
