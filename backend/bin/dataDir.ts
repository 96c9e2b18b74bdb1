import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { knownProblem } from '../src/base/startProblem.ts';

export const onPostgres = process.env.DATABASE_CLIENT?.trim() === 'postgres';
/** The bucket of the pictures; undefined if they are on the disk. */
export const bucket =
  process.env.STORAGE?.trim() === 's3' ? process.env.S3_BUCKET?.trim() : undefined;
export const dataDir = resolve(
  process.env.DATA_DIR?.trim() || join(import.meta.dirname, '../../.data'),
);

/** Ends the command with a message and status 1. */
export const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

/** What a command says of an error: the sentence that a start says of it, or its message. */
export const problemOf = (error: unknown, usesPostgres = onPostgres): string =>
  knownProblem(error, usesPostgres) ?? (error instanceof Error ? error.message : `${error}`);

/** Fails unless the data folder belongs to a backend. */
export const requireData = (): void => {
  if (!existsSync(join(dataDir, onPostgres ? 'public' : 'portal.db')))
    fail(`${dataDir} has no data. Set DATA_DIR to the folder of the backend.`);
};
