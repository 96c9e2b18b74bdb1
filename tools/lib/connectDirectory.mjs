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
export async function connectDirectory({ portal, directory }, before) {
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
