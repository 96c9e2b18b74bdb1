import { collections } from '@portal/domain';
import { inTransaction, isPostgres, type Sql } from '../../base/database.ts';
import { updateTriggers } from '../../base/postgresStart.ts';
import type { Strapi } from '../../base/registry.ts';
import { startStep } from '../../base/startStep.ts';
import { triggersOf as onPostgres, triggerOf as onSqlite, scopes } from '../listing/index.ts';
import { CHANGES } from './tables.ts';
import { changeTriggers, firstChanges, PREFIX } from './triggers.ts';

const sqliteNow = `cast((julianday('now') - 2440587.5) * 86400000 as integer)`;
const postgresNow = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** SQLite drops the triggers of a table when Strapi changes it, so every start creates them. */
const prepareSqlite = async (sql: Sql): Promise<void> => {
  const known: string[] = await sql('sqlite_master')
    .where({ type: 'trigger' })
    .whereLike('name', `${PREFIX}_%`)
    .pluck('name');
  for (const name of known) await sql.raw(`drop trigger ${name}`);
  for (const trigger of changeTriggers(sqliteNow)) await sql.raw(onSqlite(PREFIX)(...trigger));
};

const preparePostgres = async (sql: Sql): Promise<void> => {
  const triggers = changeTriggers(postgresNow).map((trigger) => onPostgres(PREFIX)(...trigger));
  await updateTriggers(sql, triggers);
};

/** Creates the triggers that record changes of what the directory shows, and on the first start a change for each live listing. */
export const prepareChanges = (strapi: Strapi): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const postgres = isPostgres(strapi);
    await (postgres ? preparePostgres(sql) : prepareSqlite(sql));
    const recorded = await sql(CHANGES).first('id');
    if (recorded) return;
    let live = 0;
    for (const type of collections) {
      const [found] = await sql(`${type}_list`).where({ live: scopes.active }).count({ n: '*' });
      live += Number(found?.n);
    }
    await startStep('Changes of the directory', live, async () => {
      await sql.raw(firstChanges(postgres ? postgresNow : sqliteNow));
    });
  });
