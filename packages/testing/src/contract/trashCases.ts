import { deletedStruct } from '@portal/data/internal/schemas/deleted';
import { listingMessageStruct, messagesStruct } from '@portal/data/internal/schemas/moderation';
import { listOf, recordOf } from '@portal/data/internal/schemas/wire';
import { trashDays } from '@portal/domain';
import { type Caller, type ContractCase, equal, exactly, failure, must } from './contract.ts';
import {
  admin,
  createApp,
  createLiveApp,
  eventList,
  getApp,
  idsIn,
  listingRecord,
  pro,
  saveApp,
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
      failure(await restore(owner, live.id), 'not-found');
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
];
