import { userStruct } from '../../schemas/user.ts';
import { type ContractCase, equal, exactly, must } from './contract.ts';
import { failure } from './failures.ts';
import {
  admin,
  appWrite,
  createApp,
  createLiveApp,
  decide,
  getApp,
  idsIn,
  listingRecord,
  saveApp,
  vendor,
} from './fixtures.ts';

export const draftCases: ContractCase[] = [
  {
    title: 'what nobody has submitted, no admin decides or saves, nor learns of by trying',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const { id, version } = await createApp(api, owner, { draft: true });
      const send = (method: string, data: object) =>
        api.call(method, `/apps/${id}`, { token: staff, body: { data } });
      const decision = { status: 'APPROVED', note: null, internal_note: null, version };
      failure(await send('PATCH', decision), 'not-found');
      failure(await send('PATCH', {}), 'not-found');
      failure(await send('PATCH', { draft: true, version }), 'not-found');
      const write = { ...(await appWrite(api, staff)), status: 'APPROVED', version };
      failure(await send('PUT', write), 'not-found');
      const now = await getApp(api, owner, id, '/pending');
      equal([now.status, now.draft, now.version], ['PENDING', true, version], 'untouched');
    },
  },
  {
    title: 'what nobody has submitted, no admin reads, finds or deletes',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const { id } = await createApp(api, owner, { draft: true });
      const of = `/apps/${id}`;
      for (const path of [
        of,
        `/pending${of}`,
        `${of}/events`,
        `/analytics${of}`,
        `/reviews${of}`,
        `/special-offers${of}`,
      ])
        failure(await api.call('GET', path, { token: staff }), 'not-found');
      for (const path of [of, `/pending${of}`])
        failure(await api.call('DELETE', path, { token: staff }), 'not-found');
      must(!(await idsIn(api, staff, '/pending/apps')).includes(id), 'not in the list');
      equal((await getApp(api, owner, id, '/pending')).draft, true, 'still there for its account');
      equal((await api.call('DELETE', of, { token: owner })).status, 200, 'to delete, too');
    },
  },
  {
    title: 'only what waits for a decision can be taken back',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const declined = await createApp(api, owner);
      await decide(api, staff, declined, { status: 'DECLINED' });
      const idle = [
        await createLiveApp(api),
        await getApp(api, owner, declined.id, '/pending'),
        await createApp(api, owner, { draft: true }),
      ];
      const take = (id: number, data: object) =>
        api.call('PATCH', `/apps/${id}`, { token: owner, body: { data } });
      for (const { id, version } of idle)
        failure(await take(id, { draft: true, version }), 'nothing-pending');
    },
  },
  {
    title: 'a listing that was opened again is taken back from beside its draft, and both are kept',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const live = await createLiveApp(api, { name: 'Steady' });
      const draft = await saveApp(api, owner, live, { name: 'Unsubmitted', draft: true });
      equal(draft.beside, { status: 'APPROVED', draft: false }, 'beside what is live');
      const declined = await decide(api, staff, draft, { status: 'DECLINED' });
      await decide(api, staff, declined, { status: 'PENDING' });
      const seen = await getApp(api, owner, live.id, '/pending');
      equal([seen.name, seen.draft], ['Unsubmitted', true], 'what its vendor sees');
      equal(seen.beside, { status: 'PENDING', draft: false }, 'what waits beside it');
      const take = (version: number) =>
        api.call('PATCH', `/apps/${live.id}`, {
          token: owner,
          body: { data: { draft: true, version } },
        });
      const taken = exactly(await take(seen.version), 200, listingRecord).data;
      equal([taken.name, taken.draft], ['Unsubmitted', true], 'the draft');
      equal(taken.beside, { status: 'PENDING', draft: true }, 'beside the other one');
      failure(await take(taken.version), 'nothing-pending');
      failure(await api.call('GET', `/pending/apps/${live.id}`, { token: staff }), 'not-found');
      equal((await getApp(api, owner, live.id)).name, 'Steady', 'what waited');
      const sent = await saveApp(api, owner, taken, { name: 'Handed over' });
      equal([sent.name, sent.status, sent.draft], ['Handed over', 'PENDING', false], 'again');
    },
  },
  {
    title: 'an admin takes back, or keeps as a draft, only what is of the own account',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const { id, version } = await createApp(api, owner);
      const send = (method: string, data: object) =>
        api.call(method, `/apps/${id}`, { token: staff, body: { data } });
      failure(await send('PATCH', { draft: true, version }), 'withdrawal-is-for-vendors');
      failure(
        await send('PUT', { ...(await appWrite(api, staff)), draft: true, version }),
        'drafts-are-for-vendors',
      );
      must((await idsIn(api, staff, '/pending/apps')).includes(id), 'admins still find it');

      const me = exactly(await api.call('GET', '/users/me', { token: staff }), 200, userStruct);
      const own = await createApp(api, staff, { account: me.account?.id ?? null });
      const body = { data: { draft: true, version: own.version } };
      const taken = await api.call('PATCH', `/apps/${own.id}`, { token: staff, body });
      equal(exactly(taken, 200, listingRecord).data.draft, true, 'the own one');
    },
  },
  {
    title: 'a declined listing that is kept as a draft stays declined until it is submitted',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const made = await createApp(api, owner);
      const declined = await decide(api, staff, made, { status: 'DECLINED', note: 'A price?' });
      const kept = await saveApp(api, owner, declined, { name: 'Half mended', draft: true });
      equal(
        [kept.status, kept.adminNote, kept.draft, kept.submittedAt],
        ['DECLINED', 'A price?', true, null],
        'the draft',
      );
      const sent = await saveApp(api, owner, kept, { name: 'Mended' });
      equal([sent.status, sent.adminNote, sent.draft], ['PENDING', null, false], 'submitted');
      equal(sent.decidedAt, declined.decidedAt, 'when it was declined');
      const noted = await decide(api, staff, sent, { status: 'PENDING', internal_note: 'Asked.' });
      equal(noted.decidedAt, declined.decidedAt, 'after a note');
      const again = await decide(api, staff, noted, { status: 'DECLINED', note: 'Still no price' });
      const undone = await decide(api, staff, again, { status: 'PENDING' });
      const earlier = undone.decidedAt ?? 'not known';
      equal(earlier <= (sent.submittedAt ?? ''), true, `taken back, declined before: ${earlier}`);
    },
  },
];
