import { openSessionsStruct } from '@portal/data/internal/schemas/accounts';
import { activityStruct, auditEntryStruct } from '@portal/data/internal/schemas/audit';
import { reviewStruct } from '@portal/data/internal/schemas/feedback';
import { mediaStruct } from '@portal/data/internal/schemas/media';
import { signedInStruct } from '@portal/data/internal/schemas/user';
import { listOf, recordOf } from '@portal/data/internal/schemas/wire';
import { array } from 'superstruct';
import { demoPassword } from '../memory/seed.ts';
import {
  type Caller,
  type ContractApi,
  type ContractCase,
  equal,
  exactly,
  failure,
  must,
} from './contract.ts';
import {
  admin,
  createApp,
  createLiveApp,
  decide,
  png,
  pro,
  saveApp,
  trial,
  vendor,
} from './fixtures.ts';

/** The token of another session than that of the other cases. */
async function openSession(api: ContractApi, identifier: string): Promise<string> {
  const body = { identifier, password: demoPassword };
  return exactly(await api.call('POST', '/auth/local', { body }), 200, signedInStruct).jwt;
}

const entries = async (staff: Caller, query: string) =>
  (await staff.get(`/audit?${query}`, listOf(auditEntryStruct))).data;

export const auditCases: ContractCase[] = [
  {
    title: 'only owners and support read the audit log',
    async run(api) {
      for (const path of ['/audit', '/audit/staff', '/audit.csv']) {
        failure(await (await api.signIn(vendor)).call('GET', path), 'admins-only');
      }
      equal((await (await api.signIn(admin)).call('GET', '/audit')).status, 200, 'for owners');
    },
  },
  {
    title: 'a user sees which of their sessions were ended',
    portable: true,
    async run(api) {
      const token = await openSession(api, trial);
      await openSession(api, trial);
      const sessions = await api.call('GET', '/auth/sessions', { token });
      const [, newest] = exactly(sessions, 200, openSessionsStruct);
      must(newest !== undefined, 'has another session');
      await api.call('DELETE', `/auth/sessions/${newest.id}`, { token });
      const activity = await api.call('GET', '/me/activity', { token });
      const { data } = exactly(activity, 200, listOf(activityStruct));
      equal(
        data.map(({ action, by }) => [action, by]),
        [['session.end', 'you']],
        'recent activity',
      );
    },
  },
  {
    title: 'the audit log has the values that staff changed, without long texts',
    async run(api) {
      const [staff, owner] = [await api.signIn(admin), await api.signIn(vendor)];
      const { id, version } = await createApp(owner, { name: 'Before' });
      const description = 'A text of the vendor that does not belong into the log.';
      await saveApp(staff, { id, version }, { name: 'After', nz: false, description });
      const [edit] = await entries(staff, `record=apps/${id}`);
      equal(
        [edit?.action, edit?.subject],
        [
          'listing.edit',
          {
            kind: 'apps',
            id,
            name: edit?.subject?.name,
            type: null,
            scope: 'pending',
            exists: true,
          },
        ],
        'the entry',
      );
      const { name, nz, description: text } = edit?.changes ?? {};
      equal(
        [name, nz, text],
        [
          ['Before', 'After'],
          [true, false],
          [null, null],
        ],
        'the difference',
      );
    },
  },
  {
    title: 'the audit log has pictures that staff describe and delete, not those of vendors',
    portable: true,
    async run(api) {
      const [staff, owner] = [await api.signIn(admin), await api.signIn(vendor)];
      const send = async (caller: Caller) => {
        const form = new FormData();
        form.append('files', new File([png], 'logged.png', { type: 'image/png' }));
        const sent = await caller.call('POST', '/upload', { body: form });
        const [picture] = exactly(sent, 200, array(mediaStruct));
        must(picture !== undefined, 'is stored');
        return picture.id;
      };
      const [id, own] = [await send(owner), await send(owner)];
      const path = `/upload/files/${id}`;
      const describe = (caller: Caller, caption: string) =>
        caller.send('PATCH', path, { caption, alternativeText: null });
      await describe(owner, 'Mine');
      await describe(staff, 'Theirs');
      await staff.call('DELETE', path);
      await owner.call('DELETE', `/upload/files/${own}`);
      equal(
        (await entries(staff, `record=files/${id}`)).map(({ action, subject, changes }) => [
          ...[action, subject?.name, changes],
        ]),
        [
          ['picture.delete', 'logged.png', {}],
          ['picture.edit', 'logged.png', { caption: ['Mine', 'Theirs'] }],
        ],
        'entries',
      );
      equal(await entries(staff, `record=files/${own}`), [], 'of the vendor');
    },
  },
  {
    title: 'an entry has the type and list of its record now, and whether it still exists',
    portable: true,
    async run(api) {
      const [staff, reader] = [await api.signIn(admin), await api.signIn(pro)];
      const live = await createLiveApp(api, { name: 'Logged review' });
      const data = { rating: 3, comment: 'Fine.', listing: `/apps/${live.slug}` };
      const made = await reader.send('POST', '/reviews', data);
      const { id, version } = exactly(made, 201, recordOf(reviewStruct())).data;
      await staff.send('PATCH', `/reviews/${id}`, { status: 'APPROVED', note: null, version });
      const find = async () =>
        (await entries(staff, `record=reviews/${id}`)).map(({ action, subject }) => [
          action,
          ...[subject?.name, subject?.type, subject?.scope, subject?.exists],
        ]);
      const approval = ['review.approve', 'Logged review', 'apps'];
      equal(await find(), [[...approval, 'active', true]], 'approved');
      await staff.call('DELETE', `/reviews/${id}`);
      equal(
        await find(),
        [
          ['review.delete', 'Logged review', null, null, false],
          ['review.approve', 'Logged review', null, null, false],
        ],
        'deleted',
      );
    },
  },
  {
    title: 'an export of the audit log has one column for each fact, and is in the log',
    async run(api) {
      const [staff, owner] = [await api.signIn(admin), await api.signIn(vendor)];
      const { id, version } = await createApp(owner, { name: '=Logged' });
      await decide(staff, { id, version }, { status: 'DECLINED', note: 'No, thanks.' });
      const file = await staff.call('GET', `/audit.csv?record=apps/${id}`);
      equal(file.status, 200, 'a file');
      const [header, line = '', ...more] = String(file.body)
        .replace('\uFEFF', '')
        .trimEnd()
        .split('\r\n');
      equal(
        header,
        'Time,User ID,User,Roles,Address,Device,Action,Description,Record,Record name,Changes,Reason',
        'columns',
      );
      const end = `listing.decline,Declined =Logged,apps/${id},"'=Logged","{""status"":[""PENDING"",""DECLINED""]}","No, thanks."`;
      must(line.endsWith(end), `ends with ${end}: ${line}`);
      equal(more, [], 'one entry');
      const [entry] = await entries(staff, 'action=audit.export');
      equal(
        [entry?.subject, entry?.changes],
        [null, { record: [null, `apps/${id}`] }],
        'the entry about the export',
      );
    },
  },
];
