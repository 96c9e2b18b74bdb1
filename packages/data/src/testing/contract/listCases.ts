import type { Listing } from '../../schemas/listing.ts';
import { type ApiResponse, type ContractCase, equal, exactly, failure, must } from './contract.ts';
import {
  admin,
  createApp,
  createLiveApp,
  eventList,
  getApp,
  idsIn,
  listingList,
  listingRecord,
  pro,
  readAs,
  saveApp,
  vendor,
} from './fixtures.ts';

const rowsOf = (response: ApiResponse): Listing[] => exactly(response, 200, listingList).data;

export const listCases: ContractCase[] = [
  // Rows: 7.1, 9.3
  {
    title: 'lists have ten rows per page and include the total',
    async run(api) {
      const token = await api.signIn(admin);
      const first = await readAs(api, token, '/apps', listingList);
      const { page, pageSize, pageCount, total } = first.meta.pagination;
      equal([page, pageSize, pageCount], [1, 10, Math.ceil(total / 10)], 'pagination');
      equal(first.data.length, Math.min(10, total), 'rows of the first page');

      const query = 'pagination[page]=2&pagination[pageSize]=3';
      const second = await readAs(api, token, `/apps?${query}`, listingList);
      equal(second.meta.pagination.page, 2, 'page');
      const known = new Set(first.data.slice(0, 3).map(({ id }) => id));
      must(
        second.data.every(({ id }) => !known.has(id)),
        'no row of page 1 on page 2',
      );

      const size = (await readAs(api, token, '/apps?pagination[pageSize]=5000', listingList)).meta
        .pagination.pageSize;
      must(size <= 100, 'at most 100 rows per page');
    },
  },
  // Rows: 4.2
  {
    title: 'active lists contain approved listings, pending lists all others',
    async run(api) {
      const token = await api.signIn(admin);
      const all = 'pagination[pageSize]=100';
      const active = rowsOf(await api.call('GET', `/apps?${all}`, { token }));
      const pending = rowsOf(await api.call('GET', `/pending/apps?${all}`, { token }));
      must(active.length > 0 && pending.length > 0, 'the demo has both');
      must(
        active.every(({ status }) => status === 'APPROVED'),
        'active is approved',
      );
      must(
        pending.every(({ status }) => status !== 'APPROVED'),
        'pending is not approved',
      );
    },
  },
  // Rows: 1.3, 1.4
  {
    title: 'vendors see their own account, admins everything or their own account',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const path = '/apps?pagination[pageSize]=100';
      const mine = rowsOf(await api.call('GET', path, { token: owner }));
      must(
        mine.every(({ account }) => account?.email === vendor),
        'own account only',
      );
      const all = rowsOf(await api.call('GET', path, { token: staff }));
      must(all.length > mine.length, 'an admin sees more');
      const own = rowsOf(await api.call('GET', `${path}&user=me`, { token: staff }));
      must(
        own.every(({ account }) => account?.email === admin),
        'user=me limits to the own account',
      );
    },
  },
  // Rows: 7.1
  {
    title: 'search matches names, and sorting works as requested',
    async run(api) {
      const token = await api.signIn(vendor);
      const made = await createApp(api, token, { name: 'Zanzibar zither' });
      equal(await idsIn(api, token, '/pending/apps', '&_q=zanzibar'), [made.id], 'found by name');
      equal(await idsIn(api, token, '/pending/apps', '&_q=no-such-words'), [], 'found by nothing');
      const query = 'pagination[pageSize]=100&sort=updatedAt:desc';
      const rows = rowsOf(await api.call('GET', `/apps?${query}`, { token }));
      const instants = rows.map(({ updatedAt }) => Date.parse(updatedAt));
      equal(
        instants,
        instants.toSorted((a, b) => b - a),
        'newest first',
      );
    },
  },
  // Rows: 7.1
  {
    title: 'pending lists filter by state, all lists by term',
    async run(api) {
      const token = await api.signIn(vendor);
      const draft = await createApp(api, token, { draft: true });
      const submitted = await createApp(api, token);
      const drafts = await idsIn(api, token, '/pending/apps', '&state=draft');
      equal([drafts.includes(draft.id), drafts.includes(submitted.id)], [true, false], 'drafts');
      const open = await idsIn(api, token, '/pending/apps', '&state=pending,draft');
      must(open.includes(draft.id) && open.includes(submitted.id), 'both');

      const industry = submitted.industries[0]?.id;
      const filter = `pagination[pageSize]=100&filters[industries][id][$eq]=${industry}`;
      const rows = rowsOf(await api.call('GET', `/pending/apps?${filter}`, { token }));
      must(
        rows.some(({ id }) => id === submitted.id),
        'found by its industry',
      );
      must(
        rows.every((row) => row.industries.some(({ id }) => id === industry)),
        'no other rows',
      );
    },
  },
  {
    title: 'a list filters listings with pending changes, and those changes',
    async run(api) {
      const token = await api.signIn(vendor);
      const staff = await api.signIn(admin);
      const live = await createLiveApp(api);
      const fresh = await createApp(api, token);
      await saveApp(api, token, await getApp(api, token, live.id), { name: 'Renamed' });
      const found = async (path: '/apps' | '/pending/apps', revision: boolean, as = token) => {
        const ids = await idsIn(api, as, path, `&revision=${revision}`);
        return [ids.includes(live.id), ids.includes(fresh.id)];
      };
      equal(await found('/apps', true), [true, false], 'live with changes');
      equal(await found('/apps', false), [false, false], 'live without changes');
      equal(await found('/pending/apps', true), [true, false], 'changes');
      equal(await found('/pending/apps', false), [false, true], 'no changes');
      await saveApp(api, token, await getApp(api, token, live.id, '/pending'), { draft: true });
      equal(await found('/apps', true), [true, false], 'the draft of a change, for its owner');
      equal(await found('/apps', true, staff), [false, false], 'hidden from admins');
    },
  },
  {
    title: 'a list accepts the parameters of Strapi clients, and names the parameter it rejects',
    async run(api) {
      const token = await api.signIn(vendor);
      const printed = 'locale=en&publicationState=live&populate=deep';
      const plain = rowsOf(await api.call('GET', '/apps', { token }));
      equal(rowsOf(await api.call('GET', `/apps?${printed}`, { token })), plain, 'rows');
      for (const [query, name] of [
        ['locale=nowhere', 'locale'],
        ['publicationState=gone', 'publicationState'],
        ['populate=a%20b', 'populate'],
        [`_q=${'x'.repeat(201)}`, '_q'],
        ['pagination[page]=0', 'pagination'],
        ['pagination[start]=10', 'pagination'],
        ['revision=maybe', 'revision'],
        ['state=lost', 'state'],
      ]) {
        const response = await api.call('GET', `/pending/apps?${query}`, { token });
        const path = failure(response, 'invalid').details?.errors?.[0]?.path[0];
        equal(path, name, `${query} is rejected by name`);
      }
    },
  },
  {
    title: 'every spelling of a path is the same call',
    async run(api) {
      const token = await api.signIn(vendor);
      const { id, slug } = await createApp(api, token);
      for (const path of [
        `/api/apps/${id}`,
        `/apps/${id}/`,
        `/api/apps/${id}/`,
        `/apps/${slug}`,
        `/app/${id}`,
        `/api/pending/apps/${slug}`,
      ]) {
        equal((await readAs(api, token, path, listingRecord)).data.id, id, path);
      }
    },
  },
  {
    title: 'a listing of another account is not found by any call',
    async run(api) {
      const [owner, other] = [await api.signIn(vendor), await api.signIn(pro)];
      const { id, slug, version } = await createApp(api, owner);
      const token = other;
      const body = { data: { name: 'Taken over', draft: true, version } };
      const tries: ApiResponse[] = [
        await api.call('GET', `/apps/${id}`, { token }),
        await api.call('GET', `/apps/${slug}`, { token }),
        await api.call('GET', `/pending/apps/${id}`, { token }),
        await api.call('GET', `/apps/${id}/events`, { token }),
        await api.call('GET', `/analytics/apps/${id}?start_date=2026-11-01&end_date=2026-11-07`, {
          token,
        }),
        await api.call('PUT', `/apps/${id}`, { token, body }),
        await api.call('PATCH', `/apps/${id}`, { token, body }),
        await api.call('DELETE', `/apps/${id}`, { token }),
        await api.call('DELETE', `/pending/apps/${id}`, { token }),
      ];
      for (const response of tries) failure(response, 'not-found');
      const filter = `filters[account][email][$eq]=${vendor}&filters[id][$eq]=${id}`;
      const filtered = await api.call('GET', `/pending/apps?${filter}`, { token });
      const rows = filtered.status === 400 ? [] : rowsOf(filtered);
      must(!rows.some((row) => row.id === id), 'no filter reveals it');
      equal((await getApp(api, owner, id)).name, 'Contract listing', 'untouched');
      await readAs(api, owner, `/apps/${id}/events`, eventList);
    },
  },
];
