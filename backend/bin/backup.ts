// node backend/bin/backup.ts FOLDER: a copy of the data that a backend can be started on, taken while it runs.
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { bucket, fail, dataDir as from, onPostgres, problemOf, requireData } from './dataDir.ts';
import { openDatabase } from './openDatabase.ts';

const to = process.argv[2] ? resolve(process.argv[2]) : '';
const address = process.env.DATABASE_URL?.trim() ?? '';

if (to === '') fail('Say where the copy goes: node backend/bin/backup.ts /backup/monday');
if (existsSync(to)) fail(`${to} is there already. Give each backup a folder of its own.`);
if (onPostgres && !URL.canParse(address))
  fail('DATABASE_CLIENT is postgres, so set DATABASE_URL to its address as well.');
requireData();

const copyFile = (): void => {
  const copy = join(to, 'portal.db');
  const database = new Database(join(from, 'portal.db'), { fileMustExist: true });
  database.prepare('vacuum into ?').run(copy);
  database.close();
  const copied = new Database(copy);
  const state = copied.pragma('integrity_check', { simple: true });
  copied.close();
  if (state !== 'ok') throw new Error(`The copy is damaged: ${state}`);
};

const dump = (): void => {
  const url = new URL(address);
  // Other users can read arguments.
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(url.password) };
  url.password = '';
  const options = ['--format=custom', '--no-owner', `--file=${join(to, 'portal.dump')}`];
  const { error, status, stderr } = spawnSync('pg_dump', [...options, `--dbname=${url.href}`], {
    env: url.href === address ? process.env : env,
    encoding: 'utf8',
  });
  if (error) throw new Error('pg_dump was not found. Install the client programs of PostgreSQL.');
  if (status !== 0) throw new Error(stderr.trim());
};

/** For the page about the system and for metrics. */
const noteBackup = async (): Promise<void> => {
  const filename = join(from, 'portal.db');
  const sql = openDatabase(
    onPostgres ? { client: 'postgres', url: address } : { client: 'sqlite', filename },
  );
  try {
    const row = { name: 'backup', at: Date.now() };
    await sql('last_times').insert(row).onConflict('name').merge(['at']);
  } catch (error) {
    // The database is busy, or the user who makes backups may only read.
    console.error(
      `The time of this backup is not noted, and the portal does not show it: ${problemOf(error)}`,
    );
  } finally {
    await sql.destroy();
  }
};

try {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  // Pictures are copied after the database: they never change, so all that it names are included.
  if (onPostgres) dump();
  else copyFile();
  if (bucket === undefined)
    cpSync(join(from, 'public'), join(to, 'public'), {
      recursive: true,
      // Pictures that are being written.
      filter: (path) => basename(path) !== '.staging',
    });
  const secret = join(from, 'secret');
  if (existsSync(secret)) copyFileSync(secret, join(to, 'secret'));
  await noteBackup();
  console.log(`saved ${to}`);
  if (bucket !== undefined)
    console.log(`Without the pictures: they are in the bucket ${bucket}. Back it up as well.`);
} catch (error) {
  // A partial backup must not look complete.
  rmSync(to, { recursive: true, force: true });
  fail(`Nothing was saved: ${problemOf(error)}`);
}
