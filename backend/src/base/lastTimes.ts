import { inTransaction, rawTable } from './database.ts';
import type { Strapi } from './registry.ts';

const LAST_TIMES = 'last_times';

/** When something last happened, in milliseconds since 1970. */
export const lastTimesModel = rawTable(
  LAST_TIMES,
  { name: 'string', at: 'biginteger' },
  { unique: 'name' },
);

type Happening =
  | 'email-sent'
  | 'webhook-received'
  | 'late-reviews-nudge'
  | `job-failed:${string}`
  /** `npm run backup` notes it: bin/backup.ts. */
  | 'backup';

/** Records that it happened now. */
export const noteTime = (strapi: Strapi, name: Happening): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    await sql(LAST_TIMES).insert({ name, at: Date.now() }).onConflict('name').merge(['at']);
  });

/** The last time as an instant; null if it never happened. */
export const lastTime = (strapi: Strapi, name: Happening): Promise<string | null> =>
  inTransaction(strapi, async (sql) => {
    const row: { at: number | string } | undefined = await sql(LAST_TIMES)
      .where({ name })
      .first('at');
    return row ? new Date(Number(row.at)).toISOString() : null;
  });

/** Records that it happens now, unless it happened since an instant; of several servers at once, one gets true. */
export const claimTime = (strapi: Strapi, name: Happening, since: number): Promise<boolean> =>
  inTransaction(strapi, async (sql) => {
    await sql(LAST_TIMES).insert({ name, at: 0 }).onConflict('name').ignore();
    const due = sql(LAST_TIMES).where({ name }).where('at', '<=', since);
    return (await due.update({ at: Date.now() })) === 1;
  });
