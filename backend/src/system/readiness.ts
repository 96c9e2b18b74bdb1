import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type PartState = 'ok' | 'failed';

export interface Readiness {
  database: PartState;
  storage: PartState;
}

interface Parts {
  /** A query of the database. */
  ping: () => Promise<unknown>;
  /** The folder of the uploads. */
  folder: string;
  /** Milliseconds after which a part counts as failed. Default 1,000. */
  limit?: number;
}

/** Throws unless a new file can be written. */
export const checkWritable = async (folder: string): Promise<void> => {
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    // More than file systems store beside the name.
    await writeFile(probe, Buffer.alloc(4096), { flag: 'wx' });
  } finally {
    await rm(probe, { force: true });
  }
};

const stateWithin = async (work: Promise<unknown>, limit: number): Promise<PartState> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<PartState>((resolve) => {
    timer = setTimeout(resolve, limit, 'failed');
  });
  const state = work.then(
    (): PartState => 'ok',
    (): PartState => 'failed',
  );
  const first = await Promise.race([state, late]);
  clearTimeout(timer);
  return first;
};

/** Work that runs once at a time; callers share the current run. */
const oneAtATime = (work: () => Promise<unknown>): (() => Promise<unknown>) => {
  let current: Promise<unknown> | undefined;
  return () => {
    current ??= work().finally(() => {
      current = undefined;
    });
    return current;
  };
};

/** Returns a check of database and storage. However many callers there are, each part has one probe at a time. */
export const createReadiness = ({ ping, folder, limit = 1000 }: Parts) => {
  const database = oneAtATime(ping);
  const storage = oneAtATime(() => checkWritable(folder));
  return async (): Promise<Readiness> => {
    const [databaseState, storageState] = await Promise.all([
      stateWithin(database(), limit),
      stateWithin(storage(), limit),
    ]);
    return { database: databaseState, storage: storageState };
  };
};
