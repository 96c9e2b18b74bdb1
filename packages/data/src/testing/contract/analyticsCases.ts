import {
  dailyUsersStruct,
  overviewStruct,
  totalsStruct,
  viewsStruct,
} from '../../schemas/analytics.ts';
import { daysOf } from '../../schemas/days.ts';
import { type ContractApi, type ContractCase, equal, failure, must } from './contract.ts';
import {
  admin,
  createApp,
  createLiveApp,
  decide,
  listingList,
  pro,
  readAs,
  vendor,
} from './fixtures.ts';

const week = 'start_date=2026-11-01&end_date=2026-11-07';

async function readOverview(api: ContractApi, token: string) {
  return readAs(api, token, '/analytics/overview', overviewStruct);
}

export const analyticsCases: ContractCase[] = [
  {
    title: 'views have an entry per requested day, by id and slug, for live and pending listings',
    async run(api) {
      const token = await api.signIn(vendor);
      const { id, slug } = await createLiveApp(api);
      const views = async (path: string) =>
        await readAs(api, token, `/analytics${path}`, viewsStruct);
      const byId = await views(`/apps/${id}?${week}`);
      equal(Object.keys(byId), daysOf({ start: '2026-11-01', end: '2026-11-07' }), 'days');
      equal(await views(`/apps/${slug}/?${week}`), byId, 'by slug');
      const leap = await views(`/apps/${id}?start_date=2028-02-28&end_date=2028-03-01`);
      equal(Object.keys(leap), ['2028-02-28', '2028-02-29', '2028-03-01'], 'a leap day');
      const waiting = await createApp(api, token);
      const pending = await views(`/pending/apps/${waiting.id}?${week}`);
      equal(Object.keys(pending).length, 7, 'days of a pending listing');
    },
  },
  {
    title: 'nonexistent days and ranges that are too long are rejected',
    async run(api) {
      const token = await api.signIn(vendor);
      const { id } = await createApp(api, token);
      for (const [start, end] of [
        ['2026-06-31', '2026-07-01'],
        ['2026-11-07', '2026-11-01'],
        ['2025-11-01', '2026-11-02'],
        ['today', '2026-11-01'],
        ['', ''],
      ]) {
        const path = `/analytics/apps/${id}?start_date=${start}&end_date=${end}`;
        failure(await api.call('GET', path, { token }), 'invalid');
      }
    },
  },
  {
    title:
      'views are limited to the account of the listing, those of services to plans that include them',
    async run(api) {
      const [free, paid] = [await api.signIn(vendor), await api.signIn(pro)];
      const staff = await api.signIn(admin);
      const services = await readAs(api, paid, '/services', listingList);
      const id = services.data[0]?.id;
      const path = `/analytics/services/${id}?${week}`;
      failure(await api.call('GET', path, { token: free }), 'not-found');
      for (const token of [paid, staff]) {
        await readAs(api, token, path, viewsStruct);
      }
      const app = await createLiveApp(api);
      failure(
        await api.call('GET', `/analytics/apps/${app.id}?${week}`, { token: paid }),
        'not-found',
      );
      failure(
        await api.call('GET', `/analytics/apps/no-such?${week}`, { token: paid }),
        'not-found',
      );
    },
  },
  // Rows: 7.9
  {
    title: 'only admins read the totals of the marketplace, and they add up',
    async run(api) {
      const [owner, token] = [await api.signIn(vendor), await api.signIn(admin)];
      for (const path of ['/analytics/', '/analytics/users/', '/analytics/overview']) {
        failure(await api.call('GET', path, { token: owner }), 'admins-only');
      }
      const totals = await readAs(api, token, '/analytics/', totalsStruct);
      const days = await readAs(api, token, '/analytics/users/', dailyUsersStruct);
      equal(days.at(-1)?.total, totals.users, 'users in all');
      let before = 0;
      for (const day of days) {
        equal(day.total, before + day.new, `total on ${day.date}`);
        before = day.total;
      }
      const live = await readAs(api, token, '/apps', listingList);
      equal(totals.apps, live.meta.pagination.total, 'live apps');
    },
  },
  {
    title: 'the overview shows what is pending, decided and new',
    async run(api) {
      const [owner, token] = [await api.signIn(vendor), await api.signIn(admin)];
      const before = await readOverview(api, token);
      const listing = await createApp(api, owner);
      await createApp(api, owner, { draft: true });
      const waiting = await readOverview(api, token);
      equal(waiting.waiting.apps.count, before.waiting.apps.count + 1, 'waiting apps');
      const instants = waiting.longest.map(({ at }) => Date.parse(at));
      equal(
        instants,
        instants.toSorted((a, b) => a - b),
        'longest first',
      );
      must(waiting.longest.length <= 5, 'five at most');
      await decide(api, token, listing, { status: 'APPROVED' });
      const after = await readOverview(api, token);
      equal(after.waiting.apps.count, before.waiting.apps.count, 'waiting apps');
      equal(after.decisions.approved, before.decisions.approved + 1, 'approved');
      const [latest] = after.decisions.latest;
      equal([latest?.id, latest?.status], [listing.id, 'APPROVED'], 'latest decision');
      equal(after.new.apps, before.new.apps + 1, 'new apps');
      equal(after.newest[0]?.id, listing.id, 'newest');
    },
  },
];
