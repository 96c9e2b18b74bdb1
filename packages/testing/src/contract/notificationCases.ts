import { reviewStruct } from '@portal/data/internal/schemas/feedback';
import { listingMessageStruct } from '@portal/data/internal/schemas/moderation';
import {
  notificationPageStruct,
  notificationSettingStruct,
  unreadStruct,
} from '@portal/data/internal/schemas/notifications';
import { userStruct } from '@portal/data/internal/schemas/user';
import { recordOf } from '@portal/data/internal/schemas/wire';
import { array } from 'superstruct';
import { type Caller, type ContractCase, equal, exactly, must, rejects } from './contract.ts';
import {
  admin,
  createApp,
  createLiveApp,
  decide,
  getApp,
  pro,
  saveApp,
  trial,
  vendor,
} from './fixtures.ts';

const settings = recordOf(array(notificationSettingStruct));

async function listed(caller: Caller, query = '') {
  return caller.get(`/me/notifications${query}`, notificationPageStruct);
}

const patience = 20_000;

/** The first page once it begins with this title: handlers run after the response of the call that they follow. */
export async function until(caller: Caller, title: string, query = '') {
  const deadline = Date.now() + patience;
  for (;;) {
    const page = await listed(caller, query);
    if (page.data[0]?.title === title) return page;
    must(Date.now() < deadline, `a notification "${title}"`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function mark(caller: Caller, data: object) {
  const response = await caller.send('PATCH', '/me/notifications', data);
  return exactly(response, 200, recordOf(unreadStruct)).data.unread;
}

/** Has an app of the vendor approved, and waits until the vendor is told. */
async function beTold(owner: Caller, staff: Caller, name: string) {
  await decide(staff, await createApp(owner, { name }), { status: 'APPROVED' });
  return until(owner, `${name} is live`);
}

export const notificationCases: ContractCase[] = [
  {
    title: 'a decision notifies the vendor, whose list pages from the newest on',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      await beTold(owner, staff, 'Told first');
      const { data, meta } = await beTold(owner, staff, 'Told second');
      equal([data[0]?.kind, data[0]?.read], ['listing-decided', false], 'the newest');
      must(meta.unread >= 2, 'counts unread ones');
      const first = await listed(owner, '?limit=1');
      equal(first.meta.pagination.next_cursor, data[0]?.id, 'the end of the page');
      const second = await listed(owner, `?limit=1&cursor=${data[0]?.id}`);
      equal(second.data[0]?.title, 'Told first is live', 'the next page');
      const ofOther = await listed(owner, '?kind=payment-failed');
      equal(ofOther.data, [], 'of another kind');
    },
  },
  {
    title: 'notifications are marked by id, up to one and by page, by their user only',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const { data, meta } = await beTold(owner, staff, 'Marked');
      const [{ id, path } = { id: 0, path: '' }] = data;
      await mark(await api.signIn(trial), { read: true, ids: [id] });
      equal((await listed(owner, '?unread=true')).data[0]?.id, id, 'marked by another user');
      equal(await mark(owner, { read: true, ids: [id] }), meta.unread - 1, 'left unread');
      equal(await mark(owner, { read: false, ids: [id] }), meta.unread, 'unread again');
      equal(await mark(owner, { read: true, path }), meta.unread - 1, 'by page');
      equal(await mark(owner, { read: true, up_to: id }), 0, 'all');
      const wrong = await owner.send('PATCH', '/me/notifications', { read: true, ids: ['x'] });
      rejects(wrong, 'ids', 'ids is not valid');
    },
  },
  // Rows: X23N6
  {
    title: 'the admin who requested changes is told of the answers, and the others of the queue',
    portable: true,
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const made = await createApp(owner, { name: 'Answered' });
      const remarks = [{ field: 'link', item: null, required: true, text: 'Use https.' }];
      await decide(staff, made, { status: 'PENDING', note: 'Nearly there.', remarks });
      const seen = await getApp(owner, made.id, '/pending');
      const answers = [{ id: 1, done: true, reply: 'It has it now.' }];
      await saveApp(owner, seen, { name: 'Answered', answers });
      const { data } = await until(staff, 'Answered was submitted again', '?kind=remark-answered');
      equal(data[0]?.text, '1 of 1 remarks resolved\nLink: It has it now.', 'the answers');
      const queue = await listed(staff, '?kind=queue&unread=true');
      must(!queue.data.some(({ path }) => path === data[0]?.path), 'is told once');
    },
  },
  // Rows: X23W.9
  {
    title:
      'a message is told to the vendor, and one of the vendor to moderators, or the assigned one',
    portable: true,
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const { id } = await createApp(owner, { name: 'Talked about' });
      const say = (caller: Caller, text: string) =>
        caller.send('POST', `/apps/${id}/messages`, { text });
      const me = await staff.get('/users/me', userStruct);
      const title = 'New message about Talked about';
      await say(owner, 'Before anyone is assigned.');
      await until(staff, title, '?kind=vendor-message');
      const waits = async () =>
        (await listed(staff, '?kind=vendor-message&unread=true')).data[0]?.title === title;
      await say(staff, 'Let me see.');
      must(!(await waits()), 'is read once an admin has answered');
      await staff.send('PUT', `/apps/${id}/assignee`, { user: me.id });
      const last = exactly(await say(owner, 'And now?'), 201, recordOf(listingMessageStruct)).data;
      const { data } = await until(staff, title, '?kind=vendor-message');
      equal(data[0]?.text, 'Before anyone is assigned.\n\nAnd now?', 'all unread messages');
      await staff.send('PUT', `/apps/${id}/messages/read`, { up_to: last.id });
      const after = await listed(staff, '?kind=vendor-message&unread=true');
      must(after.data[0]?.id !== data[0]?.id, 'is read with the message');
      await say(staff, 'Soon.');
      equal((await until(owner, title)).data[0]?.kind, 'message', 'the vendor');
    },
  },
  // Rows: X23R.10
  {
    title: 'the vendor is notified of a published review, its author of the decision and the reply',
    portable: true,
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const reader = await api.signIn(pro);
      const live = await createLiveApp(api, { name: 'Reviewed' });
      const sent = await reader.send('POST', '/reviews', {
        rating: 4,
        comment: 'Quick.',
        listing: `/apps/${live.slug}`,
      });
      const { id } = exactly(sent, 201, recordOf(reviewStruct())).data;
      const status = 'APPROVED';
      await staff.call('PATCH', `/reviews/${id}`, { body: { status, version: 1 } });
      const { data } = await until(owner, 'New review of Reviewed');
      equal([data[0]?.kind, data[0]?.text], ['review-received', 'Quick.'], 'the vendor');
      const published = 'Your review of Reviewed was published';
      await until(reader, published, '?kind=own-review-decided');
      await owner.send('PUT', `/reviews/${id}/reply`, { text: 'Thank you.' });
      await staff.send('PATCH', `/reviews/${id}/reply`, { status, version: 1 });
      await until(owner, 'Your reply is public: Reviewed');
      const told = await until(reader, 'The vendor of Reviewed replied to your review');
      equal(told.data[0]?.text, 'Thank you.', 'the author');
      const decline = { status: 'DECLINED', note: 'Too short.', version: 2 };
      await staff.call('PATCH', `/reviews/${id}`, { body: decline });
      const declined = 'Your review of Reviewed was declined';
      const own = await until(reader, declined, '?kind=own-review-decided');
      equal(own.data[0]?.text, 'Too short.', 'the reason');
      must(!own.data.some(({ title }) => title === published), 'replaces the other');
    },
  },
  // Rows: X23R.6
  {
    title: 'a vendor who reported a review is told what closes the report, and Undo opens it again',
    portable: true,
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const reader = await api.signIn(pro);
      const live = await createLiveApp(api, { name: 'Reported' });
      const sent = await reader.send('POST', '/reviews', {
        rating: 1,
        comment: 'Rude.',
        listing: `/apps/${live.slug}`,
      });
      const { id } = exactly(sent, 201, recordOf(reviewStruct())).data;
      const decide = async (body: object) =>
        exactly(
          await staff.call('PATCH', `/reviews/${id}`, { body }),
          200,
          recordOf(reviewStruct()),
        );
      const removed = 'The review of Reported that you reported was removed';
      await decide({ status: 'APPROVED', version: 1 });
      await owner.send('POST', `/reviews/${id}/report`, { reason: 'spam' });
      await decide({ status: 'DECLINED', note: 'Rude.', version: 2 });
      await until(owner, removed);
      const undone = await decide({ status: 'PENDING', note: null, version: 3, undo: true });
      equal(undone.data.status, 'APPROVED', 'public again');
      equal(undone.data.report?.open, true, 'open again');
      const { data: rest } = await until(owner, 'New review of Reported');
      must(!rest.some(({ title }) => title === removed), 'recalled');
      await staff.call('DELETE', `/reviews/${id}`);
      const { data } = await until(owner, removed);
      equal(data[0]?.kind, 'review-decided', 'deleted');
    },
  },
  {
    title: 'settings of kinds that the user can get are saved, except essential ones',
    portable: true,
    async run(api) {
      const owner = await api.signIn(trial);
      const before = (await owner.get('/me/notification-settings', settings)).data;
      must(!before.some(({ kind }) => kind === 'queue'), 'vendors get no kinds of staff');
      const changed = { kind: 'offer-decided', portal: false, email: 'daily' };
      const saved = await owner.send('PUT', '/me/notification-settings', [changed]);
      const after = exactly(saved, 200, settings).data;
      equal(
        after.find(({ kind }) => kind === 'offer-decided'),
        changed,
        'saved',
      );
      equal(after.length, before.length, 'the others');
      const essential = [{ ...changed, kind: 'payment-failed' }];
      const rejected = await owner.send('PUT', '/me/notification-settings', essential);
      rejects(rejected, '0', 'Kind is not valid');
    },
  },
];
