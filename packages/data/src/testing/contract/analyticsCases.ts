import {
  dailyUsersStruct,
  overviewStruct,
  totalsStruct,
  viewsStruct,
} from '../../schemas/analytics.ts';
import { daysOf } from '../../schemas/days.ts';
import { type ContractApi, type ContractCase, equal, exactly, failure, must } from './contract.ts';
import { admin, createApp, createLiveApp, decide, listingList, pro, vendor } from './fixtures.ts';

const week = 'start_date=2026-11-01&end_date=2026-11-07';

async function readOverview(api: ContractApi, token: string) {
  return exactly(await api.call('GET', '/analytics/overview', { token }), 200, overviewStruct);
}

export const analyticsCases: ContractCase[] = [
  {
    title: 'views come for every day asked for, by id and by slug, of live and pending listings',
    async run(api) {
      const token = await api.signIn(vendor);
      const { id, slug } = await createLiveApp(api);
      const views = async (path: string) =>
        exactly(await api.call('GET', `/analytics${path}`, { token }), 200, viewsStruct);
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
    title: 'days that do not exist, or too many, are refused',
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
      'views are for the account of the listing, those of services for plans that include them',
    async run(api) {
      const [free, paid] = [await api.signIn(vendor), await api.signIn(pro)];
      const staff = await api.signIn(admin);
      const services = exactly(
        await api.call('GET', '/services', { token: paid }),
        200,
        listingList,
      );
      const id = services.data[0]?.id;
      const path = `/analytics/services/${id}?${week}`;
      failure(await api.call('GET', path, { token: free }), 'not-found');
      for (const token of [paid, staff]) {
        exactly(await api.call('GET', path, { token }), 200, viewsStruct);
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
    title: 'the numbers of the marketplace are for admins, and belong together',
    async run(api) {
      const [owner, token] = [await api.signIn(vendor), await api.signIn(admin)];
      for (const path of ['/analytics/', '/analytics/users/', '/analytics/overview']) {
        failure(await api.call('GET', path, { token: owner }), 'admins-only');
      }
      const totals = exactly(await api.call('GET', '/analytics/', { token }), 200, totalsStruct);
      const days = exactly(
        await api.call('GET', '/analytics/users/', { token }),
        200,
        dailyUsersStruct,
      );
      equal(days.at(-1)?.total, totals.users, 'users in all');
      let before = 0;
      for (const day of days) {
        equal(day.total, before + day.new, `total on ${day.date}`);
        before = day.total;
      }
      const live = exactly(await api.call('GET', '/apps', { token }), 200, listingList);
      equal(totals.apps, live.meta.pagination.total, 'live apps');
    },
  },
  {
    title: 'an overview tells what waits, what was decided and what is new',
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
