import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type PartState = 'ok' | 'failed';

export interface Readiness {
  database: PartState;
  /** The disk. */
  storage: PartState;
  /** Omitted if pictures are on the disk. */
  bucket?: PartState;
}

interface Parts {
  /** A query of the database. */
  ping: () => Promise<unknown>;
  /** Rejects unless files can be written. */
  store: () => Promise<unknown>;
  /** Rejects unless the bucket can be reached. Default: there is none. */
  bucket?: (() => Promise<unknown>) | undefined;
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

/** The result of the work; null if it fails or takes more than `limit` milliseconds. */
const resultWithin = async <T>(work: Promise<T>, limit: number): Promise<T | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, limit, null);
  });
  const first = await Promise.race([work.catch(() => null), late]);
  clearTimeout(timer);
  return first;
};

/**
 * Returns a check that does not wait for a disk or a database that hangs: its result is null if the work fails or takes more
 * than `limit` milliseconds. The work runs once at a time; callers share the current run.
 */
export const createProbe = <T>(work: () => Promise<T>, limit = 1000): (() => Promise<T | null>) => {
  let current: Promise<T> | undefined;
  return () => {
    current ??= work().finally(() => {
      current = undefined;
    });
    return resultWithin(current, limit);
  };
};

/** Returns a check of each part. However many callers there are, each part has one probe at a time. */
export const createReadiness = ({ ping, store, bucket, limit }: Parts) => {
  const part = (work: () => Promise<unknown>): (() => Promise<PartState>) => {
    const probe = createProbe(() => work().then(() => 'ok' as const), limit);
    return async () => (await probe()) ?? 'failed';
  };
  const parts = [part(ping), part(store), ...(bucket ? [part(bucket)] : [])];
  return async (): Promise<Readiness> => {
    const [database = 'failed', storage = 'failed', ...others] = await Promise.all(
      parts.map((check) => check()),
    );
    return { database, storage, ...(others[0] ? { bucket: others[0] } : {}) };
  };
};
