import { array } from 'superstruct';
import {
  notificationPageStruct,
  notificationSettingStruct,
  unreadStruct,
} from '../../schemas/notifications.ts';
import { recordOf } from '../../schemas/wire.ts';
import { type Caller, type ContractCase, equal, exactly, must, rejects } from './contract.ts';
import { admin, createApp, decide, trial, vendor } from './fixtures.ts';

const settings = recordOf(array(notificationSettingStruct));

async function listed(caller: Caller, query = '') {
  return caller.get(`/me/notifications${query}`, notificationPageStruct);
}

const patience = 20_000;

/** The first page once it begins with this title: handlers run after the response of the call that they follow. */
async function until(caller: Caller, title: string) {
  const deadline = Date.now() + patience;
  for (;;) {
    const page = await listed(caller);
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
  {
    title: 'settings of kinds that the user can get are saved, except essential ones',
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
