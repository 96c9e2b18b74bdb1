import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, expect, it } from 'vitest';
import { COMPILED, startBackend } from './startBackend.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'portal-damaged-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

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
    {
      env: { ...process.env, ...COMPILED, ...database, ...bucket, DATA_DIR: dataDir },
      encoding: 'utf8',
    },
  );
  expect(stderr).toBe(
    'PostgreSQL cannot be reached at the address of DATABASE_URL. (ECONNREFUSED)\n',
  );
});

// Rows: X24R.8
it('reads no text while modules load, when no reader is known', () => {
  const { stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'earlyTexts.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, ...COMPILED },
  });
  expect(stdout).toBe('loaded\n');
});
