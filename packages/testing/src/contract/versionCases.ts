import { reviewStruct, specialOfferStruct } from '@portal/data/internal/schemas/feedback';
import { listingVersionStruct } from '@portal/data/internal/schemas/listing';
import { recordOf } from '@portal/data/internal/schemas/wire';
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
  anotherAttempt,
  createApp,
  createLiveApp,
  decide,
  eventList,
  getApp,
  listingRecord,
  pro,
  saveApp,
  vendor,
} from './fixtures.ts';

const review = recordOf(reviewStruct());
const offer = recordOf(specialOfferStruct());
const versionRecord = recordOf(listingVersionStruct);

const eventsOf = async (caller: Caller, id: number) =>
  (await caller.get(`/apps/${id}/events`, eventList)).data;

const path = (id: number, event: number | undefined) => `/apps/${id}/versions/${event}` as const;

export const versionCases: ContractCase[] = [
  // Rows: X23H.1
  {
    title: 'every event of a listing has the version it left, for its account and for staff',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const live = await createLiveApp(api, { name: 'First' });
      const changed = await saveApp(owner, live, { name: 'Second' });
      await decide(staff, changed, { status: 'APPROVED' });
      const events = await eventsOf(owner, live.id);
      equal(
        events.map(({ kind, version }) => [kind, version]),
        ['approved', 'submitted', 'approved', 'submitted'].map((kind) => [kind, true]),
        'history',
      );
      for (const reader of [owner, staff]) {
        const names = events.map(
          async ({ id }) => (await reader.get(path(live.id, id), versionRecord)).data.name,
        );
        equal(await Promise.all(names), ['Second', 'Second', 'First', 'First'], 'versions');
      }
      const other = await api.signIn(pro);
      failure(await other.call('GET', path(live.id, events[0]?.id)), 'not-found');
      failure(await owner.call('GET', path(live.id, 999_999_999)), 'not-found');
    },
  },
  // Rows: X23H.1
  {
    title: 'a version that was a draft is read by its account only',
    portable: true,
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const live = await createLiveApp(api);
      const draft = await saveApp(owner, live, { name: 'Unsubmitted', draft: true });
      const [drafted] = await eventsOf(owner, live.id);
      const read = await owner.get(path(live.id, drafted?.id), versionRecord);
      equal(read.data.name, 'Unsubmitted', 'for its account');
      const [seen] = await eventsOf(staff, live.id);
      equal([seen?.id, seen?.version], [drafted?.id, undefined], 'for staff');
      failure(await staff.call('GET', path(live.id, drafted?.id)), 'not-found');
      const data = { name: 'Taken', restores: drafted?.id, version: draft.version, target: 'live' };
      rejects(
        await staff.send('PUT', `/apps/${live.id}`, data),
        'restores',
        'Version is not valid',
      );
    },
  },
  // Rows: X23H.3
  {
    title: 'restoring an older version of a live listing is a revision, and the history says so',
    portable: true,
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const live = await createLiveApp(api, { name: 'First' });
      const changed = await saveApp(owner, live, { name: 'Second' });
      await decide(staff, changed, { status: 'APPROVED' });
      const older = (await eventsOf(owner, live.id)).at(-1);
      const now = await getApp(owner, live.id);
      const restored = await saveApp(owner, now, { name: 'First', restores: older?.id });
      equal([restored.status, restored.name], ['PENDING', 'First'], 'the revision');
      equal((await getApp(owner, live.id)).name, 'Second', 'the live listing stays');
      const [newest] = await eventsOf(owner, live.id);
      equal([newest?.kind, newest?.restored], ['submitted', older?.createdAt], 'event');
      const stale = { name: 'First', version: now.version, restores: older?.id };
      failure(await owner.send('PUT', `/apps/${live.id}`, stale), 'stale-version');
    },
  },
  // Rows: X23H.4
  {
    title: 'a copy of a listing is a draft with its values, made once however often it is sent',
    portable: true,
    async run(api) {
      const [owner, other] = [await api.signIn(vendor), await api.signIn(pro)];
      const live = await createLiveApp(api, { name: `Kea ${'x'.repeat(116)}`, pricing: '$7' });
      const body = { data: { copy_of: live.id, draft: true } };
      const headers = anotherAttempt();
      const copy = async () =>
        exactly(await owner.call('POST', '/apps', { body, headers }), 201, listingRecord).data;
      const [first, second] = [await copy(), await copy()];
      equal(first.id, second.id, 'one copy');
      equal(
        [first.name, first.pricing, first.status, first.draft],
        [`Copy of Kea ${'x'.repeat(108)}`, '$7', 'PENDING', true],
        'copy',
      );
      failure(await other.call('POST', '/apps', { body, headers: anotherAttempt() }), 'not-found');
    },
  },
  // Rows: X23H.5
  {
    title: 'the author of a pending review withdraws it, and no one else',
    portable: true,
    async run(api) {
      const [author, owner] = [await api.signIn(pro), await api.signIn(vendor)];
      const staff = await api.signIn(admin);
      const { url: listing } = await createLiveApp(api);
      const write = async () => {
        const sent = await author.send('POST', '/reviews', { rating: 2, comment: 'No.', listing });
        return exactly(sent, 201, review).data.id;
      };
      const withdraw = (caller: Caller, id: number) =>
        caller.call('POST', `/reviews/${id}/withdraw`);
      const id = await write();
      failure(await withdraw(owner, id), 'not-found');
      failure(await withdraw(staff, id), 'not-found');
      equal((await withdraw(author, id)).status, 200, 'withdrawn');
      failure(await author.call('GET', `/reviews/${id}`), 'not-found');
      const second = await write();
      const body = { status: 'APPROVED', version: 1 };
      equal((await staff.call('PATCH', `/reviews/${second}`, { body })).status, 200, 'approved');
      failure(await withdraw(author, second), 'already-reviewed');
    },
  },
  // Rows: X23H.5
  {
    title: 'the vendor of a pending offer withdraws it, and can buy it again',
    portable: true,
    async run(api) {
      const [owner, other] = [await api.signIn(pro), await api.signIn(vendor)];
      const { url: listing } = await createLiveApp(api, {}, pro);
      const texts = { title: 'Half', description: 'May.', link: 'https://a.nz', label: 'Claim' };
      const buy = async () => {
        const body = { data: { ...texts, listing } };
        return exactly(await owner.call('POST', '/special-offers', { body }), 201, offer).data.id;
      };
      const id = await buy();
      const path = `/special-offers/${id}/withdraw`;
      failure(await other.call('POST', path), 'not-found');
      equal((await owner.call('POST', path)).status, 200, 'withdrawn');
      failure(await owner.call('GET', `/special-offers/${id}`), 'not-found');
      await buy();
    },
  },
  // Rows: X23H.1
  {
    title: 'versions are deleted with their listing',
    async run(api) {
      const owner = await api.signIn(vendor);
      const { id } = await createApp(owner);
      const [submitted] = await eventsOf(owner, id);
      must(submitted?.version === true, 'a version was kept');
      equal((await owner.call('DELETE', `/apps/${id}`)).status, 200, 'deleted');
      failure(await owner.call('GET', path(id, submitted.id)), 'not-found');
    },
  },
];
