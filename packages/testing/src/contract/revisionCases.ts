import { countsStruct } from '@portal/data/internal/schemas/counts';
import { type Listing, listingStruct } from '@portal/data/internal/schemas/listing';
import { listOf } from '@portal/data/internal/schemas/wire';
import type { Target } from '@portal/domain';
import {
  type Caller,
  type ContractApi,
  type ContractCase,
  equal,
  exactly,
  failure,
} from './contract.ts';
import {
  admin,
  createApp,
  createLiveApp,
  decide,
  eventList,
  getApp,
  listingRecord,
  saveApp,
  vendor,
} from './fixtures.ts';

/** A live app of the vendor with a pending revision. */
async function createRevision(api: ContractApi) {
  const live = await createLiveApp(api, { name: 'Steady' });
  const proposed = { name: 'Steady', summary: 'Proposed.', description: 'Proposed at length.' };
  const revision = await saveApp(await api.signIn(vendor), live, proposed);
  return { live, revision };
}

/** Saves as an admin. Values that `over` does not have stay as every case starts. */
async function saveAsAdmin(
  api: ContractApi,
  { id, version, account }: Listing,
  over: object,
  target: Target = 'live',
) {
  const owner = { account: account?.id ?? null };
  const values = { name: 'Steady', status: 'APPROVED', target, ...owner, ...over };
  return saveApp(await api.signIn(admin), { id, version }, values);
}

const descriptions = ({ shortDescription, longDescription }: Listing) => [
  shortDescription,
  longDescription,
];

export const revisionCases: ContractCase[] = [
  {
    title: 'an admin’s fix of a live listing leaves its revision',
    async run(api) {
      const owner = await api.signIn(vendor);
      const { live, revision } = await createRevision(api);
      const fixed = await saveAsAdmin(api, revision, { summary: 'Without the slip.' });
      equal(
        [fixed.status, ...descriptions(fixed), fixed.revision, fixed.changedFields],
        ['APPROVED', 'Without the slip.', live.longDescription, true, undefined],
        'returns the live record',
      );
      const waiting = await getApp(owner, live.id, '/pending');
      equal(
        [waiting.status, ...descriptions(waiting)],
        ['PENDING', ...descriptions(revision)],
        'the change',
      );
      const path = `/apps/${live.id}/events`;
      const [newest] = (await owner.get(path, eventList)).data;
      equal([newest?.kind, newest?.from, newest?.to], ['edited', 'APPROVED', 'APPROVED'], 'event');
    },
  },
  {
    title: 'an admin names the row to save, and omitted fields stay as they are there',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const { live, revision } = await createRevision(api);
      const put = (target?: string) => {
        const data = { pricing: '$5 a month', version: revision.version, target };
        return staff.send('PUT', `/apps/${live.id}`, data);
      };
      failure(await put(), 'target-missing');
      failure(await put('both'), 'invalid');
      const fixed = exactly(await put('live'), 200, listingRecord).data;
      equal(
        [fixed.status, fixed.pricing, ...descriptions(fixed)],
        ['APPROVED', '$5 a month', ...descriptions(live)],
        'live',
      );
      const waiting = await getApp(owner, live.id, '/pending');
      equal(
        [waiting.status, ...descriptions(waiting)],
        ['PENDING', ...descriptions(revision)],
        'the change',
      );
    },
  },
  {
    title: 'a revision that an admin saves as approved goes live as saved',
    async run(api) {
      const owner = await api.signIn(vendor);
      const { live, revision } = await createRevision(api);
      const over = { summary: 'Proposed.', description: 'Half of it.' };
      const merged = await saveAsAdmin(api, revision, over, 'revision');
      equal([merged.status, merged.revision], ['APPROVED', false], 'state');
      equal(descriptions(await getApp(owner, live.id)), ['Proposed.', 'Half of it.'], 'live');
      equal((await getApp(owner, live.id, '/pending')).revision, false, 'nothing pending');
      const again = { ...over, version: merged.version, target: 'revision' };
      const caller = await api.signIn(admin);
      failure(await caller.send('PUT', `/apps/${live.id}`, again), 'revision-missing');
    },
  },
  {
    title: 'Undo separates an approved revision again, but only as the next action',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const { live, revision } = await createRevision(api);
      const undo = (version: number) => {
        const body = { data: { status: 'PENDING', note: null, version, undo: true } };
        return staff.call('PATCH', `/apps/${live.id}`, { body });
      };
      const merged = await decide(staff, revision, { status: 'APPROVED' });
      equal(descriptions(await getApp(owner, live.id)), descriptions(revision), 'merged');
      failure(await undo(revision.version), 'stale-version');
      const apart = exactly(await undo(merged.version), 200, listingRecord).data;
      equal(
        [apart.status, apart.revision, ...descriptions(apart)],
        ['PENDING', true, ...descriptions(revision)],
        'revision',
      );
      const now = await getApp(owner, live.id);
      equal([now.status, ...descriptions(now)], ['APPROVED', ...descriptions(live)], 'live');
      const path = `/apps/${live.id}/events`;
      const events = (await owner.get(path, eventList)).data;
      equal(
        events.slice(0, 2).map(({ kind }) => kind),
        ['reopened', 'approved'],
        'history',
      );
      const again = await decide(staff, apart, { status: 'APPROVED' });
      const fixed = await saveApp(staff, again, { name: 'Fixed', status: 'APPROVED' });
      failure(await undo(fixed.version), 'stale-version');
    },
  },
  {
    title: 'only the vendor sees an unsubmitted revision, and no admin can publish it',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const live = await createLiveApp(api, { name: 'Steady' });
      const draft = await saveApp(owner, live, { name: 'Unsubmitted', draft: true });
      equal([draft.name, draft.draft, draft.revision], ['Unsubmitted', true, true], 'the draft');
      for (const scope of ['', '/pending'] as const) {
        const seen = await getApp(staff, live.id, scope);
        equal(
          [seen.name, seen.draft, seen.revision, seen.changedFields],
          ['Steady', false, false, undefined],
          `for an admin at "${scope || '/'}"`,
        );
      }
      const once = await saveAsAdmin(api, draft, { summary: 'First.' });
      equal(
        [once.name, once.status, once.shortDescription],
        ['Steady', 'APPROVED', 'First.'],
        'saved once',
      );
      const { name, status } = once;
      const twice = await saveAsAdmin(api, once, { name, status, summary: 'Second.' });
      equal([twice.name, twice.status], ['Steady', 'APPROVED'], 'saved twice');
      const address = `/pending/apps/${live.id}?version=${twice.version}`;
      failure(await staff.call('DELETE', address), 'not-found');
      const kept = await getApp(owner, live.id, '/pending');
      equal([kept.name, kept.draft, kept.revision], ['Unsubmitted', true, true], 'still there');
    },
  },
  {
    title: 'declining a live listing declines it for everyone, and its vendor keeps the draft',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const pending = async () => {
        return (await owner.get('/me/counts', countsStruct)).apps.minePending;
      };
      const before = await pending();
      const live = await createLiveApp(api, { name: 'Steady' });
      const draft = await saveApp(owner, live, { name: 'Unsubmitted', draft: true });
      await decide(staff, draft, { status: 'DECLINED', note: 'Closed down?' });
      const seen = async (caller: Caller) => {
        const row = await getApp(caller, live.id, '/pending');
        return [row.name, row.draft, row.status, row.adminNote, row.revision];
      };
      const forAdmins = ['Steady', false, 'DECLINED', 'Closed down?', false];
      equal(await seen(staff), forAdmins, 'for admins');
      equal(
        await seen(owner),
        ['Unsubmitted', true, 'DECLINED', 'Closed down?', true],
        'for the vendor',
      );
      equal(await pending(), before + 1, 'one pending listing');
      for (const state of ['declined', 'draft']) {
        const path = `/pending/apps?state=${state}&pagination[pageSize]=100`;
        const { data } = await owner.get(path, listOf(listingStruct()));
        const names = data.filter(({ id }) => id === live.id).map(({ name }) => name);
        equal(names, state === 'declined' ? ['Unsubmitted'] : [], `list of ${state}`);
      }
      const now = await getApp(owner, live.id, '/pending');
      const more = await saveApp(owner, now, { name: 'Still unsubmitted', draft: true });
      equal(await seen(staff), forAdmins, 'unchanged for admins');
      const back = await decide(staff, more, { status: 'APPROVED', note: null });
      equal([back.name, back.status], ['Steady', 'APPROVED'], 'live again');
      equal(await seen(owner), ['Still unsubmitted', true, 'PENDING', null, true], 'still a draft');
      const off = await decide(staff, back, { status: 'DECLINED', note: 'No.' });
      await saveApp(owner, off, { name: 'Submitted' });
      equal(await seen(staff), ['Submitted', false, 'PENDING', null, false], 'submitted');
      equal(await pending(), before + 1, 'still one pending listing');
    },
  },
  {
    title: 'only the version that was read is discarded, and never a listing that was live',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const live = await createLiveApp(api, { name: 'Steady' });
      const discard = (query: string) => owner.call('DELETE', `/pending/apps/${live.id}${query}`);
      const first = await saveApp(owner, live, { name: 'First', draft: true });
      failure(await discard(''), 'invalid');
      failure(await discard('?version=one'), 'invalid');
      const later = await saveApp(owner, first, { name: 'Later', draft: true });
      failure(await discard(`?version=${first.version}`), 'stale-version');
      equal((await getApp(owner, live.id, '/pending')).name, 'Later', 'saved by another tab');
      await decide(staff, later, { status: 'DECLINED', note: 'Closed down?' });
      const declined = await getApp(owner, live.id, '/pending');
      const sent = await saveApp(owner, declined, { name: 'Submitted' });
      failure(await discard(`?version=${declined.version}`), 'stale-version');
      failure(await discard(`?version=${sent.version}`), 'not-found');
      const kept = await getApp(owner, live.id, '/pending');
      equal(
        [kept.name, kept.status, kept.version],
        ['Submitted', 'PENDING', sent.version],
        'listing',
      );
      const fresh = await createApp(owner);
      const path = `/pending/apps/${fresh.id}?version=${fresh.version}`;
      equal((await owner.call('DELETE', path)).status, 200, 'never live');
      failure(await owner.call('GET', `/pending/apps/${fresh.id}`), 'not-found');
    },
  },
];
