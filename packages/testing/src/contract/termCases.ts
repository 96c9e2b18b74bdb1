import { deletedStruct } from '@portal/data/internal/schemas/deleted';
import { mergePreviewStruct } from '@portal/data/internal/schemas/mergePreview';
import {
  categoryStruct,
  industryStruct,
  subcategoryStruct,
  termStruct,
} from '@portal/data/internal/schemas/term';
import { listOf, recordOf } from '@portal/data/internal/schemas/wire';
import { genericTexts, synonymTexts, turnedText } from '@portal/domain';
import { number, type } from 'superstruct';
import {
  type Caller,
  type ContractCase,
  equal,
  exactly,
  failure,
  must,
  rejects,
} from './contract.ts';
import {
  admin,
  createApp,
  createLiveApp,
  listingList,
  listingRecord,
  saveApp,
  vendor,
} from './fixtures.ts';

const idRecord = recordOf(type({ id: number() }));

export const termCases: ContractCase[] = [
  {
    title: 'an industry features only its own listings',
    portable: true,
    async run(api) {
      const staff = await api.signIn(admin);
      const call = (method: string, path: string, data?: object) =>
        staff.call(method, path, { ...(data ? { body: { data } } : {}) });
      const add = async (name: string) => {
        const added = await call('POST', '/industries', { name });
        return exactly(added, 201, recordOf(termStruct)).data.id;
      };
      const [first, second] = [await add('Contract first'), await add('Contract second')];
      const app = await createLiveApp(api, { industries: [first] });
      const feature = (industry: number, seen?: number[], apps = [app.id]) =>
        call('PUT', `/industries/${industry}`, {
          featured_apps: apps,
          ...(seen ? { seen_featured_apps: seen } : {}),
        });
      const featured = async () => {
        const response = await call('GET', `/industries/${first}`);
        const { featuredApps, leftOut } = exactly(response, 200, recordOf(industryStruct)).data;
        return [featuredApps.length, leftOut?.map(({ name }) => name)];
      };
      rejects(await feature(second), 'featured_apps', genericTexts.notValid('Listing'));
      equal((await feature(first, [])).status, 200, 'own listing');
      equal((await feature(first, [])).status, 200, 'retry');
      failure(await feature(first, [], []), 'featured-changed');
      equal((await feature(first, [app.id])).status, 200, 'seen');
      equal(await featured(), [1, []], 'featured');
      const moved = { status: 'APPROVED', industries: [second] };
      await saveApp(staff, app, moved);
      equal(await featured(), [0, [app.name]], 'left out after moving');
      await call('DELETE', `/apps/${app.id}`);
      for (const id of [first, second]) await call('DELETE', `/industries/${id}`);
    },
  },
  {
    title: 'names that differ only in case and surrounding spaces are the same name',
    async run(api) {
      const caller = await api.signIn(admin);
      const send = (method: string, path: string, name: string) =>
        caller.send(method, path, { name });
      const added = await send('POST', '/industries', ' Contract spaces ');
      const { id, name } = exactly(added, 201, recordOf(termStruct)).data;
      equal(name, 'Contract spaces', 'trimmed');
      const twin = await send('POST', '/industries', 'contract SPACES ');
      failure(twin, 'name-taken');
      const renamed = await send('PUT', `/industries/${id}`, 'Contract spaced ');
      equal(exactly(renamed, 200, recordOf(termStruct)).data.name, 'Contract spaced', 'renamed');
      await caller.call('DELETE', `/industries/${id}`);
    },
  },
  {
    title: 'a rename replaces only the name that the caller has seen',
    portable: true,
    async run(api) {
      const caller = await api.signIn(admin);
      const names = ['Contract seen', 'Contract renamed', 'Contract renamed again'] as const;
      const added = await caller.send('POST', '/locations', { name: names[0] });
      const { id } = exactly(added, 201, recordOf(termStruct)).data;
      const rename = (seen: string, name: string) =>
        caller.send('PUT', `/locations/${id}`, { name, seen_name: seen });
      equal((await rename(names[0], names[1])).status, 200, 'seen');
      equal((await rename(names[0], ` ${names[1]} `)).status, 200, 'retry');
      const lost = failure(await rename(names[0], names[2]), 'stale-version');
      equal(lost.details?.name, names[1], 'current name');
      equal((await rename(names[1], names[2])).status, 200, 'seen after the conflict');
      await caller.call('DELETE', `/locations/${id}`);
    },
  },
  // Rows: X45T.6
  {
    title: 'a search also finds live listings by the names of their terms',
    portable: true,
    async run(api) {
      const staff = await api.signIn(admin);
      const add = async (terms: string, data: object) => {
        const added = await staff.send('POST', `/${terms}`, data);
        return exactly(added, 201, type({ data: type({ id: number() }) })).data.id;
      };
      const synonyms = ['CTRM', ' contract  ledgers ', 'ctrm', 'Zoo to zoo'];
      const industry = await add('industries', { name: 'Contract  books', synonyms });
      const category = await add('categories', { name: 'Contract office', synonyms: ['CTRO'] });
      const sub = await add('subcategories', { name: 'Contract desk', category });
      const app = await createLiveApp(api, { industries: [industry], subcategories: [sub] });
      const found = async (search: string, list = 'apps') => {
        const path = `/${list}?_q=${encodeURIComponent(search)}`;
        return exactly(await staff.call('GET', path), 200, listingList).data.map(({ id }) => id);
      };
      const [word] = app.name.split(' ');
      for (const search of [
        'ctrm',
        'Contract LEDGERS',
        `ctrm ${word}`,
        `${word} contract desk ctrm`,
      ])
        equal(await found(search), [app.id], search);
      equal(await found('ctro'), [app.id], 'by the category of its subcategory');
      for (const search of ['ctr', 'ctrm zzyzx', 'ledgers contract'])
        equal(await found(search), [], search);
      equal(await found('contract ledgers', 'pending/apps'), [], 'in the review queue');
      await staff.call('DELETE', `/apps/${app.id}`);
      await staff.call('DELETE', `/categories/${category}`);
      await staff.call('DELETE', `/industries/${industry}`);
    },
  },
  // Rows: X45T.5
  {
    title: 'other names replace those that the caller has seen, and follow a merge and its restore',
    async run(api) {
      const staff = await api.signIn(admin);
      const add = async (name: string) =>
        exactly(await staff.send('POST', '/locations', { name }), 201, recordOf(termStruct)).data
          .id;
      const [id, other] = [await add('Contract haven'), await add('Contract port')];
      const set = (synonyms: unknown, seen?: readonly string[], of = id) =>
        staff.send('PUT', `/locations/${of}`, {
          synonyms,
          ...(seen ? { seen_synonyms: seen } : {}),
        });
      const names = async () =>
        (await staff.get(`/locations/${id}`, recordOf(termStruct))).data.synonyms;
      equal((await set(['Harbour'], [])).status, 200, 'seen');
      equal((await set([' Harbour'], [])).status, 200, 'retry');
      const lost = failure(await set(['Bay'], []), 'stale-version');
      equal(lost.details?.synonyms, ['Harbour'], 'current names');
      rejects(await set(['x'.repeat(121)]), 'synonyms', genericTexts.max(120));
      rejects(await set(['x'], ['x'.repeat(121)]), 'seen_synonyms', genericTexts.max(120));
      await set(['Quay'], undefined, other);
      for (const [name, given] of [
        ['contract PORT', ['Bay', 'contract  PORT']],
        ['quay', ['quay']],
      ] as const)
        rejects(await set(given), 'synonyms', synonymTexts.taken(name, 'Contract port'));
      const twin = await staff.send('POST', '/locations', {
        name: 'Contract bay',
        synonyms: ['Quay'],
      });
      rejects(twin, 'synonyms', synonymTexts.taken('Quay', 'Contract port'));
      equal((await staff.call('DELETE', `/locations/${other}?move_to=${id}`)).status, 200, 'merge');
      equal(await names(), ['Harbour', 'Contract port', 'Quay'], 'after the merge');
      await staff.call('POST', `/deleted/locations/${other}/restore`);
      equal(await names(), ['Harbour'], 'after the restore');
      await staff.send('PUT', `/locations/${id}`, { name: 'Harbour' });
      equal(await names(), [], 'after one became the name');
      for (const each of [id, other]) await staff.call('DELETE', `/locations/${each}`);
    },
  },
  {
    title: 'names cannot contain text-direction overrides, but directional marks',
    portable: true,
    async run(api) {
      const caller = await api.signIn(admin);
      const send = (method: string, path: string, data: object) => caller.send(method, path, data);
      for (const character of ['\u202a', '\u202e', '\u2066', '\u2069']) {
        const name = `Harbour ${character}teknuw`;
        const listing = await send('POST', '/apps', { name });
        rejects(listing, 'name', turnedText('Listing name'));
        rejects(await send('POST', '/industries', { name }), 'name', turnedText('Name'));
        const people = [{ name, position: name }];
        const service = await send('POST', '/services', { team_members: people });
        rejects(service, 'team_members', turnedText('Position'));
      }
      const name = 'Contract \u200fעברית';
      const added = exactly(await send('POST', '/industries', { name }), 201, recordOf(termStruct));
      equal(added.data.name, name, 'stored name');
      await caller.call('DELETE', `/industries/${added.data.id}`);
    },
  },
  {
    title: 'only admins see how many listings use a term',
    portable: true,
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const read = async (caller: Caller) => {
        return (await caller.get('/categories', listOf(categoryStruct))).data;
      };
      const told = await read(staff);
      must(
        told.every(({ uses, subcategories }) => {
          const held = subcategories.map((sub) => sub.uses ?? Number.NaN);
          return uses !== undefined && held.every((each) => each <= uses);
        }),
        'categories and subcategories',
      );
      must(
        (await read(owner)).every(({ uses, live, subcategories }) =>
          [uses, live, ...subcategories.flatMap((sub) => [sub.uses, sub.live])].every(
            (each) => each === undefined,
          ),
        ),
        'not for vendors',
      );
    },
  },
  {
    title: 'a revision counts as its listing, once, and only as live if its listing has the term',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const added = await staff.send('POST', '/industries', { name: 'Contract counting' });
      const { id } = exactly(added, 201, recordOf(termStruct)).data;
      const live = await createLiveApp(api, { industries: [id] });
      await saveApp(owner, live, { industries: [id], name: 'Changed' });
      // Only the revision has this term.
      const elsewhere = await createLiveApp(api);
      await saveApp(owner, elsewhere, { industries: [id] });
      const industries = (
        await staff.get('/industries?pagination[pageSize]=100', listOf(termStruct))
      ).data;
      const counted = industries.find((term) => term.id === id);
      equal([counted?.uses, counted?.live], [2, { apps: 1, services: 0 }], 'uses and live');
      await owner.call('DELETE', `/apps/${live.id}`);
      await owner.call('DELETE', `/apps/${elsewhere.id}`);
      await staff.call('DELETE', `/industries/${id}`);
    },
  },
  {
    title: 'the listings of a term move to another one before it is deleted',
    portable: true,
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const add = async (terms: string, data: object) => {
        const response = await staff.send('POST', `/${terms}`, data);
        equal(response.status, 201, `added to ${terms}`);
        const path = '/categories?pagination[pageSize]=100';
        return (await staff.get(path, listOf(categoryStruct))).data;
      };
      await add('categories', { name: 'Contract from' });
      const both = await add('categories', { name: 'Contract to' });
      const [from, to] = ['Contract from', 'Contract to'].map(
        (name) => both.find((category) => category.name === name)?.id ?? 0,
      );
      const held = await add('subcategories', { name: 'Contract sub', category: from });
      const sub = held.find(({ id }) => id === from)?.subcategories[0]?.id;
      failure(await staff.send('POST', '/categories', { name: 'contract FROM' }), 'name-taken');
      const app = await createApp(owner, { subcategories: [sub] });
      const remove = (query: string) => staff.call('DELETE', `/categories/${from}${query}`);
      equal(failure(await remove(''), 'term-in-use').details?.count, 1, 'listings that use it');
      failure(await remove(`?move_to=${from}`), 'invalid');
      equal((await remove(`?move_to=${to}`)).status, 200, 'deleted');
      const { data } = await owner.get(`/pending/apps/${app.id}`, listingRecord);
      equal(
        data.type === 'app' ? data.subcategories.map(({ category }) => category.id) : [],
        [to],
        'category of its subcategory',
      );
      await owner.call('DELETE', `/apps/${app.id}`);
      await staff.call('DELETE', `/categories/${to}`);
    },
  },
  {
    title: 'terms that were merged one after the other are restored from the last one',
    portable: true,
    async run(api) {
      const staff = await api.signIn(admin);
      const add = async (name: string) =>
        exactly(await staff.send('POST', '/industries', { name }), 201, idRecord).data.id;
      const [first, second, last] = [
        await add('Contract chain 1'),
        await add('Contract chain 2'),
        await add('Contract chain 3'),
      ];
      const app = await createLiveApp(api, { industries: [first] });
      const merge = async (from: number, into: number) =>
        equal(
          (await staff.call('DELETE', `/industries/${from}?move_to=${into}`)).status,
          200,
          'merged',
        );
      const restore = (id: number) => staff.call('POST', `/deleted/industries/${id}/restore`);
      const uses = async (id: number) =>
        (await staff.get(`/industries/${id}`, recordOf(industryStruct))).data.uses;
      await merge(first, second);
      await merge(second, last);
      failure(await restore(first), 'invalid');
      for (const id of [second, first]) equal((await restore(id)).status, 200, 'restored');
      equal([await uses(first), await uses(second), await uses(last)], [1, 0, 0], 'uses');
      await staff.call('DELETE', `/apps/${app.id}`);
      for (const id of [first, second, last]) await staff.call('DELETE', `/industries/${id}`);
    },
  },
  {
    title: 'a subcategory in the trash goes with its category and back',
    portable: true,
    async run(api) {
      const staff = await api.signIn(admin);
      const add = async (terms: string, data: object) =>
        exactly(await staff.send('POST', `/${terms}`, data), 201, idRecord).data.id;
      const from = await add('categories', { name: 'Contract trash from' });
      const to = await add('categories', { name: 'Contract trash to' });
      const [first, second] = [
        await add('subcategories', { name: 'Contract trash sub', category: from }),
        await add('subcategories', { name: 'Contract trash other sub', category: from }),
      ];
      const remove = async (path: string) =>
        equal((await staff.call('DELETE', path)).status, 200, path);
      const restore = async (id: number) => {
        const back = await staff.call('POST', `/deleted/subcategories/${id}/restore`);
        return exactly(back, 200, recordOf(subcategoryStruct)).data.categoryId;
      };
      await remove(`/subcategories/${first}`);
      await remove(`/subcategories/${second}`);
      await remove(`/categories/${from}?move_to=${to}`);
      equal(await restore(first), to, 'restored in the other category');
      const back = await staff.call('POST', `/deleted/categories/${from}/restore`);
      equal(
        exactly(back, 200, recordOf(categoryStruct)).data.subcategories.map(({ id }) => id),
        [first],
        'moved back',
      );
      equal(await restore(second), from, 'moved back in the trash');
      await remove(`/categories/${from}`);
      await remove(`/categories/${to}`);
    },
  },
  {
    title: 'a subcategory moves to another category, and apps with it',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const add = async (terms: string, data: object) =>
        exactly(await staff.send('POST', `/${terms}`, data), 201, idRecord).data.id;
      const from = await add('categories', { name: 'Contract left' });
      const to = await add('categories', { name: 'Contract joined' });
      const sub = await add('subcategories', { name: 'Contract moving', category: from });
      const other = await add('subcategories', { name: 'Contract staying', category: from });
      const both = await createLiveApp(api, { subcategories: [sub, other] });
      await saveApp(owner, both, { subcategories: [other, sub], name: 'Contract in both' });
      const app = await createApp(owner, { subcategories: [sub] });
      const usesIn = async (id: number) => {
        const { data } = await staff.get(`/categories/${id}`, recordOf(categoryStruct));
        return [data.uses, data.live?.apps];
      };
      equal(
        await usesIn(from),
        [2, 1],
        'an app with two subcategories, and its revision, count once',
      );
      const path = `/subcategories/${sub}`;
      failure(await staff.send('PUT', path, { category: 999_999 }), 'invalid');
      const moved = await staff.send('PUT', path, { category: to });
      equal(exactly(moved, 200, recordOf(subcategoryStruct)).data.categoryId, to, 'moved');
      const { data } = await owner.get(`/pending/apps/${app.id}`, listingRecord);
      equal(
        data.type === 'app' ? data.subcategories.map(({ category }) => category.id) : [],
        [to],
        'category of the app',
      );
      equal(
        [await usesIn(from), await usesIn(to)],
        [
          [1, 1],
          [2, 1],
        ],
        'uses of the categories',
      );
      for (const { id } of [app, both]) await owner.call('DELETE', `/apps/${id}`);
      for (const id of [from, to]) await staff.call('DELETE', `/categories/${id}`);
    },
  },
  {
    title: 'a merge moves listings, revisions and featured listings, as its preview says',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const add = async (name: string) =>
        exactly(await staff.send('POST', '/industries', { name }), 201, recordOf(termStruct)).data;
      const [from, into] = [await add('Contract merged'), await add('Contract kept')];
      const live = await createLiveApp(api, { industries: [from.id] });
      const elsewhere = await createLiveApp(api);
      await saveApp(owner, elsewhere, { industries: [from.id] });
      const draft = await createApp(owner, { industries: [from.id], draft: true });
      const featured = { featured_apps: [live.id] };
      equal((await staff.send('PUT', `/industries/${from.id}`, featured)).status, 200, 'featured');
      const path = `/industries/${from.id}`;
      const preview = await staff.get(
        `${path}/merge?into=${into.id}`,
        recordOf(mergePreviewStruct),
      );
      equal(
        preview.data,
        {
          uses: 3,
          live: { apps: 1, services: 0 },
          both: 0,
          subcategories: 0,
          featured: 1,
          featuredLeftOut: 0,
        },
        'preview',
      );
      failure(await staff.call('GET', `${path}/merge?into=${from.id}`), 'invalid');
      failure(await owner.call('GET', `${path}/merge?into=${into.id}`), 'admins-only');
      equal((await staff.call('DELETE', `${path}?move_to=${into.id}`)).status, 200, 'merged');
      const used = async ({ id }: { id: number }) =>
        (await staff.get(`/industries/${id}`, recordOf(industryStruct))).data;
      const other = await used(into);
      equal([other.uses, other.live], [3, { apps: 1, services: 0 }], 'uses of the other one');
      equal(
        other.featuredApps.map(({ id }) => id),
        [live.id],
        'featured',
      );
      const [deleted] = (await staff.get('/deleted/industries', listOf(deletedStruct))).data;
      equal(
        [deleted?.id, deleted?.mergedInto],
        [from.id, { id: into.id, name: into.name }],
        'where it went',
      );
      const back = await staff.call('POST', `/deleted${path}/restore`);
      exactly(back, 200, recordOf(termStruct));
      const restored = await used(from);
      equal(restored.uses, 3, 'uses of the restored one');
      equal(
        [restored, await used(into)].map((each) => each.featuredApps.length),
        [1, 0],
        'where',
      );
      for (const { id } of [live, elsewhere, draft]) await owner.call('DELETE', `/apps/${id}`);
      for (const { id } of [from, into]) await staff.call('DELETE', `/industries/${id}`);
    },
  },
];
