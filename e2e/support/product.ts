import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../../tools/lib/backend.mjs';
import { checkProvider, clockSettings } from './provider.ts';

/** The product as `npm start` runs it, on a data folder of its own. */
export interface Product {
  url: string;
  /** Stops the process and waits until it is gone. */
  stop(): Promise<void>;
  /** Starts it again on the same data and address. */
  start(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No free port.');
  return address.port;
}

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
      child = await startBackend({
        PORT: String(port),
        DATA_DIR: dataDir,
        // Long enough to undo a decision by hand; a journey does not wait for it.
        REFUND_AFTER_SECONDS: '0',
        ...clockSettings,
        ...env,
      });
    },
    async stop() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
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
