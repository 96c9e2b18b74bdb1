// The product as `npm start` runs it, with a vendor who has 10,000 listings.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { freePort, startBackend } from '../lib/backend.mjs';

export const listings = 10_000;
export const credentials = { identifier: 'vendor@portal.test', password: 'greenstone-4400' };

/** Adds copies of a live app of the vendor. */
function fill(/** @type {string} */ file) {
  const db = new DatabaseSync(file);
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

/** @returns {Promise<{ url: string, stop: () => Promise<void> }>} */
export async function startProduct() {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const port = await freePort();
  const start = () => startBackend({ PORT: String(port), DATA_DIR: dataDir });
  let backend = await start();
  const stop = () =>
    new Promise((resolve) => {
      backend.once('exit', resolve);
      backend.kill('SIGTERM');
    });
  await stop();
  fill(join(dataDir, 'portal.db'));
  backend = await start();
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
