import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

/** What a start leaves behind. */
export interface BackendData {
  folder: string;
  /** Where its database is, when that is no file in the folder. */
  databaseUrl: string | undefined;
}

/** Settings that change what a first start writes; with a key of Stripe's own there is no sandbox. */
const shaping = ['CURRENCY', 'STRIPE_PUBLISHABLE_KEY'];

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Whether it is the caller's turn to make it; where that failed, it is another's turn. */
const takeTurn = async (turn: string): Promise<boolean> => {
  try {
    await mkdir(turn);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
};

/**
 * What a first start with these settings leaves. Its tables and its demo are most of the time that it
 * takes, so that one is made in a run, by the file of tests that wants it first, and copied for all others.
 * Undefined for settings that need a first start of their own.
 */
export const firstStart = async (
  env: Record<string, string>,
  make: (folder: string, env: Record<string, string>) => Promise<BackendData>,
): Promise<BackendData | undefined> => {
  const place = process.env.TEST_FIRST_STARTS;
  if (!place || shaping.some((name) => name in env)) return undefined;
  const { DEMO = env.NODE_ENV === 'production' ? 'off' : 'on' } = env;
  const made = join(place, `demo-${DEMO}.json`);
  const turn = join(place, `demo-${DEMO}.turn`);
  for (;;) {
    const known = await readFile(made, 'utf8').catch(() => undefined);
    if (known) return JSON.parse(known);
    if (!(await takeTurn(turn))) {
      await after(50);
      continue;
    }
    const folder = join(place, `demo-${DEMO}`);
    try {
      const data = await make(folder, { DEMO });
      await writeFile(`${made}.new`, JSON.stringify(data));
      await rename(`${made}.new`, made);
      return data;
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      await rmdir(turn);
      throw error;
    }
  }
};
