import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, expect, it } from 'vitest';
import { portProblem, startProblem } from '../src/base/startProblem.ts';
import { startBackend } from './startBackend.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'portal-damaged-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const withCode = (code: string) => Object.assign(new Error('of a driver'), { code });

it('on a damaged database the server prints one sentence', async () => {
  writeFileSync(join(dataDir, 'portal.db'), 'no database '.repeat(1000));
  // The second line is that of the test.
  await expect(startBackend({ dataDir, env: { DATABASE_CLIENT: 'sqlite' } })).rejects.toThrow(
    /^[^\n]*\nThe database portal\.db in DATA_DIR is damaged\. Restore a backup: [^\n]+\n$/,
  );
});

it.each([
  ['admin', 'you@example.org'],
  ['storage', '--to', 's3'],
])('without PostgreSQL, npm run %s prints the same sentence', (name, ...args) => {
  mkdirSync(join(dataDir, 'public'), { recursive: true });
  const database = {
    DATABASE_CLIENT: 'postgres',
    DATABASE_URL: 'postgres://portal@127.0.0.1:1/portal',
  };
  const bucket = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
  const { stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, `../bin/${name}.ts`), ...args],
    { env: { ...process.env, ...database, ...bucket, DATA_DIR: dataDir }, encoding: 'utf8' },
  );
  expect(stderr).toBe(
    'PostgreSQL cannot be reached at the address of DATABASE_URL. (ECONNREFUSED)\n',
  );
});

it.each([
  ['SQLITE_CORRUPT_INDEX', 'is damaged'],
  ['SQLITE_CANTOPEN', 'must belong to the user of the backend'],
  ['EACCES', 'must belong to the user of the backend'],
  ['ENOSPC', 'The disk is full'],
  ['42501', 'Make it the owner'],
  ['28P01', 'rejects the user or password'],
  ['3D000', 'does not exist'],
  ['53300', 'no connection left'],
  ['57P03', 'is starting or stopping'],
  ['ENOTFOUND', 'was not found'],
  ['ECONNREFUSED', 'cannot be reached'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'certificate'],
])('%s is explained', (code, words) => {
  const said = startProblem(withCode(code), true);
  expect(said).toContain(words);
  expect(said.split('\n')).toHaveLength(1);
});

it('a lost connection is explained without the statement and its values', () => {
  for (const words of ['Connection terminated unexpectedly', 'Client … is not queryable'])
    expect(startProblem(new Error(`insert into users ('a secret') - ${words}`), true)).toMatch(
      /^PostgreSQL does not respond at the address of DATABASE_URL\. \([\w ]+\)$/,
    );
});

it('an unknown error keeps its stack, as do those of other servers on SQLite', () => {
  expect(startProblem(new TypeError('of ours'), true)).toMatch(
    /^The backend could not.*\n.*of ours\n +at /,
  );
  for (const error of [new Error('a timeout'), withCode('ECONNREFUSED')])
    expect(startProblem(error, false)).toMatch(/^The backend could not start/);
});

it.each([
  ['EADDRINUSE', 'Port 80 is taken by another program'],
  ['EACCES', 'Port 80 needs more rights'],
  ['ENOTFOUND', 'HOST is not an address of this machine'],
])('a port that fails with %s is explained', (code, words) => {
  expect(portProblem(withCode(code), 80)).toContain(words);
});
