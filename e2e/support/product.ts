import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startBackend } from '../../tools/lib/backend.mjs';
import { checkProvider, clockSettings } from './provider.ts';

/** The product as `npm start` runs it, with its own data folder: of this project, or of the folder PORTAL_FOLDER. */
export interface Product {
  url: string;
  /** Stops the process and waits for its exit. */
  stop(): Promise<void>;
  /** Starts it with the same data and URL. */
  start(): Promise<void>;
}

/** Makes password hashes cheap, which are most of a sign-in. */
const cheapHashes = `--import=${new URL('../../backend/tests/passwords.ts', import.meta.url)}`;

export async function withProduct(
  use: (product: Product) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  await checkProvider();
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-'));
  let child: ChildProcess | undefined;
  const product: Product = {
    url: `http://localhost:${port}`,
    async start() {
      const settings = {
        PORT: String(port),
        DATA_DIR: dataDir,
        NODE_OPTIONS: cheapHashes,
        // In production refunds wait until a decision can no longer be undone.
        REFUND_AFTER_SECONDS: '0',
        PAGE_DATA_SECONDS: '60',
        ...clockSettings,
        ...env,
      };
      child = await startBackend(settings, undefined, process.env.PORTAL_FOLDER);
    },
    async stop() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
  await product.start();
  try {
    await use(product);
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
