import type { Listing } from '@portal/data/internal/schemas/listing';
import { termStruct } from '@portal/data/internal/schemas/term';
import { listOf } from '@portal/data/internal/schemas/wire';
import { array, number, string, type, unknown } from 'superstruct';
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
  png,
  pro,
  saveApp,
  vendor,
} from './fixtures.ts';

const termList = listOf(termStruct);
const media = type({ id: number() });
const named = listOf(type({ name: string() }));

const rowsOf = (response: ApiResponse): Listing[] => exactly(response, 200, listingList).data;

export const listCases: ContractCase[] = [
  // Rows: 7.1, 9.3
  {
    title: 'lists have ten rows per page and include the total',
    async run(api) {
      const caller = await api.signIn(admin);
      const first = await caller.get('/apps', listingList);
      const { page, pageSize, pageCount, total } = first.meta.pagination;
      equal([page, pageSize, pageCount], [1, 10, Math.ceil(total / 10)], 'pagination');
      equal(first.data.length, Math.min(10, total), 'rows of the first page');

      const query = 'pagination[page]=2&pagination[pageSize]=3';
      const second = await caller.get(`/apps?${query}`, listingList);
      equal(second.meta.pagination.page, 2, 'page');
      const known = new Set(first.data.slice(0, 3).map(({ id }) => id));
      must(
        second.data.every(({ id }) => !known.has(id)),
        'no row of page 1 on page 2',
      );

      const size = (await caller.get('/apps?pagination[pageSize]=5000', listingList)).meta
        .pagination.pageSize;
      must(size <= 100, 'at most 100 rows per page');
    },
  },
  // Rows: 4.2
  {
    title: 'active lists contain approved listings, pending lists all others',
    async run(api) {
      const caller = await api.signIn(admin);
      const all = 'pagination[pageSize]=100';
      const active = rowsOf(await caller.call('GET', `/apps?${all}`));
      const pending = rowsOf(await caller.call('GET', `/pending/apps?${all}`));
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
      const mine = rowsOf(await owner.call('GET', path));
      must(
        mine.every(({ account }) => account?.email === vendor),
        'own account only',
      );
      const all = rowsOf(await staff.call('GET', path));
      must(all.length > mine.length, 'an admin sees more');
      const own = rowsOf(await staff.call('GET', `${path}&user=me`));
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
      const caller = await api.signIn(vendor);
      const made = await createApp(caller, { name: 'Zanzibar zither' });
      equal(await idsIn(caller, '/pending/apps', '&_q=zanzibar'), [made.id], 'found by name');
      equal(await idsIn(caller, '/pending/apps', '&_q=no-such-words'), [], 'found by nothing');
      const query = 'pagination[pageSize]=100&sort=updatedAt:desc';
      const rows = rowsOf(await caller.call('GET', `/apps?${query}`));
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
    title: 'names are found and sorted without regard to accents and case, in any script',
    async run(api) {
      const [caller, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const inOrder = ['Łódź', 'Ōtākaro', 'Straße', 'Woolshed', 'zebra', 'Zulu', 'Πόλη', 'Москва'];
      const searches = { Łódź: 'LODZ', Straße: 'strasse', Ōtākaro: 'otākaro', Πόλη: 'πο' };
      const lists = { '/pending/apps': caller, '/industries': staff };
      const names = async (path: keyof typeof lists, query: string) => {
        const rows = await lists[path].get(`${path}?pagination[pageSize]=100&${query}`, named);
        return rows.data.map(({ name }) => name);
      };
      const others = new Set(await names('/industries', ''));
      for (const name of inOrder.toReversed()) {
        await createApp(caller, { name: `${name} folded` });
        const added = await staff.send('POST', '/industries', { name: `${name} folded` });
        equal(added.status, 201, name);
      }
      for (const path of ['/pending/apps', '/industries'] as const) {
        const folded = inOrder.map((name) => `${name} folded`);
        const found = await names(path, '_q=folded&sort=name:asc');
        equal(found, folded, `${path} by name`);
        for (const [name, word] of Object.entries({ ...searches, Москва: 'мо' }))
          equal(await names(path, `_q=${word} FOLDED`), [`${name} folded`], `${path}: ${word}`);
      }
      const ours = (await names('/industries', '')).filter((name) => !others.has(name));
      equal(
        ours,
        inOrder.map((name) => `${name} folded`),
        'industries are by name',
      );
    },
  },
  // Rows: 7.1
  {
    title: 'pending lists filter by state, all lists by term',
    async run(api) {
      const caller = await api.signIn(vendor);
      const draft = await createApp(caller, { draft: true });
      const submitted = await createApp(caller);
      const drafts = await idsIn(caller, '/pending/apps', '&state=draft');
      equal([drafts.includes(draft.id), drafts.includes(submitted.id)], [true, false], 'drafts');
      const open = await idsIn(caller, '/pending/apps', '&state=pending,draft');
      must(open.includes(draft.id) && open.includes(submitted.id), 'both');

      const industry = submitted.industries[0]?.id;
      const filter = `pagination[pageSize]=100&filters[industries][id][$eq]=${industry}`;
      const rows = rowsOf(await caller.call('GET', `/pending/apps?${filter}`));
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
    title: 'a list filters by several terms, without some, and without any',
    portable: true,
    async run(api) {
      const caller = await api.signIn(vendor);
      const [one, two] = (await caller.get('/industries', termList)).data.map(({ id }) => id);
      const of = (name: string, industries: readonly unknown[]) =>
        createApp(caller, { name: `Filtered ${name}`, draft: true, industries });
      const ids = [await of('one', [one]), await of('two', [two]), await of('none', [])].map(
        ({ id }) => id,
      );
      const found = async (query: string) => {
        const listed = await idsIn(caller, '/pending/apps', `&_q=Filtered&${query}`);
        return ids.map((id) => listed.includes(id));
      };
      for (const [query, expected] of [
        [`industry=${one}`, [true, false, false]],
        [`industry=${one},${two}`, [true, true, false]],
        ['industry=none', [false, false, true]],
        [`industry=none,${two}`, [false, true, true]],
        [`industry=not.${one}`, [false, true, true]],
        [`industry=not.${one},none`, [false, true, false]],
        [`industry=${one}&subcategory=none`, [true, false, false]],
        ['updated_from=2000-01-01', [true, true, true]],
        ['updated_to=2000-01-01', [false, false, false]],
      ] as const)
        equal(await found(query), expected, query);
      for (const [query, name] of [
        ['industry=no', 'industry'],
        ['subcategory=1,', 'subcategory'],
        ['updated_from=2026-02-30', 'updated_from'],
      ]) {
        const response = await caller.call('GET', `/pending/apps?${query}`);
        const path = failure(response, 'invalid').details?.errors?.[0]?.path[0];
        equal(path, name, `${query} is rejected by name`);
      }
    },
  },
  // Rows: X45C.4, X45C.5
  {
    title: 'a list filters by fields without a value, and sorts by two fields',
    async run(api) {
      const caller = await api.signIn(vendor);
      const form = new FormData();
      form.append('files', new File([png], 'logo.png', { type: 'image/png' }));
      const logo = exactly(
        await caller.call('POST', '/upload', { body: form }),
        200,
        array(media),
      )[0]?.id;
      const of = (name: string, values: object) =>
        createApp(caller, { name: `Lacking ${name}`, trial: null, logo: null, ...values });
      const first = await of('B', { trial: 'https://kea.example/trial', draft: true });
      const second = await of('A', { trial: 'https://kea.example/trial', logo });
      const made = [first, second, await of('C', { draft: true })];
      const ids = made.map(({ id }) => id);
      const listed = (query: string) =>
        idsIn(caller, '/pending/apps', `&_q=Lacking${query && `&${query}`}`);
      const found = async (query: string) => {
        const all = await listed(query);
        return ids.map((id) => all.includes(id));
      };
      for (const [query, expected] of [
        ['missing=logo', [true, false, true]],
        ['missing=trial', [false, false, true]],
        ['missing=not.logo', [false, true, false]],
        ['missing=not.logo,trial', [false, true, false]],
        ['missing=trial&state=pending', [false, false, false]],
      ] as const)
        equal(await found(query), expected, query);
      await saveApp(caller, second, { name: second.name, logo: null });
      equal(await found('missing=logo'), [true, true, true], 'a logo that was removed');
      const wrong = await caller.call('GET', '/pending/apps?missing=industries');
      equal(failure(wrong, 'invalid').details?.errors?.[0]?.path, ['missing'], 'by name');

      const [b, a, c] = ids;
      equal(await listed('sort=status:asc,name:asc'), [a, b, c], 'submitted ones, then drafts');
      equal(await listed('sort=status:desc,name:desc'), [c, b, a], 'the other way round');
    },
  },
  {
    title: 'a list filters listings with pending changes, and those changes',
    async run(api) {
      const caller = await api.signIn(vendor);
      const staff = await api.signIn(admin);
      const live = await createLiveApp(api);
      const fresh = await createApp(caller);
      await saveApp(caller, await getApp(caller, live.id), { name: 'Renamed' });
      const found = async (path: '/apps' | '/pending/apps', revision: boolean, as = caller) => {
        const ids = await idsIn(as, path, `&revision=${revision}`);
        return [ids.includes(live.id), ids.includes(fresh.id)];
      };
      equal(await found('/apps', true), [true, false], 'live with changes');
      equal(await found('/apps', false), [false, false], 'live without changes');
      equal(await found('/pending/apps', true), [true, false], 'changes');
      equal(await found('/pending/apps', false), [false, true], 'no changes');
      await saveApp(caller, await getApp(caller, live.id, '/pending'), { draft: true });
      equal(await found('/apps', true), [true, false], 'the draft of a change, for its owner');
      equal(await found('/apps', true, staff), [false, false], 'hidden from admins');
    },
  },
  {
    title: 'a list accepts the parameters of Strapi clients, and names the parameter it rejects',
    portable: true,
    async run(api) {
      const caller = await api.signIn(vendor);
      const printed = 'locale=en&publicationState=live&populate=deep';
      const plain = rowsOf(await caller.call('GET', '/apps'));
      equal(rowsOf(await caller.call('GET', `/apps?${printed}`)), plain, 'rows');
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
        const response = await caller.call('GET', `/pending/apps?${query}`);
        const path = failure(response, 'invalid').details?.errors?.[0]?.path[0];
        equal(path, name, `${query} is rejected by name`);
      }
    },
  },
  {
    title: 'a list is exported as a whole, with its filters and only what the caller may see',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const word = 'Exported';
      for (const name of [`${word} A`, `${word} B`, `=${word} C`]) await createApp(owner, { name });
      const asked = `/pending/apps?_q=${word}&sort=name&pagination[pageSize]=1`;
      const file = await owner.call('GET', `${asked}&format=csv`);
      equal(file.status, 200, 'a file');
      const [header = '', ...lines] = String(file.body)
        .replace('\uFEFF', '')
        .trimEnd()
        .split('\r\n');
      must(header.startsWith('ID,Slug,Status,Draft,Name,Short description,'), header);
      equal(lines.length, 3, 'all rows');
      must(lines[0]?.includes(`"'=${word} C"`) ?? false, `no formula: ${lines[0]}`);
      const records = exactly(
        await owner.call('GET', `${asked}&format=json`),
        200,
        array(unknown()),
      );
      equal(records.length, 3, 'all records');
      const one = await owner.get(asked, listOf(unknown()));
      equal(records[0], one.data[0], 'a record as the list has it');
      const other = await (await api.signIn(pro)).call('GET', `${asked}&format=json`);
      equal(exactly(other, 200, array(unknown())), [], 'nothing of another account');
      for (const path of [
        ...['/apps', '/services', '/pending/services', '/accounts', '/industries', '/categories'],
        ...['/reviews', '/reviews/apps', '/pending/reviews/services', '/me/received-reviews'],
        ...['/special-offers', '/special-offers/apps', '/pending/special-offers/services'],
      ]) {
        const total = (await staff.get(path, listOf(unknown()))).meta.pagination.total;
        const all = exactly(await staff.call('GET', `${path}?format=json`), 200, array(unknown()));
        equal(all.length, total, path);
        const csv = await staff.call('GET', `${path}?format=csv`);
        must(/^\uFEFF?ID,/.test(String(csv.body)), `${path} as CSV`);
      }
      const some = await owner.call('GET', `${asked}&format=csv&columns=name,id`);
      must(/^\uFEFF?Name,ID\r\n/.test(String(some.body)), String(some.body));
      for (const [query, path] of [
        ['format=xml', 'format'],
        ['format=csv&columns=name,secret', 'columns'],
      ] as const) {
        const wrong = failure(await owner.call('GET', `/apps?${query}`), 'invalid');
        equal(wrong.details?.errors?.[0]?.path, [path], query);
      }
    },
  },
  {
    title: 'every spelling of a path is the same call',
    portable: true,
    async run(api) {
      const caller = await api.signIn(vendor);
      const { id, slug } = await createApp(caller);
      for (const path of [
        `/api/apps/${id}`,
        `/apps/${id}/`,
        `/api/apps/${id}/`,
        `/apps/${slug}`,
        `/app/${id}`,
        `/api/pending/apps/${slug}`,
      ]) {
        equal((await caller.get(path, listingRecord)).data.id, id, path);
      }
    },
  },
  {
    title: 'a listing of another account is not found by any call',
    portable: true,
    async run(api) {
      const [owner, other] = [await api.signIn(vendor), await api.signIn(pro)];
      const { id, slug, version } = await createApp(owner);
      const caller = other;
      const body = { data: { name: 'Taken over', draft: true, version } };
      const tries: ApiResponse[] = [
        await caller.call('GET', `/apps/${id}`),
        await caller.call('GET', `/apps/${slug}`),
        await caller.call('GET', `/pending/apps/${id}`),
        await caller.call('GET', `/apps/${id}/events`),
        await caller.call('GET', `/analytics/apps/${id}?start_date=2026-11-01&end_date=2026-11-07`),
        await caller.call('PUT', `/apps/${id}`, { body }),
        await caller.call('PATCH', `/apps/${id}`, { body }),
        await caller.call('DELETE', `/apps/${id}`),
        await caller.call('DELETE', `/pending/apps/${id}`),
      ];
      for (const response of tries) failure(response, 'not-found');
      const filter = `filters[account][email][$eq]=${vendor}&filters[id][$eq]=${id}`;
      const filtered = await caller.call('GET', `/pending/apps?${filter}`);
      const rows = filtered.status === 400 ? [] : rowsOf(filtered);
      must(!rows.some((row) => row.id === id), 'no filter reveals it');
      equal((await getApp(owner, id)).name, 'Contract listing', 'untouched');
      await owner.get(`/apps/${id}/events`, eventList);
    },
  },
];
