import {
  dailyUsersStruct,
  overviewStruct,
  totalsStruct,
  viewsStruct,
  waitsStruct,
} from '@portal/data/internal/schemas/analytics';
import { daysOf } from '@portal/data/internal/schemas/days';
import { listOf } from '@portal/data/internal/schemas/wire';
import { collections } from '@portal/domain';
import { unknown } from 'superstruct';
import { type Caller, type ContractCase, equal, failure, must } from './contract.ts';
import { admin, createApp, createLiveApp, decide, listingList, pro, vendor } from './fixtures.ts';

const week = 'start_date=2026-11-01&end_date=2026-11-07';

async function readOverview(caller: Caller) {
  return caller.get('/analytics/overview', overviewStruct);
}

export const analyticsCases: ContractCase[] = [
  {
    title: 'views have an entry per requested day, by id and slug, for live and pending listings',
    async run(api) {
      const caller = await api.signIn(vendor);
      const { id, slug } = await createLiveApp(api);
      const views = async (path: string) => await caller.get(`/analytics${path}`, viewsStruct);
      const byId = await views(`/apps/${id}?${week}`);
      equal(Object.keys(byId), daysOf({ start: '2026-11-01', end: '2026-11-07' }), 'days');
      equal(await views(`/apps/${slug}/?${week}`), byId, 'by slug');
      const leap = await views(`/apps/${id}?start_date=2028-02-28&end_date=2028-03-01`);
      equal(Object.keys(leap), ['2028-02-28', '2028-02-29', '2028-03-01'], 'a leap day');
      const waiting = await createApp(caller);
      const pending = await views(`/pending/apps/${waiting.id}?${week}`);
      equal(Object.keys(pending).length, 7, 'days of a pending listing');
    },
  },
  {
    title: 'nonexistent days and ranges that are too long are rejected',
    portable: true,
    async run(api) {
      const caller = await api.signIn(vendor);
      const { id } = await createApp(caller);
      for (const [start, end] of [
        ['2026-06-31', '2026-07-01'],
        ['2026-11-07', '2026-11-01'],
        ['2025-11-01', '2026-11-02'],
        ['today', '2026-11-01'],
        ['', ''],
      ]) {
        const path = `/analytics/apps/${id}?start_date=${start}&end_date=${end}`;
        failure(await caller.call('GET', path), 'invalid');
      }
    },
  },
  {
    title:
      'views are limited to the account of the listing, those of services to plans that include them',
    async run(api) {
      const [free, paid] = [await api.signIn(vendor), await api.signIn(pro)];
      const staff = await api.signIn(admin);
      const services = await paid.get('/services', listingList);
      const id = services.data[0]?.id;
      const path = `/analytics/services/${id}?${week}`;
      failure(await free.call('GET', path), 'not-found');
      for (const caller of [paid, staff]) {
        await caller.get(path, viewsStruct);
      }
      const app = await createLiveApp(api);
      failure(await paid.call('GET', `/analytics/apps/${app.id}?${week}`), 'not-found');
      failure(await paid.call('GET', `/analytics/apps/no-such?${week}`), 'not-found');
    },
  },
  // Rows: X23W.4
  {
    title: 'admins read the backlog of each day and the wait of each week, of twelve weeks',
    async run(api) {
      const { days, weeks } = await (await api.signIn(admin)).get('/analytics/waits', waitsStruct);
      equal([days.length, weeks.length], [84, 12], 'days and weeks');
      equal(weeks[1]?.date, days[7]?.date, 'a week begins with its first day');
      must((days.at(-1)?.backlog ?? 0) > 0, 'the demo has pending records');
      must(
        days.every(({ backlog }) => backlog >= 0),
        'no negative backlog',
      );
    },
  },
  // Rows: 7.9
  {
    title: 'only admins read the totals of the marketplace, and they add up',
    async run(api) {
      const [owner, caller] = [await api.signIn(vendor), await api.signIn(admin)];
      for (const path of [
        '/analytics/',
        '/analytics/users/',
        '/analytics/overview',
        '/analytics/waits',
      ]) {
        failure(await owner.call('GET', path), 'admins-only');
      }
      const totals = await caller.get('/analytics/', totalsStruct);
      const days = await caller.get('/analytics/users/', dailyUsersStruct);
      equal(days.at(-1)?.total, totals.users, 'users in all');
      let before = 0;
      for (const day of days) {
        equal(day.total, before + day.new, `total on ${day.date}`);
        before = day.total;
      }
      const live = await caller.get('/apps', listingList);
      equal(totals.apps, live.meta.pagination.total, 'live apps');
    },
  },
  {
    title: 'the overview counts the rows of each queue',
    async run(api) {
      const caller = await api.signIn(admin);
      const { waiting } = await readOverview(caller);
      for (const type of collections) {
        const totalOf = async (path: string) =>
          (await caller.get(`/pending/${path}?state=pending`, listOf(unknown()))).meta.pagination
            .total;
        const totals = [
          await totalOf(type),
          await totalOf(`reviews/${type}`),
          await totalOf(`special-offers/${type}`),
        ];
        const { reviews, specialOffers } = waiting;
        const counted = [waiting[type], reviews[type], specialOffers[type]];
        equal(
          counted.map(({ count }) => count),
          totals,
          type,
        );
      }
    },
  },
  {
    title: 'the overview shows what is pending, decided and new',
    async run(api) {
      const [owner, caller] = [await api.signIn(vendor), await api.signIn(admin)];
      const before = await readOverview(caller);
      const listing = await createApp(owner);
      await createApp(owner, { draft: true });
      const waiting = await readOverview(caller);
      equal(waiting.waiting.apps.count, before.waiting.apps.count + 1, 'waiting apps');
      const instants = waiting.longest.map(({ at }) => Date.parse(at));
      equal(
        instants,
        instants.toSorted((a, b) => a - b),
        'longest first',
      );
      must(waiting.longest.length <= 5, 'five at most');
      await decide(caller, listing, { status: 'APPROVED' });
      const after = await readOverview(caller);
      equal(after.waiting.apps.count, before.waiting.apps.count, 'waiting apps');
      equal(after.decisions.approved, before.decisions.approved + 1, 'approved');
      const [latest] = after.decisions.latest;
      equal([latest?.id, latest?.status], [listing.id, 'APPROVED'], 'latest decision');
      equal(after.new.apps, before.new.apps + 1, 'new apps');
      equal(after.newest[0]?.id, listing.id, 'newest');
    },
  },
];
