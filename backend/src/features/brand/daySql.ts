import { isPostgres, type Sql } from '../../base/database.ts';
import { clockSettings } from '../../base/days.ts';
import type { Strapi } from '../../base/registry.ts';
import { timeZone } from './settings.ts';

/** SQLite knows no time zones and stores milliseconds: the statement lists how the clocks were set since `first`. */
const dayOnSqlite = (sql: Sql, first: number) => {
  const known = clockSettings(first, Date.now(), timeZone);
  const cases = known.map(() => 'when created_at < ? then ?').join(' ');
  return sql.raw(
    `date(cast(created_at + case ${cases} end as integer) / 1000, 'unixepoch')`,
    known.flatMap(({ until, ahead }) => [until, ahead]),
  );
};

/** PostgreSQL knows time zones; it stores an instant as the server's own clock showed it. */
const dayOnPostgres = (sql: Sql) =>
  sql.raw("to_char(created_at at time zone ?::text at time zone ?::text, 'YYYY-MM-DD')", [
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    timeZone,
  ]);

/** The day of `created_at` in the portal's time zone. `first` is the earliest one, in milliseconds on SQLite. */
export const daySql = (strapi: Strapi, sql: Sql, first: number) =>
  isPostgres(strapi) ? dayOnPostgres(sql) : dayOnSqlite(sql, first);
