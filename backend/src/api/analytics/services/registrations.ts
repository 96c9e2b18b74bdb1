import { inTransaction, isPostgres, type Sql } from '../../../database.ts';
import { clockSettings, type Day } from '../../../days.ts';
import type { Strapi } from '../../../registry.ts';
import { settings } from '../../../settings.ts';

const USERS = 'up_users';
const DAY = 24 * 3600 * 1000;

/** Days and how many registered on them, oldest first. */
type Counted = { day: Day; count: number }[];

/** PostgreSQL knows the zones. An instant is stored there as the server's own clock showed it. */
const onPostgres = async (sql: Sql): Promise<Counted> => {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const day = sql.raw(
    "to_char(created_at at time zone ?::text at time zone ?::text, 'YYYY-MM-DD')",
    [here, settings.timeZone],
  );
  const rows: { day: Day; count: string }[] = await sql(USERS)
    .select({ day, count: sql.raw('count(*)') })
    .whereNotNull('created_at')
    .groupBy('day')
    .orderBy('day');
  return rows.map(({ day: date, count }) => ({ day: date, count: Number(count) }));
};

/** SQLite knows none, and keeps milliseconds: it is told how the clocks were set. */
const onSqlite = async (sql: Sql): Promise<Counted> => {
  const first: { at?: number | null } | undefined = await sql(USERS)
    .min({ at: 'created_at' })
    .first();
  if (!first?.at) return [];
  const known = clockSettings(first.at, Date.now(), settings.timeZone);
  const cases = known.map(() => 'when created_at < ? then ?').join(' ');
  const given = known.flatMap(({ until, ahead }) => [until, ahead]);
  const day = sql.raw(`cast(created_at + case ${cases} end as integer) / ${DAY}`, given);
  const rows: { day: number; count: number }[] = await sql(USERS)
    .select({ day, count: sql.raw('count(*)') })
    .whereNotNull('created_at')
    .groupBy('day')
    .orderBy('day');
  return rows.map(({ day: number, count }) => ({
    day: new Date(number * DAY).toISOString().slice(0, 10),
    count,
  }));
};

/** Days on which somebody registered, oldest first, and how many users there were by then. The database counts them. */
export const readRegistrations = (strapi: Strapi) =>
  inTransaction(strapi, async (sql) => {
    let total = 0;
    return (await (isPostgres(strapi) ? onPostgres : onSqlite)(sql)).map(({ day, count }) => {
      total += count;
      return { date: day, new: count, total };
    });
  });
