import { staffSql } from '../../base/actor.ts';
import { isPostgres, type Sql } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';

/** What filters of the list of users read; they read no whole rows. */
const userFlags =
  'blocked, deletes_at, invite_expires_at, confirmed, staff, super, staff_roles, account_id';

/** Texts of users on PostgreSQL, where the extension exists: the tables of lists create it. */
const ofUserTexts = async (sql: Sql): Promise<string[]> => {
  const { rows } = await sql.raw("select 1 from pg_extension where extname = 'pg_trgm'");
  return rows.length > 0
    ? ['up_users_search_index on up_users using gin (search_text gin_trgm_ops)']
    : [];
};

export const userIndexes = async (strapi: Strapi, sql: Sql): Promise<string[]> => [
  `up_users_list_index on up_users (created_at, id, ${userFlags})`,
  `up_users_sorted_index on up_users (sort_name, id, ${userFlags}, created_at)`,
  `up_users_sign_in_index on up_users (last_login desc${isPostgres(strapi) ? ' nulls last' : ''}, id desc, ${userFlags}, created_at)`,
  'up_users_deletes_index on up_users (deletes_at) where deletes_at is not null',
  'accounts_plan_index on accounts (subscription_status, access_until, id)',
  'strapi_sessions_session_index on strapi_sessions (session_id)',
  `up_users_staff_index on up_users (id) where ${staffSql}`,
  ...(isPostgres(strapi)
    ? await ofUserTexts(sql)
    : [`up_users_text_index on up_users (search_text, ${userFlags}, created_at)`]),
];

/** Of earlier versions; on PostgreSQL also where texts were folded in another way. */
export const formerUserIndexes = (strapi: Strapi): string[] => [
  'up_users_created_index',
  'up_users_name_index',
  ...(isPostgres(strapi) ? ['up_users_text_index', 'up_users_folded_index'] : []),
];
