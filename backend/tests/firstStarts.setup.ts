import { mkdtemp, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Free space that all servers of a run have enough of. */
const ENOUGH = 4 * 1024 ** 3;

/** A folder in memory if there is one of this size, since tests end with their data: SQLite waits for the disk at each commit. */
const placeForData = async (): Promise<string> => {
  const memory = await statfs('/dev/shm').catch(() => undefined);
  return memory && memory.bavail * memory.bsize > ENOUGH ? '/dev/shm' : tmpdir();
};

/** Creates a folder for the data of servers. At the end of the run, kills the servers of sharedBackend.ts. */
export default async (): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(await placeForData(), 'portal-first-starts-'));
  process.env.TEST_FIRST_STARTS = folder;
  // Tests load modules of the server that create it.
  process.env.DATA_DIR = join(folder, 'of-tests');
  return async () => {
    const text = await readFile(join(folder, 'servers'), 'utf8').catch(() => '');
    for (const pid of text.split('\n').filter(Boolean)) process.kill(Number(pid), 'SIGKILL');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
};
