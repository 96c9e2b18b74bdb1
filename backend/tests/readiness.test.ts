import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkWritable, createReadiness } from '../src/base/readiness.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-ready-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ping = async () => 1;
const store = () => checkWritable(folder);
const never = () => new Promise(() => undefined);

it('is ready when the database responds and the folder can be written, and leaves no file', async () => {
  expect(await createReadiness({ ping, store })()).toEqual({ database: 'ok', storage: 'ok' });
  expect(readdirSync(folder)).toEqual([]);
});

it('names a lost database', async () => {
  const lost = () => Promise.reject(new Error('the connection ended'));
  expect(await createReadiness({ ping: lost, store })()).toEqual({
    database: 'failed',
    storage: 'ok',
  });
});

it('names a folder in which nothing can be written', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  // Root may write in read-only folders; npm run faults tests one without its capabilities.
  expect(await createReadiness({ ping, store: () => checkWritable(file) })()).toEqual({
    database: 'ok',
    storage: 'failed',
  });
});

it('does not wait for a database that hangs, and asks it once for many callers', async () => {
  let asked = 0;
  const hanging = () => {
    asked += 1;
    return never();
  };
  const check = createReadiness({ ping: hanging, store, limit: 20 });
  const found = await Promise.all([check(), check(), check()]);
  expect(found.map(({ database }) => database)).toEqual(['failed', 'failed', 'failed']);
  expect((await check()).database).toBe('failed');
  expect(asked).toBe(1);
});
