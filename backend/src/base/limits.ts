import { createHmac } from 'node:crypto';
import { inTransaction, rawTable } from './database.ts';
import type { Strapi } from './registry.ts';
import { settings } from './settings.ts';

const TABLE = 'call_counts';

/** Calls by key until `ends`, in milliseconds since 1970. Keys name users and networks, so only their keyed hash is stored. */
export const callCountsModel = rawTable(
  TABLE,
  { key: 'string', calls: 'integer', ends: 'biginteger' },
  { unique: 'key', index: 'ends' },
);

const secret = settings.secretFor('limits');

const hashOf = (key: string): string =>
  createHmac('sha256', secret).update(key).digest('base64url');

export interface Limit {
  /** Calls within a window. */
  max: number;
  /** Length of the window. */
  seconds: number;
  /** Whether each call up to the limit starts the window again, so that it ends after a pause only. Default: no. */
  slides?: boolean;
}

export interface Count {
  calls: number;
  /** End of the window, in milliseconds since 1970. */
  ends: number;
}

/**
 * Adds calls to the count that all instances share, and returns it. One statement reads and writes it, so that concurrent calls
 * cannot see the same count.
 */
export const countCalls = (
  strapi: Strapi,
  key: string,
  { max, seconds, slides = false }: Limit,
  calls = 1,
): Promise<Count> =>
  inTransaction(strapi, async (sql) => {
    const now = Date.now();
    const next = now + seconds * 1000;
    const added = {
      calls: sql.raw(`case when ${TABLE}.ends <= ? then ? else ${TABLE}.calls + ? end`, [
        ...[now, calls, calls],
      ]),
      ends: sql.raw(
        `case when ${TABLE}.ends <= ? or ${TABLE}.calls < ? then ? else ${TABLE}.ends end`,
        [now, slides ? max : 0, next],
      ),
    };
    const hash = hashOf(key);
    // Each insert takes an id, also one that only updates.
    const [known] = await sql(TABLE)
      .where({ key: hash })
      .update(added)
      .returning(['calls', 'ends']);
    const [row] = known
      ? [known]
      : await sql(TABLE)
          .insert({ key: hash, calls, ends: next })
          .onConflict('key')
          .merge(added)
          .returning(['calls', 'ends']);
    return { calls: Number(row.calls), ends: Number(row.ends) };
  });

/** Forgets the calls of one key, and takes back one call of another. */
export const forgetCalls = (strapi: Strapi, all: string | null, one: string): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    if (all !== null)
      await sql(TABLE)
        .where({ key: hashOf(all) })
        .delete();
    await sql(TABLE)
      .where({ key: hashOf(one) })
      .where('calls', '>', 0)
      .decrement('calls', 1);
  });

/** Deletes the counts that have ended. */
export const sweepCalls = (strapi: Strapi): Promise<number> =>
  inTransaction(strapi, (sql) => sql(TABLE).where('ends', '<=', Date.now()).delete());

/** The table of earlier versions, which stored addresses. Kept empty and not dropped: their instances may still run. */
const FORMER = 'login_tries';

export const emptyFormerCounts = (strapi: Strapi): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    if (await sql.schema.hasTable(FORMER)) await sql(FORMER).delete();
  });

/** Seconds until a window ends, at least one. */
export const secondsUntil = (ends: number): number =>
  Math.max(1, Math.ceil((ends - Date.now()) / 1000));

/** The share of a limit that an instance counts alone before it counts together with the others. */
const ALONE = 0.05;
/** Maximum number of windows in memory, so that forged addresses cannot fill it. */
const MOST = 100_000;

interface Window extends Count {
  /** Calls that are not counted together yet. */
  alone: number;
}

export interface LimitResult {
  allowed: boolean;
  /** Calls left in the window. */
  left: number;
  /** End of the window, in milliseconds since 1970. */
  ends: number;
}

/**
 * Limits frequent calls over all instances, and returns how many are left. The first call of a window and each twentieth of the
 * limit are counted together, the others in memory, and none above the limit: each instance accepts at most a twentieth
 * more. Limits below 40 are exact. The window starts with the first call at any instance.
 *
 * @param count Counts together.
 * @param windows Those of this instance by key, oldest first.
 */
export const createSharedLimit = (
  name: string,
  limit: Limit,
  count = countCalls,
  windows = new Map<string, Window>(),
) => {
  const { max } = limit;
  const step = Math.max(1, Math.floor(max * ALONE));

  const together = async (strapi: Strapi, key: string, calls: number): Promise<Window> => {
    const { calls: sum, ends } = await count(strapi, `${name}:${key}`, limit, calls);
    const known = windows.get(key);
    // A later call may have been counted, and its window known, first.
    if (known && known.ends >= ends) {
      if (known.ends === ends) known.calls = Math.max(known.calls, sum);
      return { ...known, calls: sum, alone: 0 };
    }
    windows.delete(key);
    for (const [other, window] of windows) {
      if (window.ends > Date.now() && windows.size < MOST) break;
      windows.delete(other);
    }
    const opened = { calls: sum, ends, alone: 0 };
    windows.set(key, opened);
    return opened;
  };

  return async (strapi: Strapi, key: string): Promise<LimitResult> => {
    let window = windows.get(key);
    if (!window || window.ends <= Date.now()) window = await together(strapi, key, 1);
    else if (window.calls <= max) {
      window.alone += 1;
      if (window.alone >= step) {
        const { alone } = window;
        window.alone = 0;
        window = await together(strapi, key, alone);
      }
    }
    const sum = window.calls + window.alone;
    return { allowed: sum <= max, left: Math.max(0, max - sum), ends: window.ends };
  };
};
