import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { productEnv, productNode, root } from './runtime.mjs';
import { PlainError } from './say.mjs';

/** @typedef {{ READ_KEY?: string, WEBHOOK_SECRET?: string }} Connection */

/**
 * Creates a read key and a webhook for the example directory, as an owner does in the console. Keeps those of `before` while
 * the portal accepts its key.
 *
 * @param {{ portal: string, directory: string }} addresses
 * @param {Connection} before
 * @returns {Promise<Connection>}
 */
async function connectDirectory({ portal, directory }, before) {
  /** @param {string} path @param {string} token @param {object} [data] */
  const call = async (path, token, data) => {
    const response = await fetch(`${portal}/api${path}`, {
      method: data ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: token }) },
      ...(data ? { body: JSON.stringify(data) } : {}),
    });
    return { ok: response.ok, body: await response.json() };
  };
  const known = await call('/directory/industries', `Bearer ${before.READ_KEY}`);
  if (known.ok) return before;
  const owner = { identifier: 'admin@portal.test', password: 'greenstone-4400' };
  const { body: session } = await call('/auth/local', '', owner);
  const token = `Bearer ${session.jwt}`;
  const scopes = ['listings.read', 'reviews.read', 'offers.read'];
  const key = await call('/keys', token, { data: { name: 'Example directory', scopes } });
  const endpoint = { url: `${directory}/webhooks`, description: 'Example directory' };
  const webhook = await call('/webhooks', token, { data: endpoint });
  if (!key.ok || !webhook.ok) {
    throw new PlainError(
      'The example needs the demo data, with its owner admin@portal.test. Use an empty folder: DATA_DIR=.example npm run example:directory',
    );
  }
  return { READ_KEY: key.body.data.secret, WEBHOOK_SECRET: webhook.body.data.secret };
}

/**
 * Starts the example directory beside a running portal with demo data, and waits until it listens. Calls `onSpawn` as soon as
 * the process exists.
 *
 * @param {{ portal: string, port: number, before?: Connection }} settings
 * @param {(child: import('node:child_process').ChildProcess) => void} onSpawn
 */
export async function startExample({ portal, port, before = {} }, onSpawn) {
  const directory = `http://localhost:${port}`;
  const connection = await connectDirectory({ portal, directory }, before);
  const child = spawn(productNode(), ['server.mjs'], {
    cwd: join(root, 'examples', 'directory'),
    env: { ...productEnv(), PORT: String(port), PORTAL_URL: portal, ...connection },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onSpawn(child);
  // Its first line is that it listens.
  await once(child.stdout, 'data');
  return connection;
}
