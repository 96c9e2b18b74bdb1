import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstStart } from './startBackend.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'portal-first-'));
  vi.stubEnv('TEST_FIRST_STARTS', place);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(place, { recursive: true });
});

it('leaves nothing of a first start that failed to the next one', async () => {
  const fails = async (folder: string) => {
    await mkdir(folder);
    await writeFile(join(folder, 'portal.db'), 'half of it');
    throw new Error('It ended.');
  };
  await expect(firstStart({}, fails)).rejects.toThrow('It ended.');
  const found: boolean[] = [];
  const works = async (folder: string) => {
    found.push(existsSync(folder));
    return { folder, databaseUrl: undefined };
  };
  const made = await firstStart({}, works);
  expect([found, await firstStart({}, works)]).toEqual([[false], made]);
});

it('makes none for settings that change what it writes', async () => {
  const unexpected = () => expect.unreachable('It was made.');
  for (const name of ['CURRENCY', 'STRIPE_PUBLISHABLE_KEY'])
    expect(await firstStart({ [name]: 'nzd' }, unexpected)).toBeUndefined();
});
