import { listingVersionStruct } from '@portal/data/internal/schemas/listing';
import { listingEventStruct } from '@portal/data/internal/schemas/moderation';
import { userStruct } from '@portal/data/internal/schemas/user';
import { recordOf } from '@portal/data/internal/schemas/wire';
import { nullable, number, object } from 'superstruct';
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
  decide,
  eventList,
  getApp,
  idsIn,
  listingRecord,
  saveApp,
  vendor,
} from './fixtures.ts';
import { until } from './notificationCases.ts';

const versionRecord = recordOf(listingVersionStruct);
const latestStruct = object({ event: nullable(listingEventStruct), version: number() });

async function events(caller: Caller, id: number) {
  return (await caller.get(`/apps/${id}/events`, eventList)).data;
}

export const moderationCases: ContractCase[] = [
  // Rows: 4.1, X2
  {
    title: 'an approved listing is live, and its history shows the approval',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const made = await createApp(owner);
      const approved = await decide(staff, made, { status: 'APPROVED' });
      equal(approved.status, 'APPROVED', 'status');
      must(approved.version > made.version, 'the version rises');
      must((await idsIn(owner, '/apps')).includes(made.id), 'in the active list');
      const [newest] = await events(owner, made.id);
      equal(
        [newest?.kind, newest?.to, newest?.actor.admin],
        ['approved', 'APPROVED', true],
        'event',
      );
    },
  },
  {
    title: 'a decline shows the vendor its note, and never the internal note',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const made = await createApp(owner);
      const note = 'Please add a price.';
      await decide(staff, made, { status: 'DECLINED', note, internal_note: 'Second time.' });
      const declined = await getApp(owner, made.id, '/pending');
      equal([declined.status, declined.adminNote], ['DECLINED', note], 'for the vendor');
      const [mine] = await events(owner, made.id);
      equal(
        [mine?.kind, mine?.adminNote, mine?.internalNote],
        ['declined', note, undefined],
        'event',
      );
      const [full] = await events(staff, made.id);
      equal(full?.internalNote, 'Second time.', 'internal note');
      await decide(staff, declined, { status: 'DECLINED', note, internal_note: 'Called them.' });
      equal((await events(staff, made.id))[0]?.kind, 'noted', 'for admins');
      equal((await events(owner, made.id))[0], mine, 'for the vendor');
      const stale = await owner.send('PUT', `/apps/${made.id}`, { name: 'X', version: 1 });
      const { details } = failure(stale, 'stale-version');
      must(!JSON.stringify(details).includes('noted'), 'nor at a conflict');
    },
  },
  {
    title: 'permission is checked before the body of a decision, and errors name their fields',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const { id } = await createApp(owner);
      const send = (caller: Caller, data: object) => caller.send('PATCH', `/apps/${id}`, data);
      failure(await send(owner, { status: 'BAD' }), 'admins-only');
      const wrong = await send(staff, { status: 'BAD', internal_note: 'x'.repeat(2_001) });
      rejects(wrong, 'status', 'Status is not valid');
      rejects(wrong, 'internal_note', 'Maximum 2000 symbols');
    },
  },
  // Rows: 2.34, X2
  {
    title: 'a decline can get another note, and the history has both',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const made = await createApp(owner);
      const declined = await decide(staff, made, { status: 'DECLINED', note: 'No price.' });
      const note = 'No price, and no link.';
      const again = await decide(staff, declined, { status: 'DECLINED', note });
      equal([again.status, again.adminNote], ['DECLINED', note], 'current note');
      const [newest, before] = await events(owner, made.id);
      equal([newest?.kind, newest?.adminNote], ['noted', note], 'the newest event');
      equal([before?.kind, before?.adminNote], ['declined', 'No price.'], 'the one before');
    },
  },
  // Rows: 4.1, X2
  {
    title: 'a declined listing is pending again after an edit',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const made = await createApp(owner);
      const declined = await decide(staff, made, { status: 'DECLINED' });
      const fixed = await saveApp(owner, declined, { name: 'Fixed' });
      equal([fixed.status, fixed.name], ['PENDING', 'Fixed'], 'state');
    },
  },
  // Rows: X23W.6
  {
    title: 'Undo of a decision restores the requested changes, the assignment and the notice',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const live = await createLiveApp(api, { name: 'Taken back' });
      const revised = await saveApp(owner, live, { name: 'Taken back', summary: 'More.' });
      const remarks = [{ field: 'link', item: null, required: true, text: 'Use https.' }];
      await decide(staff, revised, { status: 'PENDING', note: 'Nearly there.', remarks });
      const seen = await getApp(owner, live.id, '/pending');
      const answers = [{ id: 1, done: true, reply: 'It has it now.' }];
      await saveApp(owner, seen, { name: 'Taken back', summary: 'More.', answers });
      const { id: user } = await staff.get('/users/me', userStruct);
      await staff.send('PUT', `/apps/${live.id}/assignee`, { user });
      const state = async () => {
        const { status, request, assignee } = await getApp(staff, live.id, '/pending');
        return { status, request, assignee };
      };
      const before = await state();
      equal(
        [before.request?.remarks[0]?.reply, before.assignee?.id],
        [answers[0]?.reply, user],
        'set',
      );
      const title = 'Taken back was submitted again';
      const told = async () =>
        (await until(staff, title, '?kind=remark-answered&unread=true')).data[0]?.id;
      const first = await told();
      for (const decision of [
        { status: 'APPROVED' },
        { status: 'DECLINED', note: 'No.' },
        { status: 'PENDING', note: 'One more.', remarks: [] },
      ]) {
        const { version } = await decide(staff, await getApp(staff, live.id, '/pending'), decision);
        const undo = { status: 'PENDING', note: null, undo: true, version };
        await staff.send('PATCH', `/apps/${live.id}`, undo);
        equal(await state(), before, `after undoing ${decision.status}`);
        equal(await told(), first, 'the notice that was there, not a new one');
      }
    },
  },
  {
    title: 'requested changes go to the vendor with remarks, and come back with answers',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const made = await createApp(owner);
      const ask = { status: 'PENDING', note: 'Nearly there.' };
      const wrong = await staff.send('PATCH', `/apps/${made.id}`, {
        ...ask,
        remarks: [{ field: 'slug', required: true, text: '' }],
      });
      rejects(wrong, 'remarks', 'Field is not valid');
      rejects(wrong, 'remarks', 'Remark is required');
      const remarks = [
        { field: 'link', required: true, text: 'Use https.' },
        { field: 'summary', required: false, text: 'Shorter?' },
      ];
      const asked = await decide(staff, made, { ...ask, remarks });
      equal([asked.status, asked.request?.open], ['PENDING', true], 'for the admin');
      must(
        !(await idsIn(staff, '/pending/apps', '&state=pending')).includes(made.id),
        'in no queue',
      );
      must(
        (await idsIn(staff, '/pending/apps', '&state=changes')).includes(made.id),
        'in its list',
      );

      const seen = await getApp(owner, made.id, '/pending');
      equal(
        [seen.request?.message, seen.request?.remarks.map(({ text }) => text)],
        ['Nearly there.', ['Use https.', 'Shorter?']],
        'for the vendor',
      );
      const answers = [{ id: 2, done: false, reply: 'It is short.' }];
      const back = await saveApp(owner, seen, { name: 'Fixed', answers });
      equal(
        [back.status, back.request?.open, back.request?.remarks[1]?.reply],
        ['PENDING', false, 'It is short.'],
        'after submitting again',
      );
      must(
        (await idsIn(staff, '/pending/apps', '&state=pending')).includes(made.id),
        'in the queue',
      );

      const [submitted, requested] = await events(staff, made.id);
      equal(
        [submitted?.kind, submitted?.remarks?.[1]?.reply, requested?.kind, requested?.adminNote],
        ['submitted', 'It is short.', 'changes-requested', 'Nearly there.'],
        'history',
      );
      const path = `/apps/${made.id}/versions/${requested?.id}`;
      equal((await staff.get(path, versionRecord)).data.name, made.name, 'what was asked about');
    },
  },
  {
    title: 'of two concurrent decisions one succeeds, and the other returns it',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const made = await createApp(owner);
      await decide(staff, made, { status: 'APPROVED' });
      const data = {
        status: 'DECLINED',
        note: 'Too late',
        internal_note: null,
        version: made.version,
      };
      const late = await staff.send('PATCH', `/apps/${made.id}`, data);
      const latest = failure(late, 'stale-version').details?.latest;
      const { event, version } = exactly({ ...late, body: latest, status: 200 }, 200, latestStruct);
      equal(event?.kind, 'approved', 'the earlier decision');
      const now = await getApp(staff, made.id);
      equal([now.status, now.adminNote, now.version], ['APPROVED', null, version], 'record');
    },
  },
  // Rows: X1
  {
    title: 'an edit of a live listing is a pending revision until it is approved',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const live = await createLiveApp(api, { name: 'Before' });
      const edited = await saveApp(owner, live, { name: 'After', pricing: '$49 a month' });
      equal(
        [edited.id, edited.revision, edited.status],
        [live.id, true, 'PENDING'],
        'the revision',
      );
      const now = await getApp(owner, live.id);
      equal([now.name, now.status, now.revision], ['Before', 'APPROVED', true], 'the live record');

      const waiting = await getApp(staff, live.id, '/pending');
      equal([waiting.name, waiting.revision], ['After', true], 'for the admin');
      equal(waiting.changedFields?.toSorted(), ['name', 'pricing'], 'changed fields');
      must((await idsIn(staff, '/pending/apps')).includes(live.id), 'in the pending list');
      must((await idsIn(staff, '/apps')).includes(live.id), 'still in the active list');

      await decide(staff, waiting, { status: 'APPROVED' });
      const merged = await getApp(owner, live.id);
      equal([merged.name, merged.revision, merged.slug], ['After', false, live.slug], 'merged');
      must(!(await idsIn(owner, '/pending/apps')).includes(live.id), 'nothing pending');
    },
  },
  {
    title: 'a declined revision keeps its note until the vendor discards it',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const live = await createLiveApp(api, { name: 'Stays' });
      const edited = await saveApp(owner, live, { name: 'Edited' });
      await decide(staff, edited, { status: 'DECLINED', note: 'Keep the name.' });
      const declined = await getApp(owner, live.id, '/pending');
      equal(
        [declined.name, declined.status, declined.adminNote],
        ['Edited', 'DECLINED', 'Keep the name.'],
        'the revision',
      );
      const { status } = await owner.call(
        'DELETE',
        `/pending/apps/${live.id}?version=${declined.version}`,
      );
      must(status === 200 || status === 204, `discarded, got ${status}`);
      const now = await getApp(owner, live.id);
      equal([now.name, now.status, now.revision], ['Stays', 'APPROVED', false], 'the live record');
    },
  },
  // Rows: X23W.1, X23W.2
  {
    title: 'a submitted listing has its place in the queue and the usual wait, for its vendor',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      for (let count = 0; count < 5; count += 1)
        await decide(staff, await createApp(owner), { status: 'DECLINED' });
      const [first, second] = [await createApp(owner), await createApp(owner)];
      const waitOf = async (id: number) => (await getApp(owner, id, '/pending')).wait;
      const before = (await waitOf(first.id))?.position ?? 0;
      must(before > 0, 'a place');
      equal(second.wait, await waitOf(second.id), 'in the response to submitting');
      equal(second.wait?.position, before + 1, 'in the order of submission');
      const { median, most } = second.wait ?? {};
      must(Boolean(median && most && median <= most), 'the usual wait in hours');
      equal((await getApp(staff, second.id, '/pending')).wait, undefined, 'not for admins');

      await decide(staff, first, { status: 'PENDING', remarks: [], note: 'Add a logo.' });
      equal(await waitOf(first.id), undefined, 'not while it waits for its vendor');
      equal((await waitOf(second.id))?.position, before, 'moves up');
    },
  },
  // Rows: X2
  {
    title: 'a vendor withdraws a submitted listing',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const { id, version } = await createApp(owner);
      const body = { data: { draft: true, version } };
      const response = await owner.call('PATCH', `/apps/${id}`, { body });
      const { draft, submittedAt } = exactly(response, 200, listingRecord).data;
      equal([draft, submittedAt], [true, null], 'is a draft');
      must(!(await idsIn(staff, '/pending/apps')).includes(id), 'hidden from admins');
      equal((await events(owner, id))[0]?.kind, 'withdrawn', 'event');
    },
  },
];
