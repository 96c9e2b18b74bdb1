import { beforeAll, expect, it } from 'vitest';
import { anApp, type Caller, signIn } from './caller.ts';
import { sharedBackend } from './sharedBackend.ts';
import { inDatabase } from './startBackend.ts';

let backend: Awaited<ReturnType<typeof sharedBackend>>;
let admin: Caller;
let vendor: Caller;
beforeAll(async () => {
  backend = await sharedBackend();
  admin = await signIn(backend.url, 'admin');
  vendor = await signIn(backend.url, 'vendor');
});

it('the dashboard and the vendor’s figures leave out decisions that were undone', async () => {
  const made = await vendor.post('/apps', anApp({ name: 'Decided twice' }));
  const [id, account] = [made.at('data.id'), made.at('data.account.id')];
  const figures = async () => {
    const { at } = await admin.get('/analytics/overview');
    const latest = [0, 1, 2, 3, 4].map((index) => at(`decisions.latest.${index}.id`));
    const declines = (await admin.get(`/vendors/${account}`)).at('data.declined');
    return [at('decisions.declined'), latest.includes(id), declines];
  };
  const [declined, , declines] = await figures();
  const decide = (data: object) => admin.patch(`/apps/${id}`, { data });
  await decide({ status: 'DECLINED', note: 'No price.' });
  expect(await figures()).toEqual([Number(declined) + 1, true, Number(declines) + 1]);
  const version = (await admin.get(`/pending/apps/${id}`)).at('data.version');
  expect((await decide({ status: 'PENDING', undo: true, note: null, version })).status).toBe(200);
  expect(await figures()).toEqual([declined, false, declines]);
  await decide({ status: 'DECLINED', note: 'No price.' });
  expect(await figures()).toEqual([Number(declined) + 1, true, Number(declines) + 1]);
});

/** Statements of the figures and lists, with the index that each must use. */
const plans = {
  apps_list_created: `select id from apps_list where live = 1 order by created_at desc, id desc limit 5`,
  apps_list_queue: `select id from apps_list where live = 0 and state = 1 order by submitted_at, id limit 5`,
  apps_list_name: `select id from apps_list l where live = 1
    and (account_id <> 1 or account_id is null) order by name, id limit 10`,
  apps_list_all_names: `select id from apps_list l
    where exists (select 1 from reviews r where r.app_id = l.id) order by name, id limit 10`,
  events_kind_created_index: `select count(*) from events
    where kind = 'approved' and created_at >= 0 and listing_type in ('apps', 'services')`,
  reviews_app_id_status_index: `select id from reviews where app_id is not null and status = 'APPROVED'
    order by created_at desc, id desc limit 10`,
};

it.skipIf(process.env.TEST_DATABASE_URL)('figures and lists read no more than an index', () =>
  inDatabase(backend, async (sql) => {
    for (const [index, statement] of Object.entries(plans)) {
      const plan: { detail: string }[] = await sql.raw(`explain query plan ${statement}`);
      const details = plan.map(({ detail }) => detail).join('\n');
      expect(details).toContain(index);
      expect(details).not.toContain('TEMP B-TREE');
    }
  }),
);
