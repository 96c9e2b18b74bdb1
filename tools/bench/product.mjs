// The product as `npm start` runs it, behind HTTP/2, with a vendor who has 10,000 listings.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { addFolding } from '../../backend/src/base/folding.ts';
import { freePort } from '../lib/backend.mjs';
import { root } from '../lib/runtime.mjs';
import { PlainError } from '../lib/say.mjs';
import { serveFront } from './front.mjs';

/**
 * @typedef {object} Product
 * @property {string} url
 * @property {string} backend The same without HTTP/2.
 * @property {string} file Its database.
 * @property {() => Promise<void>} stop
 */

export const listings = 10_000;
export const credentials = { identifier: 'vendor@portal.test', password: 'greenstone-4400' };

/** Adds copies of a live app of the vendor. */
function fill(/** @type {string} */ file) {
  const db = new DatabaseSync(file);
  addFolding(db);
  const columns = db
    .prepare('select name from pragma_table_info(?)')
    .all('apps')
    .map(({ name }) => String(name))
    .filter((name) => !['id', 'document_id', 'slug', 'name'].includes(name));
  const model = db
    .prepare(
      `select a.id from apps a join accounts c on c.id = a.account_id
       where a.status = 'APPROVED' and a.revision_of is null and c.email = ? limit 1`,
    )
    .get(credentials.identifier);
  if (!model) throw new Error('The demo data has no live app of the vendor.');
  const copy = db.prepare(
    `insert into apps (document_id, slug, name, ${columns.join(', ')})
     select ?, ?, ?, ${columns.join(', ')} from apps where id = ?`,
  );
  db.exec('begin');
  for (let index = 0; index < listings; index += 1)
    copy.run(`bench${index}`, `bench-${index}`, `Bench listing ${index}`, Number(model.id));
  db.exec('commit');
  db.close();
}

/**
 * Builds and starts the product of a checkout with that checkout's own tools.
 * @param {string} [checkout] Default: this one.
 * @returns {Promise<Product>}
 */
export async function startProduct(checkout = root) {
  const tools = join(checkout, 'tools', 'lib');
  if (!existsSync(join(tools, 'backend.mjs')))
    throw new PlainError(`${checkout} is not a checkout of this repository.`);
  const load = (/** @type {string} */ name) => import(pathToFileURL(join(tools, name)).href);
  const { ensureBuilt } = await load('build.mjs');
  const { startBackend } = await load('backend.mjs');
  await ensureBuilt();
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const port = await freePort();
  const start = () => startBackend({ PORT: String(port), DATA_DIR: dataDir });
  let running = await start();
  const stop = () =>
    new Promise((resolve) => {
      running.once('exit', resolve);
      running.kill('SIGTERM');
    });
  await stop();
  const file = join(dataDir, 'portal.db');
  fill(file);
  running = await start();
  const backend = `http://localhost:${port}`;
  const front = await serveFront({ backend });
  return {
    url: front.url,
    backend,
    file,
    stop: async () => {
      front.close();
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
