// node backend/bin/database.ts --to postgres: moves the records from the file of SQLite to an empty PostgreSQL database, while the portal is stopped.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Knex } from 'knex';
import knex from 'knex';
import { ENCODING, requireUtf8 } from '../src/base/postgresEncoding.ts';
import { STARTING } from '../src/base/startLock.ts';
import { knownProblem } from '../src/base/startProblem.ts';
import { dataDir, fail, problemOf } from './dataDir.ts';
import { moveRecords, type Progress } from './moveDatabase/move.ts';
import { openSource, type Source } from './moveDatabase/source.ts';
import {
  beginMove,
  emptyTables,
  finishMove,
  isOwn,
  readStep,
  readTables,
  type Tables,
} from './moveDatabase/target.ts';

const USAGE = 'Say where the records go: node backend/bin/database.ts --to postgres';

const readArguments = (): void => {
  try {
    const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
    if (to !== 'postgres') fail(USAGE);
  } catch {
    fail(USAGE);
  }
};
readArguments();
const file = join(dataDir, 'portal.db');
if (!existsSync(file))
  fail(`${dataDir} has no portal.db. Set DATA_DIR to the folder of the backend.`);
const url = process.env.DATABASE_URL?.trim() ?? '';
if (!/^postgres(ql)?:/.test(url))
  fail(
    'Set DATABASE_URL to an empty PostgreSQL database, such as postgres://portal:PASSWORD@127.0.0.1/portal',
  );

const count = (number: number): string => number.toLocaleString('en');

/** A bar in a terminal, else a line for each tenth. */
const createProgress = (what: string, total: number): Progress => {
  let [done, told] = [0, -1];
  return (rows, table) => {
    done += rows;
    const tenths = total === 0 ? 10 : Math.floor((done / total) * 10);
    const line = `${what} ${count(done)} of ${count(total)}`;
    if (process.stdout.isTTY) {
      const bar = '█'.repeat(tenths * 2).padEnd(20, '░');
      process.stdout.write(`\r${bar} ${line}  ${table}\u001b[K${done === total ? '\n' : ''}`);
    } else if (tenths > told) console.log(line);
    told = tenths;
  };
};

/** Creates the tables of this version, as a first start does, with a data folder and settings that reach nothing else. */
const createTables = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-tables-'));
  const given = { ...process.env };
  for (const name of Object.keys(given))
    if (!/^(PATH|HOME|TZ|TMPDIR|PG\w+)$/.test(name)) delete process.env[name];
  Object.assign(process.env, {
    NODE_ENV: 'development',
    STRAPI_TELEMETRY_DISABLED: 'true',
    LOG_LEVEL: 'error',
    DATABASE_CLIENT: 'postgres',
    DATABASE_URL: url,
    DATA_DIR: folder,
    DEMO: 'off',
    LINK_CHECKS: 'off',
  });
  try {
    const { settings } = await import('../src/base/settings.ts');
    const { createStrapi } = await import('../src/base/strapi.ts');
    const strapi = createStrapi({ appDir: settings.backendDir, distDir: settings.backendDir });
    await strapi.load();
    await strapi.destroy();
  } finally {
    Object.assign(process.env, given);
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Fails if the file is of another version, and says what this version does not use. */
const checkVersion = (source: Source, tables: Tables): void => {
  for (const [table, columns] of tables) {
    const known = source.tables.get(table) ?? [];
    const missing = [...columns.keys()].filter((column) => !known.includes(column));
    if (missing.length > 0)
      fail(
        `${file} is of an earlier version: ${table} has no ${missing.join(', ')}. Start the portal on it once, stop it, and run this again.`,
      );
    const left = known.filter((column) => !columns.has(column));
    if (left.length > 0)
      console.log(`Left behind, because this version does not use it: ${table}.${left.join(', ')}`);
  }
  for (const table of source.tables.keys())
    if (!tables.has(table) && !isOwn(table))
      console.log(`Left behind, because this version does not use it: the table ${table}`);
};

/** No portal starts on the database meanwhile, and no second command runs. */
const lock = async (sql: Knex): Promise<void> => {
  const { rows } = await sql.raw('select pg_try_advisory_lock(?) as mine', [STARTING]);
  if (!rows[0]?.mine) fail('A portal is starting on this database, or this command runs already.');
};

/** Whether the database has a part of the move, which the next run goes on with. */
let begun = false;

const move = async (): Promise<void> => {
  const source = openSource(file);
  if (!source) return fail(`The portal has ${file} open. Stop it, then run this again.`);
  // One connection, which holds the lock.
  const sql = knex({
    client: 'pg',
    connection: url,
    pool: { min: 1, max: 1 },
    // Errors would begin with the values of the rows.
    compileSqlOnError: false,
  });
  try {
    requireUtf8(await sql.raw(ENCODING));
    const step = await readStep(sql);
    if (step === 'used')
      fail('The database of DATABASE_URL has tables already. Create an empty one.');
    await lock(sql);
    if (step === 'empty') await beginMove(sql);
    begun = true;
    if (step !== 'records') {
      console.log('Creating the tables …');
      await createTables();
    }
    const tables = await readTables(sql);
    checkVersion(source, tables);
    if (step === 'records') console.log('Going on where the last run was stopped.');
    else await emptyTables(sql, tables);

    const total = [...tables.keys()].reduce((sum, table) => sum + source.count(table), 0);
    const copied = createProgress('Copied', total);
    const compared = createProgress('Compared', total);
    const differ = await moveRecords(source, sql, tables, { copied, compared });
    if (differ.length > 0) {
      const lines = differ.map(
        (each) => `${each.table}: ${count(each.source)} and ${count(each.target)}`,
      );
      fail(`Rows differ between the file and the database:\n${lines.join('\n')}`);
    }
    await finishMove(sql, tables, (table) => source.lastId(table));
    console.log(
      `${count(total)} records of ${count(tables.size)} tables are in the database; counts and checksums are equal. ${file} is unchanged.`,
    );
    console.log(
      'Set DATABASE_CLIENT=postgres, keep DATABASE_URL and DATA_DIR, and start the portal.',
    );
  } finally {
    source.close();
    await sql.destroy();
  }
};

await move().catch((error: unknown) => {
  const goesOn = begun && knownProblem(error, true) !== undefined;
  fail(`${problemOf(error, true)}${goesOn ? '\nRun it again: it continues.' : ''}`);
});
