// npm run backup -- FOLDER: a copy of the data folder that a backend can be started on, taken while it runs.
import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Database from 'better-sqlite3';

const from = resolve(process.env.DATA_DIR?.trim() || join(import.meta.dirname, '../../.data'));
const to = process.argv[2] ? resolve(process.argv[2]) : '';

const fail = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

if (to === '') fail('Say where the copy goes: npm run backup -- /backup/monday');
if (existsSync(to)) fail(`${to} is there already. Give each backup a folder of its own.`);
if (process.env.DATABASE_CLIENT === 'postgres')
  fail('The database is on PostgreSQL: take it with pg_dump, and copy DATA_DIR/public after it.');
if (!existsSync(join(from, 'portal.db')))
  fail(`${from} has no database. Set DATA_DIR to the folder of the backend.`);

const copyDatabase = (): void => {
  const copy = join(to, 'portal.db');
  const database = new Database(join(from, 'portal.db'), { fileMustExist: true });
  database.prepare('vacuum into ?').run(copy);
  database.close();
  const copied = new Database(copy);
  const state = copied.pragma('integrity_check', { simple: true });
  copied.close();
  if (state !== 'ok') throw new Error(`The copy is damaged: ${state}`);
};

try {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  // Pictures come after the database: they are never changed, so all that it names is among them.
  copyDatabase();
  cpSync(join(from, 'public'), join(to, 'public'), { recursive: true });
  for (const file of ['secret', 'sandbox.json'])
    if (existsSync(join(from, file))) copyFileSync(join(from, file), join(to, file));
  console.log(`saved ${to}`);
} catch (error) {
  // Half a backup must not be taken for one.
  rmSync(to, { recursive: true, force: true });
  fail(`Nothing was saved: ${error instanceof Error ? error.message : error}`);
}
