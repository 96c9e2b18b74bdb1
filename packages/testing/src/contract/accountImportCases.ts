import { accountRowStruct } from '@portal/data/internal/schemas/accountRecords';
import { auditEntryStruct } from '@portal/data/internal/schemas/audit';
import type { Import } from '@portal/data/internal/schemas/imports';
import { listOf } from '@portal/data/internal/schemas/wire';
import { importTexts } from '@portal/domain';
import { demoPassword } from '../memory/seed.ts';
import { join } from './accountActionCases.ts';
import { type Caller, type ContractCase, equal, failure, must } from './contract.ts';
import { admin, createApp, vendor } from './fixtures.ts';
import { countsOf, formOf, settled, upload } from './importCases.ts';

const check = (caller: Caller, { id, columns, key }: Import, emails_vendors = false) => {
  const targets = columns.map(({ target }) => target);
  return settled(caller, 'PUT', `/imports/${id}`, { targets, key, emails_vendors });
};

const problemsOf = ({ problems }: Import) =>
  problems.map(({ row, errors: [error] }) => [row, error?.path[0], error?.message]);

const list = listOf(accountRowStruct);

/** The accounts that a search finds, in the order of their names. */
const find = async (caller: Caller, word: string) =>
  (await caller.get(`/accounts?_q=${word}&sort=name:asc`, list)).data;

const namesOf = async (caller: Caller, word: string) =>
  (await find(caller, word)).map(({ firstName, lastName }) => `${firstName} ${lastName}`);

export const accountImportCases: ContractCase[] = [
  // Rows: X45T.10
  {
    title:
      'accounts are created and changed from a file once, and undone where none was used since',
    async run(api) {
      const caller = await api.signIn(admin);
      const known = await join(api);
      const word = crypto.randomUUID().slice(0, 8);
      const file = [
        'Vorname;Nachname;User email',
        `Ana;Fresh ${word};ana-${word}@contract.example`,
        `Kiri;Known ${word};${known.email.toUpperCase()}`,
        `Ben;Used ${word}; ben-${word}@contract.example`,
        `;Lost ${word};lost-${word}@contract.example`,
        `Twice;Ana ${word};ANA-${word}@contract.example`,
        `Staff;Member;${admin}`,
        `No;Address ${word};`,
      ].join('\n');
      const sent = await upload(caller, file, 'accounts');
      equal(
        [sent.type, sent.key, sent.emailsVendors, ...sent.columns.map(({ target }) => target)],
        ['accounts', 'email', false, 'first_name', 'last_name', 'email'],
        'import',
      );
      const checked = await check(caller, sent);
      equal(countsOf(checked), ['1 changed', '2 new', '4 failed'], 'checked');
      equal(
        problemsOf(checked),
        [
          [5, 'first_name', 'First name is required'],
          [6, 'email', 'Row 2 is about the same account'],
          [7, 'email', importTexts.staffAccount],
          [8, 'email', 'Email is required'],
        ],
        'problems',
      );
      equal(await namesOf(caller, word), [], 'nothing is written by the check');
      const path = `/imports/${sent.id}`;
      const ran = await settled(caller, 'POST', `${path}/run`);
      equal(countsOf(ran), ['1 saved', '2 created', '4 failed'], 'written');
      const made = await find(caller, word);
      equal(
        made.map(({ firstName, state, staffRoles, plan }) => [firstName, state, plan, staffRoles]),
        [
          ['Ana', 'unconfirmed', 'free', []],
          ['Ben', 'unconfirmed', 'free', []],
          ['Kiri', 'active', 'free', []],
        ],
        'stored',
      );
      const body = { identifier: `ana-${word}@contract.example`, password: demoPassword };
      const refused = await api.call('POST', '/auth/local', { body });
      must(refused.status === 400, 'there is no password');
      const again = await check(caller, await upload(caller, file, 'accounts'));
      equal(countsOf(again), ['3 unchanged', '4 failed'], 'a second time');
      const ben = made.find(({ firstName }) => firstName === 'Ben');
      const confirmed = await caller.call('POST', `/accounts/${ben?.id}/confirm`);
      equal(confirmed.status, 200, 'used');
      const undone = await settled(caller, 'POST', `${path}/undo`);
      equal(countsOf(undone), ['1 kept', '2 undone', '4 failed'], 'undone');
      equal(await namesOf(caller, word), [`Ben Used ${word}`], 'the others are gone');
      equal(await namesOf(caller, known.email), ['Kiri Tau'], 'restored');
      const log = await caller.get(`/audit?record=users/${known.id}`, listOf(auditEntryStruct));
      equal(
        log.data.filter(({ action }) => action === 'account.edit').map(({ changes }) => changes),
        [{ last_name: [`Known ${word}`, 'Tau'] }, { last_name: ['Tau', `Known ${word}`] }],
        'audit',
      );
    },
  },
  {
    title: 'a row of accounts has the address of its ID, and fails if the account changed since',
    portable: true,
    async run(api) {
      const caller = await api.signIn(admin);
      const [one, two] = [await join(api), await join(api)];
      const rows = [
        { id: one.id, email: two.email, first_name: 'Other' },
        { id: 999_999, first_name: 'Nobody' },
        { id: two.id, first_name: 'x'.repeat(300) },
        { id: one.id, email: one.email, first_name: 'Aroha' },
        { id: '', email: 'no address', first_name: 'A', last_name: 'B' },
      ];
      const sent = await upload(caller, JSON.stringify(rows), 'accounts');
      const checked = await check(caller, { ...sent, key: 'id' });
      equal(countsOf(checked), ['1 changed', '4 failed'], 'checked');
      equal(
        problemsOf(checked).map(([row, field]) => [row, field]),
        [
          [1, 'email'],
          [2, 'id'],
          [3, 'first_name'],
          [5, 'email'],
        ],
        'problems',
      );
      const account = await caller.get(`/accounts?_q=${one.email}`, list);
      const names = { first_name: 'Since', last_name: 'Tau', email: one.email };
      const saved = await one.send('PUT', `/accounts/${account.data[0]?.account}`, names);
      equal(saved.status, 200, 'saved since');
      const ran = await settled(caller, 'POST', `/imports/${sent.id}/run`);
      equal(countsOf(ran), ['5 failed'], 'run');
      equal(problemsOf(ran)[3], [4, 'row', importTexts.staleAccount], 'changed since');
    },
  },
  {
    title:
      'an account that has a listing, also a deleted one, is kept by Undo, and one that is blocked stays blocked',
    portable: true,
    async run(api) {
      const caller = await api.signIn(admin);
      const blocked = await join(api);
      const block = { reason: 'Spam', hide_listings: true };
      await caller.send('POST', `/accounts/${blocked.id}/block`, block);
      const word = crypto.randomUUID().slice(0, 8);
      const file = [
        'First name,Last name,Email',
        `Mere,Owns ${word},mere-${word}@contract.example`,
        `Kiri,Blocked ${word},${blocked.email}`,
        `Tui,Deleted ${word},tui-${word}@contract.example`,
      ].join('\n');
      const sent = await upload(caller, file, 'accounts');
      await check(caller, sent);
      await settled(caller, 'POST', `/imports/${sent.id}/run`);
      const [still, owner, deleter] = await find(caller, word);
      equal([still?.state, still?.lastName], ['blocked', `Blocked ${word}`], 'blocked');
      const { id } = await createApp(caller, { name: `Of Mere ${word}`, account: owner?.account });
      must(id > 0, 'has a listing');
      const gone = await createApp(caller, { name: `Of Tui ${word}`, account: deleter?.account });
      equal((await caller.call('DELETE', `/apps/${gone.id}`)).status, 200, 'can be restored');
      const undone = await settled(caller, 'POST', `/imports/${sent.id}/undo`);
      equal(countsOf(undone), ['1 undone', '2 kept'], 'undone');
      for (const { errors } of undone.kept) equal(errors[0]?.message, importTexts.keptUsed, 'why');
    },
  },
  {
    title: 'an account whose vendor was sent a link is kept by Undo',
    portable: true,
    async run(api) {
      const caller = await api.signIn(admin);
      const word = crypto.randomUUID().slice(0, 8);
      const file = `First name,Last name,Email\nAna,Mailed ${word},ana-${word}@contract.example`;
      const sent = await upload(caller, file, 'accounts');
      await check(caller, sent, true);
      await settled(caller, 'POST', `/imports/${sent.id}/run`);
      const undone = await settled(caller, 'POST', `/imports/${sent.id}/undo`);
      equal(countsOf(undone), ['1 kept'], 'undone');
      equal(undone.kept[0]?.errors[0]?.message, importTexts.keptEmailed, 'why');
      equal(await namesOf(caller, word), [`Ana Mailed ${word}`], 'is there');
    },
  },
  {
    title: 'the export of all accounts is taken back without a change',
    portable: true,
    async run(api) {
      const caller = await api.signIn(admin);
      for (const format of ['json', 'csv']) {
        const { body } = await caller.call('GET', `/accounts?format=${format}`);
        const text = typeof body === 'string' ? body : JSON.stringify(body);
        const sent = await upload(caller, text, 'accounts');
        const { counts, problems } = await check(caller, { ...sent, key: 'email' });
        for (const { errors } of problems)
          equal(errors, [{ path: ['email'], message: importTexts.staffAccount }], 'staff');
        must(counts.unchanged > 0, 'vendors');
        equal(counts.unchanged + counts.failed, sent.rows, format);
      }
    },
  },
  {
    title: 'vendors import no accounts',
    portable: true,
    async run(api) {
      const caller = await api.signIn(vendor);
      const body = formOf('Email\na@contract.example');
      failure(await caller.call('POST', '/imports/accounts', { body }), 'admins-only');
    },
  },
];
