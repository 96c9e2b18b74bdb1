import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A place for what first starts leave: see firstStart.ts, which makes one when a test wants it. */
export default async (): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-first-starts-'));
  process.env.TEST_FIRST_STARTS = folder;
  return () => rm(folder, { recursive: true, force: true });
};
