// @module-tag database
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { anApp, signIn } from './caller.ts';
import {
  COMPILED,
  createDatabase,
  inDatabase,
  isSweep,
  startBackend,
  VERY_LONG,
} from './startBackend.ts';

/** Runs the command, and returns its output. `atCopy` is called once the first rows are copied. */
const move = async (
  dataDir: string,
  databaseUrl: string,
  atCopy?: (command: ChildProcess) => unknown,
): Promise<string> => {
  const command = spawn(
    process.execPath,
    [join(import.meta.dirname, '../bin/database.ts'), '--to', 'postgres'],
    {
      env: {
        PATH: process.env.PATH,
        ...COMPILED,
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
      },
    },
  );
  let said = '';
  const listen = (chunk: Buffer): void => {
    const begins = !said.includes('Copied') && `${said}${chunk}`.includes('Copied');
    said += chunk.toString();
    if (begins) atCopy?.(command);
  };
  command.stdout.on('data', listen);
  command.stderr.on('data', listen);
  await once(command, 'close');
  return said;
};

it(
  'a move from SQLite to PostgreSQL goes on after it was stopped, and the portal works on the result',
  VERY_LONG,
  async () => {
    const sqlite = { DATABASE_CLIENT: 'sqlite' };
    const before = await startBackend({ env: sqlite });
    const { dataDir } = before;
    const databaseUrl = await createDatabase();
    const lists = [
      '/apps?sort=name:asc',
      '/pending/services',
      '/accounts?sort=name:asc',
      '/reviews',
    ];
    /** Without the times of sign-ins, of which each read is one. */
    const read = async (url: string) => {
      const admin = await signIn(url, 'admin');
      const found = await Promise.all(lists.map((path) => admin.get(path)));
      return found.map(({ text }) => text.replace(/"last_login":"[^"]*"/g, ''));
    };
    const vendor = await signIn(before.url, 'vendor');
    const made = await vendor.post('/apps', anApp({ name: 'Łódź' }));
    // A row that is deleted keeps its id.
    await vendor.delete(`/apps/${made.at('data.id')}`);
    const found = await read(before.url);
    expect(await move(dataDir, databaseUrl)).toContain('Stop it, then run this again.');
    await before.kill();
    await inDatabase({ dataDir, databaseUrl: undefined }, async (sql) => {
      await sql.schema.createTable('of_an_earlier_version', (table) => table.increments('id'));
      // Changes that the killed server left beside the file are in it before it is compared.
      await sql.raw('pragma wal_checkpoint(truncate)');
    });

    const name = new URL(databaseUrl).pathname.slice(1);
    /** From another database, because none refuses connections to itself. */
    const accepts = (allow: boolean) =>
      inDatabase({ dataDir, databaseUrl: String(new URL('/postgres', databaseUrl)) }, (sql) =>
        sql.raw(`alter database "${name}" allow_connections ${allow}`),
      );
    // Between two statements the command would only connect again.
    const stopped = await move(dataDir, databaseUrl, async () => {
      await accepts(false);
      await inDatabase({ dataDir, databaseUrl: String(new URL('/postgres', databaseUrl)) }, (sql) =>
        sql.raw('select pg_terminate_backend(pid) from pg_stat_activity where datname = ?', [name]),
      );
    });
    await accepts(true);
    expect(stopped).toMatch(/\nPostgreSQL [^\n]*\nRun it again: it continues\.\n$/);
    // Otherwise the lost connection before shows that it goes on.
    if (isSweep) await move(dataDir, databaseUrl, (command) => command.kill('SIGKILL'));
    await expect(startBackend({ dataDir, databaseUrl })).rejects.toThrow('is not finished');
    const file = join(dataDir, 'portal.db');
    const hash = () => createHash('sha256').update(readFileSync(file)).digest('hex');
    const source = hash();
    const said = await move(dataDir, databaseUrl);
    expect(said).toContain('Going on where the last run was stopped.');
    expect(said.match(/(?<=Left behind.*: ).*/g)).toEqual(['the table of_an_earlier_version']);
    expect(said).toContain('counts and checksums are equal');
    expect(hash()).toBe(source);
    expect(await move(dataDir, databaseUrl)).toContain('Create an empty one.');

    const after = await startBackend({ dataDir, databaseUrl });
    expect(await read(after.url)).toEqual(found);
    const next = await (await signIn(after.url, 'vendor')).post('/apps', anApp());
    const [earlier = 0, later = 0] = [made, next].map(({ at }) => Number(at('data.id')));
    expect(later).toBeGreaterThan(earlier);
    const names = await inDatabase(after, (sql) =>
      sql('up_users').whereNull('sort_name').pluck('id'),
    );
    expect(names).toEqual([]);
    await after.stop();
  },
);

it('neither a start nor a move makes a table in a database of another encoding', async () => {
  const databaseUrl = await createDatabase(
    'template0',
    "encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C'",
  );
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-encoding-'));
  writeFileSync(join(dataDir, 'portal.db'), '');
  const said =
    /^(.*\n)?The database of DATABASE_URL must have the encoding UTF8, not SQL_ASCII\. .*\n$/;
  await expect(startBackend({ dataDir, databaseUrl })).rejects.toThrow(said);
  expect(await move(dataDir, databaseUrl)).toMatch(said);
  const tables = await inDatabase({ dataDir, databaseUrl }, (sql) =>
    sql('pg_tables').where({ schemaname: 'public' }).pluck('tablename'),
  );
  expect(tables).toEqual([]);
  rmSync(dataDir, { recursive: true });
});
