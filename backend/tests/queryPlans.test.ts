import { expect, it } from 'vitest';
import { sharedBackend } from './sharedBackend.ts';
import { inDatabase } from './startBackend.ts';

/** Statements of the figures and lists, with the index that each must use. */
const plans = {
  apps_list_created: `select id from apps_list where live = 1 order by created_at desc, id desc limit 5`,
  apps_list_queue: `select id from apps_list where live = 0 and state = 1 order by submitted_at, id limit 5`,
  apps_list_name: `select id from apps_list l where live = 1
    and (account_id <> 1 or account_id is null) order by name, id limit 10`,
  apps_list_all_names: `select id from apps_list l
    where exists (select 1 from reviews r where r.app_id = l.id) order by name, id limit 10`,
  accounts_hidden_index: `select id from accounts where hidden_at is not null`,
  apps_list_account: `select id from apps_list where +live = 1
    and account_id in (select id from accounts where hidden_at is not null)`,
  accounts_plan_index: `select id from accounts where subscription_status = 'active'`,
  strapi_sessions_session_index: `select id from strapi_sessions where session_id = 'a' and origin = 'b'`,
  up_users_staff_index: `select count(*) from up_users as u indexed by up_users_staff_index
    where (staff = true or super = true) and u.super = true`,
  'COVERING INDEX up_users_text_index': `select id from up_users as u indexed by up_users_text_index
    where u.blocked = true and instr(u.search_text, 'a') > 0`,
  events_kind_created_index: `select count(*) from events
    where kind = 'approved' and created_at >= 0 and listing_type in ('apps', 'services')`,
  audit_log_moves_index: `select subject_id from audit_log
    where subject_kind = 'apps' and changes like '%"account":[%' and changes like '%"account":[1,%'`,
  up_users_list_index: `select id from up_users where blocked = true order by created_at desc, id desc limit 10`,
  up_users_sorted_index: `select id from up_users order by sort_name, id limit 10`,
  up_users_sign_in_index: `select id from up_users order by last_login desc nulls last, id desc limit 10`,
  reviews_app_id_status_index: `select id from reviews where app_id is not null and status = 'APPROVED'
    order by created_at desc, id desc limit 10`,
  reviews_app_id_queue_index: `select id from reviews where app_id is not null and status = 'DECLINED'
    order by submitted_at, id desc limit 10`,
  'COVERING INDEX reviews_app_id_waiting_index': `select count(id) from reviews where app_id is not null
    and ((status = 'PENDING' or status is null) and (asked = false or asked is null))`,
  'COVERING INDEX reviews_app_id_asked_index': `select count(id) from reviews where app_id is not null
    and ((status = 'PENDING' or status is null) and asked = true)`,
  'COVERING INDEX reviews_app_id_aside_index': `select count(id) from reviews where app_id is not null
    and (status = 'APPROVED' and (reply_status = 'PENDING' or report_open = true))`,
  'COVERING INDEX reviews_service_id_queue_index': `select count(id) from reviews where service_id is not null
    and status = 'APPROVED'`,
  reviews_app_id_newest_index: `select id from reviews where app_id = 1 and status = 'APPROVED'
    order by created_at desc, id desc limit 10`,
  reviews_list_trigrams: `select count(*) from reviews where app_id is not null and status = 'APPROVED'
    and id in (select rowid from reviews_list_trigrams where reviews_list_trigrams match '"abc"')`,
};

it('figures and lists on SQLite read no more than an index', async () =>
  inDatabase(await sharedBackend(), async (sql) => {
    for (const [index, statement] of Object.entries(plans)) {
      const plan: { detail: string }[] = await sql.raw(`explain query plan ${statement}`);
      const details = plan.map(({ detail }) => detail).join('\n');
      expect(details).toContain(index);
      expect(details).not.toContain('TEMP B-TREE');
    }
  }));
