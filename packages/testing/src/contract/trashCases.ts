import { deletedStruct } from '@portal/data/internal/schemas/deleted';
import { reviewStruct } from '@portal/data/internal/schemas/feedback';
import { listingMessageStruct, messagesStruct } from '@portal/data/internal/schemas/moderation';
import { categoryStruct, subcategoryStruct, termStruct } from '@portal/data/internal/schemas/term';
import { listOf, recordOf } from '@portal/data/internal/schemas/wire';
import { trashDays } from '@portal/domain';
import { type Caller, type ContractCase, equal, exactly, failure, must } from './contract.ts';
import {
  admin,
  anotherAttempt,
  createApp,
  createLiveApp,
  eventList,
  getApp,
  idsIn,
  listingRecord,
  pro,
  saveApp,
  serviceWrite,
  vendor,
} from './fixtures.ts';

const deletedList = listOf(deletedStruct);
const listingMessageRecord = recordOf(listingMessageStruct);
const messagesRecord = recordOf(messagesStruct);

const deletedIn = async (caller: Caller) =>
  (await caller.get('/deleted/apps?pagination[pageSize]=100', deletedList)).data;

const findsDeleted = async (caller: Caller, id: number) =>
  (await deletedIn(caller)).some((row) => row.id === id);

/* Without its links: their checks are written some time after a save, by a job. */
const pendingOf = async (caller: Caller, id: number) => {
  const { links: _, ...listing } = await getApp(caller, id, '/pending');
  return listing;
};

const restore = (caller: Caller, id: number) => caller.call('POST', `/deleted/apps/${id}/restore`);

export const trashCases: ContractCase[] = [
  {
    title: 'who deleted a listing restores it as it was, with its revision, history and messages',
    // On PostgreSQL trash.test.ts compares the rows.
    portable: true,
    async run(api) {
      const owner = await api.signIn(vendor);
      const live = await createLiveApp(api, { name: 'Regretted' });
      const revision = await saveApp(owner, live, { name: 'Regretted', summary: 'Proposed.' });
      const messages = `/apps/${live.id}/messages`;
      exactly(
        await owner.send('POST', messages, { text: 'Please hurry.' }),
        201,
        listingMessageRecord,
      );
      const before = await pendingOf(owner, live.id);
      const events = (await owner.get(`/apps/${live.id}/events`, eventList)).data.length;
      equal((await owner.call('DELETE', `/apps/${live.id}`)).status, 200, 'deleted');
      const [row] = await deletedIn(owner);
      equal(
        [row?.id, row?.name, row?.slug, row?.status, row?.draft],
        [live.id, 'Regretted', live.slug, 'APPROVED', false],
        'the newest deleted one',
      );
      const kept = Date.parse(row?.erasesAt ?? '') - Date.parse(row?.deletedAt ?? '');
      equal(kept, trashDays * 86_400_000, 'is erased later');
      failure(await owner.call('GET', `/apps/${live.slug}`), 'not-found');
      failure(await owner.call('GET', messages), 'not-found');
      must(!(await idsIn(owner, '/apps')).includes(live.id), 'not in the list');

      const back = exactly(await restore(owner, live.id), 200, listingRecord).data;
      equal([back.id, back.slug, back.status], [live.id, live.slug, 'APPROVED'], 'restored');
      equal(await pendingOf(owner, live.id), before, 'with its revision');
      must(before.version === revision.version, 'nothing was written to it');
      const history = (await owner.get(`/apps/${live.id}/events`, eventList)).data;
      // A database that forgets the deletion has one less.
      must(history.length > events, 'with its history');
      equal([history[0]?.kind, history[0]?.to], ['restored', 'APPROVED'], 'and a new event');
      const sent = (await owner.get(messages, messagesRecord)).data.messages;
      equal(
        sent.map(({ text }) => text),
        ['Please hurry.'],
        'with its messages',
      );
      must((await idsIn(owner, '/apps')).includes(live.id), 'in the list');
      must(!(await findsDeleted(owner, live.id)), 'no longer deleted');
      // A repeated call, whose first response was lost.
      equal(exactly(await restore(owner, live.id), 200, listingRecord).data.id, live.id, 'again');
    },
  },
  {
    title:
      'moderators restore listings of vendors, vendors neither those of others nor what staff deleted',
    async run(api) {
      const [owner, other, staff] = [
        await api.signIn(vendor),
        await api.signIn(pro),
        await api.signIn(admin),
      ];
      const { id } = await createLiveApp(api, { name: 'Fought over' });
      equal((await owner.call('DELETE', `/apps/${id}`)).status, 200, 'deleted by its vendor');
      must(!(await findsDeleted(other, id)), 'others do not see it');
      failure(await restore(other, id), 'not-found');
      must(await findsDeleted(staff, id), 'staff see it');
      exactly(await restore(staff, id), 200, listingRecord);
      equal((await staff.call('DELETE', `/apps/${id}`)).status, 200, 'deleted by staff');
      must(!(await findsDeleted(owner, id)), 'its vendor does not see it');
      failure(await restore(owner, id), 'not-found');
      exactly(await restore(staff, id), 200, listingRecord);
    },
  },
  {
    title: 'a deleted draft stays private to its account',
    portable: true,
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const { id } = await createApp(owner, { draft: true });
      equal((await owner.call('DELETE', `/apps/${id}`)).status, 200, 'deleted');
      must(!(await findsDeleted(staff, id)), 'staff do not see it');
      failure(await restore(staff, id), 'not-found');
      const back = exactly(await restore(owner, id), 200, listingRecord).data;
      equal([back.draft, back.status], [true, 'PENDING'], 'still a draft');
    },
  },
  {
    title: 'a restored term gets back the listings that were moved from it and not changed since',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const add = async (name: string) =>
        exactly(await staff.send('POST', '/locations', { name }), 201, recordOf(termStruct)).data;
      const [from, to, other, more] = [
        await add('Trash from'),
        await add('Trash to'),
        await add('Trash'),
        await add('Trash more'),
      ];
      const create = async (locations: readonly number[]) => {
        const data = { ...(await serviceWrite(staff)), locations };
        const body = { data };
        const made = await staff.call('POST', '/services', { body, headers: anotherAttempt() });
        return exactly(made, 201, listingRecord).data;
      };
      const locationsOf = async ({ id }: { id: number }) => {
        const { data } = await staff.get(`/pending/services/${id}`, listingRecord);
        return data.type === 'service' ? data.locations.map((each) => each.id) : [];
      };
      const [kept, both, changed, full] = [
        await create([from.id]),
        await create([from.id, other.id, to.id]),
        await create([from.id]),
        await create([from.id, to.id]),
      ];
      const inTrash = await create([from.id, to.id]);
      equal((await staff.call('DELETE', `/services/${inTrash.id}`)).status, 200, 'in the trash');
      const path = `/locations/${from.id}`;
      equal((await staff.call('DELETE', `${path}?move_to=${to.id}`)).status, 200, 'deleted');
      const again = await staff.call('DELETE', `${path}?move_to=${to.id}`);
      equal(again.status, 200, 'a repeated merge');
      const elsewhere = await staff.call('DELETE', `${path}?move_to=${other.id}`);
      equal(elsewhere.status, 404, 'another merge of a deleted one');
      equal(await locationsOf(both), [other.id, to.id], 'moved');
      const change = async ({ id }: { id: number }, locations: readonly number[]) => {
        const { version } = (await staff.get(`/pending/services/${id}`, listingRecord)).data;
        const now = { ...(await serviceWrite(staff)), locations, version };
        equal((await staff.send('PUT', `/services/${id}`, now)).status, 200, 'changed');
      };
      await change(changed, [other.id]);
      await change(full, [to.id, other.id, more.id]);
      const [row] = (await staff.get('/deleted/locations', deletedList)).data;
      equal(
        [row?.id, row?.name, row?.slug, row?.status],
        [from.id, from.name, from.slug, null],
        'the newest deleted one',
      );
      failure(await owner.call('GET', '/deleted/locations'), 'admins-only');
      failure(await owner.call('POST', `/deleted${path}/restore`), 'admins-only');
      const back = await staff.call('POST', `/deleted${path}/restore`);
      equal(exactly(back, 200, recordOf(termStruct)).data.slug, from.slug, 'with its address');
      equal(await locationsOf(kept), [from.id], 'moved back');
      equal(await locationsOf(both), [other.id, to.id, from.id], 'has both again');
      equal(await locationsOf(full), [to.id, other.id, more.id], 'has no room');
      equal(
        (await staff.call('POST', `/deleted/services/${inTrash.id}/restore`)).status,
        200,
        'listing',
      );
      equal(await locationsOf(inTrash), [to.id, from.id], 'moved back in the trash');
      equal(await locationsOf(changed), [other.id], 'as it was changed');
      for (const { id } of [kept, both, changed, full, inTrash])
        await staff.call('DELETE', `/services/${id}`);
      for (const { id } of [from, to, other, more]) await staff.call('DELETE', `/locations/${id}`);
    },
  },
  {
    title: 'a restored review counts again, unless its author has written another one',
    async run(api) {
      const [owner, author, staff] = [
        await api.signIn(vendor),
        await api.signIn(pro),
        await api.signIn(admin),
      ];
      const live = await createLiveApp(api, { name: 'Reviewed' });
      const write = async (rating: number) => {
        const data = { rating, comment: 'Kept.', listing: `/apps/${live.slug}` };
        return exactly(await author.send('POST', '/reviews', data), 201, recordOf(reviewStruct()))
          .data;
      };
      const { id } = await write(4);
      const path = `/reviews/${id}`;
      const approved = { status: 'APPROVED', version: 1 };
      equal((await staff.call('PATCH', path, { body: approved })).status, 200, 'approved');
      const restore = (caller: Caller) => caller.call('POST', `/deleted${path}/restore`);
      equal((await staff.call('DELETE', path)).status, 200, 'deleted');
      equal((await getApp(owner, live.id)).rating, null, 'does not count');
      const [row] = (await staff.get('/deleted/reviews', deletedList)).data;
      equal(
        [row?.id, row?.name, row?.slug, row?.status],
        [id, 'Reviewed', null, 'APPROVED'],
        'row',
      );
      failure(await restore(author), 'admins-only');
      const back = exactly(await restore(staff), 200, recordOf(reviewStruct())).data;
      equal([back.id, back.comment, back.status], [id, 'Kept.', 'APPROVED'], 'restored');
      equal((await getApp(owner, live.id)).rating, 4, 'counts');
      const { data } = await staff.get(`${path}/events`, eventList);
      equal(
        data.slice(0, 2).map(({ kind }) => kind),
        ['restored', 'deleted'],
        'its history',
      );
      equal((await staff.call('DELETE', path)).status, 200, 'deleted');
      const other = await write(2);
      failure(await restore(staff), 'invalid');
      equal((await staff.call('DELETE', `/reviews/${other.id}`)).status, 200, 'deleted');
      equal((await restore(staff)).status, 200, 'restored without another one');
    },
  },
  {
    title: 'a category comes back with its subcategories, unless their names are in use',
    async run(api) {
      const staff = await api.signIn(admin);
      const add = async (terms: string, data: object) => {
        const added = await staff.send('POST', `/${terms}`, data);
        return terms === 'categories'
          ? exactly(added, 201, recordOf(categoryStruct)).data.id
          : exactly(added, 201, recordOf(subcategoryStruct)).data.id;
      };
      const category = await add('categories', { name: 'Trash category' });
      const held = { name: 'Trash subcategory', category };
      const sub = await add('subcategories', held);
      const remove = (address: string) => staff.call('DELETE', `/${address}`);
      const restore = (address: string) => staff.call('POST', `/deleted/${address}/restore`);
      equal((await remove(`subcategories/${sub}`)).status, 200, 'deleted alone');
      equal((await remove(`categories/${category}`)).status, 200, 'deleted');
      failure(await restore(`subcategories/${sub}`), 'invalid');
      equal((await restore(`categories/${category}`)).status, 200, 'restored');
      equal((await restore(`subcategories/${sub}`)).status, 200, 'restored after its category');
      equal((await remove(`categories/${category}`)).status, 200, 'deleted with it');
      const other = await add('categories', { name: 'Trash other' });
      const twin = await add('subcategories', { name: 'Trash SUBCATEGORY', category: other });
      const { message } = failure(await restore(`categories/${category}`), 'name-taken');
      equal(message, 'There is another term named “Trash SUBCATEGORY” now.', 'as it is spelled');
      equal((await remove(`subcategories/${twin}`)).status, 200, 'name is free');
      const { data } = exactly(
        await restore(`categories/${category}`),
        200,
        recordOf(categoryStruct),
      );
      equal(
        data.subcategories.map(({ id }) => id),
        [sub],
        'with its subcategory',
      );
      for (const id of [category, other]) await remove(`categories/${id}`);
    },
  },
];
