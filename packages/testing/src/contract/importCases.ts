import {
  failedRowStruct,
  type Import,
  importStruct,
  importSummaryStruct,
} from '@portal/data/internal/schemas/imports';
import { mediaStruct } from '@portal/data/internal/schemas/media';
import { termStruct } from '@portal/data/internal/schemas/term';
import { listOf, recordOf } from '@portal/data/internal/schemas/wire';
import { genericTexts, type ImportKind, importedKind, isBusy } from '@portal/domain';
import { array } from 'superstruct';
import {
  type Caller,
  type ContractCase,
  equal,
  exactly,
  failure,
  must,
  rejects,
} from './contract.ts';
import { admin, createApp, getApp, png, vendor } from './fixtures.ts';

const importRecord = recordOf(importStruct);

export const formOf = (content: string) => {
  const form = new FormData();
  form.append('files', new File([content], 'list.csv', { type: 'text/csv' }));
  return form;
};

export const upload = async (caller: Caller, content: string, kind: ImportKind = 'apps') =>
  exactly(
    await caller.call('POST', `/imports/${kind}`, { body: formOf(content) }),
    201,
    importRecord,
  ).data;

/** Makes a call, and waits until the rows were gone through. */
export async function settled(caller: Caller, method: string, path: string, data?: object) {
  const body = data && { data };
  const reply = await caller.call(method, path, body ? { body } : {});
  const { id, state } = exactly(reply, 200, importRecord).data;
  must(isBusy(state), 'it goes through the rows');
  for (let tries = 0; tries < 1200; tries += 1) {
    const { data: found } = await caller.get(`/imports/${id}`, importRecord);
    if (!isBusy(found.state)) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The import ${id} does not end.`);
}

const check = (caller: Caller, { id, columns, key }: Import) => {
  const targets = columns.map(({ target }) => target);
  return settled(caller, 'PUT', `/imports/${id}`, {
    targets,
    key,
    arrival: 'draft',
    skip_unknown_terms: false,
  });
};

export const countsOf = ({ counts }: Import) =>
  Object.entries(counts)
    .flatMap(([outcome, count]) => (count > 0 ? [`${count} ${outcome}`] : []))
    .sort();

export const importCases: ContractCase[] = [
  {
    title: 'a row that failed is corrected before or after the others are written',
    portable: true,
    async run(api) {
      const caller = await api.signIn(vendor);
      const name = `Corrected ${crypto.randomUUID()}`;
      await createApp(caller, { name: `${name} 1` });
      const file = [
        'Name;Website;Note',
        `${name} 1;one.example;`,
        `${name} 2;two.example;`,
        `${name} 3;no link;x;y`,
        `${name} 2;twice.example;`,
        `${name} 4;no link;`,
      ].join('\n');
      const sent = await upload(caller, file);
      const path = `/imports/${sent.id}`;
      const correct = (row: number, values: object) =>
        settled(caller, 'PATCH', `${path}/rows/${row}`, { values });
      const state = (found: Import) => [found.state, ...countsOf(found)];
      failure(await caller.call('GET', `${path}/rows/4`), 'not-found');
      equal(countsOf(await check(caller, sent)), ['1 changed', '1 new', '3 failed'], 'checked');
      const row = await caller.get(`${path}/rows/4`, recordOf(failedRowStruct));
      equal(
        row.data.values.map(({ target, text }) => [target, text]),
        [
          ['name', `${name} 3`],
          ['link', 'no link'],
        ],
        'its texts',
      );
      equal(
        row.data.errors.map(({ path: [field] }) => field),
        ['row', 'link'],
        'its errors',
      );
      const refused = await caller.call('PATCH', `${path}/rows/4`, {
        body: { data: { values: { summary: 'Short.' } } },
      });
      rejects(refused, 'summary', genericTexts.notValid('summary'));
      const wrong = await correct(4, { link: 'no link' });
      equal(state(wrong), ['checked', '1 changed', '1 new', '3 failed'], 'wrong again');
      const ran = await settled(caller, 'POST', `${path}/run`);
      equal(state(ran), ['done', '1 created', '1 saved', '3 failed'], 'written');
      const twice = await correct(5, {});
      equal(state(twice), ['done', '1 created', '1 saved', '3 failed'], 'of a created one');
      const corrected = await correct(4, { link: 'three.example' });
      const both = ['checked', '1 created', '1 new', '1 saved', '2 failed'];
      equal(state(corrected), both, 'right');
      failure(await caller.call('GET', `${path}/rows/4`), 'not-found');
      equal(state(await check(caller, sent)), both, 'checked once more');
      const undone = await settled(caller, 'POST', `${path}/undo`);
      equal(state(undone), ['undone', '1 new', '2 failed', '2 undone'], 'undone');
      const later = await caller.call('PATCH', `${path}/rows/6`, {
        body: { data: { values: {} } },
      });
      failure(later, 'import-busy');
      const last = await settled(caller, 'POST', `${path}/run`);
      equal(state(last), ['done', '1 created', '2 failed', '2 undone'], 'the corrected one');
    },
  },
  {
    title: 'a file is checked and imported once, and undone where nothing was touched since',
    // On PostgreSQL imports.test.ts does.
    portable: true,
    async run(api) {
      const caller = await api.signIn(vendor);
      const name = `Imported ${crypto.randomUUID()}`;
      const listing = await createApp(caller, { name: `${name} before` });
      const file = [
        'ID;Titel;Website;Bild',
        `;"${name}; the ""first""";one.example;a.png`,
        `${listing.id};${name} after;two.example;`,
        `;${name};no link;`,
        '999999;Nobody;;',
        `;"${name}; the ""first""";;`,
      ].join('\n');
      const sent = await upload(caller, file);
      equal(
        sent.columns.map(({ target }) => target),
        ['id', 'name', 'link', null],
        'columns',
      );
      equal([sent.rows, sent.state, sent.key], [5, 'mapping', 'id'], 'import');
      const checked = await check(caller, sent);
      equal(countsOf(checked), ['1 changed', '1 new', '3 failed'], 'checked');
      equal(
        checked.problems.map(({ row, errors }) => [row, errors[0]?.path[0]]),
        [
          [4, 'link'],
          [5, 'id'],
          [6, 'name'],
        ],
        'problems',
      );
      const path = `/imports/${sent.id}`;
      const failed = await caller.call('GET', `${path}/failed`);
      must(/Link: [^,]*,,.*,no link,/.test(String(failed.body)), 'failed rows');
      failure(await caller.call('POST', `${path}/undo`), 'import-busy');
      failure(await caller.call('POST', `${path}/stop`), 'import-busy');
      const ran = await settled(caller, 'POST', `${path}/run`);
      equal(countsOf(ran), ['1 created', '1 saved', '3 failed'], 'written');
      const again = await check(caller, await upload(caller, file));
      equal(countsOf(again), ['2 unchanged', '3 failed'], 'a second time');
      const undone = await settled(caller, 'POST', `${path}/undo`);
      equal(countsOf(undone), ['2 undone', '3 failed'], 'undone');
      const mine = await caller.get('/imports?pagination[pageSize]=2', listOf(importSummaryStruct));
      equal(
        mine.data.map(({ file, rows, state }) => [file, rows, state]),
        [
          ['list.csv', 5, 'checked'],
          ['list.csv', 5, 'undone'],
        ],
        'the newest first',
      );
      const other = await api.signIn(admin);
      const theirs = await other.get('/imports', listOf(importSummaryStruct));
      must(!theirs.data.some(({ id }) => id === sent.id), 'only their own');
      failure(await other.call('GET', path), 'not-found');
      const draft = await createApp(caller, { draft: true });
      const hidden = await check(other, await upload(other, `ID;Name\n${draft.id};Draft`));
      equal(
        hidden.problems.map(({ errors }) => errors[0]),
        [{ path: ['id'], message: importedKind('apps').noSuch.id() }],
        'a draft of a vendor does not exist for staff',
      );
    },
  },
  {
    title: 'a logo is the one of the listing, none, or at the address of an image',
    portable: true,
    async run(api) {
      const caller = await api.signIn(vendor);
      const form = new FormData();
      form.append('files', new File([png], 'logo.png', { type: 'image/png' }));
      const sent = await caller.call('POST', '/upload', { body: form });
      const [media] = exactly(sent, 200, array(mediaStruct));
      const name = `Logo ${crypto.randomUUID()}`;
      const { id } = await createApp(caller, { name, logo: media?.id ?? 0 });
      const checked = async (logo: unknown) =>
        check(caller, await upload(caller, JSON.stringify([{ id, 'Logo address': logo }])));
      equal(countsOf(await checked({ url: media?.url })), ['1 unchanged'], 'its own');
      equal(countsOf(await checked('')), ['1 changed'], 'none');
      equal(countsOf(await checked('https://logos.example/a.png')), ['1 changed'], 'another');
      for (const logo of ['logo.png', '/uploads/other.png', 'ftp://logos.example/a.png']) {
        const { problems } = await checked(logo);
        equal(problems[0]?.errors[0]?.path, ['logo'], logo);
      }
    },
  },
  {
    title: 'the JSON export of a list is taken back without a change',
    // On PostgreSQL imports.test.ts takes back the CSV export.
    portable: true,
    async run(api) {
      for (const email of [vendor, admin]) {
        const caller = await api.signIn(email);
        for (const list of ['/apps', '/pending/apps']) {
          const { body } = await caller.call('GET', `${list}?format=json`);
          must(Array.isArray(body) && body.length > 0, 'an export');
          const checked = await check(caller, await upload(caller, JSON.stringify(body)));
          equal(countsOf(checked), [`${body.length} unchanged`], list);
        }
      }
    },
  },
  {
    title:
      'one change of several listings is checked, made and undone; those that cannot be changed say why',
    async run(api) {
      const caller = await api.signIn(vendor);
      const word = `Bulk${crypto.randomUUID().slice(0, 8)}`;
      const [one, two] = (await caller.get('/industries', listOf(termStruct))).data;
      const [first, second] = [one?.id ?? 0, two?.id ?? 0];
      const own = [
        await createApp(caller, { name: `${word} one`, industries: [first] }),
        await createApp(caller, { name: `${word} two`, industries: [second] }),
      ];
      const list = '/bulk-edits/apps';
      const select = async (path: string, data: object) =>
        exactly(await caller.call('POST', path, { body: { data } }), 201, importRecord).data;
      const found = await select(`${list}?_q=${word}&sort=name:asc`, { scope: 'pending' });
      equal([found.rows, found.state, found.format], [2, 'mapping', 'selection'], 'all that match');
      const ids = own.map(({ id }) => id);
      const sent = await select(list, { scope: 'pending', ids: [...ids, 999_999] });
      const checkWith = (ids: readonly number[]) =>
        settled(caller, 'PUT', `/bulk-edits/${sent.id}`, {
          changes: [{ field: 'industries', operation: 'replace', ids }],
          arrival: 'draft',
        });
      const wrong = { changes: [], arrival: 'draft' };
      failure(
        await caller.call('PUT', `/bulk-edits/${sent.id}`, { body: { data: wrong } }),
        'invalid',
      );
      failure(
        await caller.call('PUT', `/imports/${sent.id}`, { body: { data: wrong } }),
        'not-found',
      );
      const checked = await checkWith([second]);
      equal(countsOf(checked), ['1 changed', '1 failed', '1 unchanged'], 'checked');
      const values = [{ field: 'industries', checked: null, before: [first], after: [second] }];
      equal(checked.changed, [{ id: ids[0], name: `${word} one`, values }], 'changed');
      equal(
        checked.problems.map(({ listing, errors }) => [listing, errors[0]?.path]),
        [[{ id: 999_999, name: null }, ['id']]],
        'problems',
      );
      const path = `/imports/${sent.id}`;
      const termsOf = async (id: number) =>
        (await getApp(caller, id, '/pending')).industries.map((term) => term.id);
      equal(
        countsOf(await settled(caller, 'POST', `${path}/run`)),
        ['1 failed', '1 saved', '1 unchanged'],
        'run',
      );
      equal(await termsOf(ids[0] ?? 0), [second], 'replaced');
      const again = await select(list, { scope: 'pending', failed_of: sent.id });
      equal(again.rows, 1, 'those that failed');
      await settled(caller, 'POST', `${path}/undo`);
      equal(await termsOf(ids[0] ?? 0), [first], 'undone');
      failure(
        await caller.call('POST', list, { body: { data: { scope: 'pending', ids: [] } } }),
        'invalid',
      );
    },
  },
  {
    title: 'a file with the columns of an earlier import of the user is mapped as that was',
    portable: true,
    async run(api) {
      const [caller, other] = [await api.signIn(vendor), await api.signIn(admin)];
      const file = 'Heading,Words\nRemembered,A text';
      const planOf = ({ columns, key, arrival, skipUnknownTerms }: Import) => [
        columns.map(({ target }) => target),
        key,
        arrival,
        skipUnknownTerms,
      ];
      const guessed = [[null, null], 'name', 'draft', false];
      const first = await upload(caller, file);
      equal(planOf(first), guessed, 'guessed');
      equal(planOf(await upload(caller, file)), guessed, 'before a check');
      await settled(caller, 'PUT', `/imports/${first.id}`, {
        targets: ['name', 'summary'],
        key: 'name',
        arrival: 'pending',
        skip_unknown_terms: true,
      });
      const again = await upload(caller, 'words;Errors;heading\nA text;None;Remembered');
      equal(planOf(again), [['summary', null, 'name'], 'name', 'pending', true], 'remembered');
      equal(planOf(await upload(other, file)), guessed, 'of another user');
      const ofVendors = await upload(other, 'Heading,Vendor email\nRemembered,a@b.example');
      equal(ofVendors.arrival, 'pending', 'no draft is created for others');
    },
  },
  {
    title: 'imports give the term that replaced a merged one, and no bulk edit removes it',
    portable: true,
    async run(api) {
      const staff = await api.signIn(admin);
      const caller = await api.signIn(vendor);
      const add = async (name: string) => {
        const body = { data: { name: `${name} ${crypto.randomUUID().slice(0, 8)}` } };
        const reply = await staff.call('POST', '/industries', { body });
        return exactly(reply, 201, recordOf(termStruct)).data;
      };
      const [from, middle, into] = [await add('Éarly'), await add('Later'), await add('Kept')];
      for (const [one, other] of [[from, middle] as const, [middle, into] as const]) {
        const path = `/industries/${one.id}?move_to=${other.id}`;
        equal((await staff.call('DELETE', path)).status, 200, 'merged');
      }
      const name = `Merged ${crypto.randomUUID()}`;
      const listing = await createApp(caller, { name });
      const termsOf = async () =>
        (await getApp(caller, listing.id, '/pending')).industries.map(({ id }) => id);
      const file = ['ID;Industries', `${listing.id};${from.name.toLowerCase()}`].join('\n');
      const sent = await upload(caller, file);
      equal(countsOf(await check(caller, sent)), ['1 changed'], 'the merged name is known');
      await settled(caller, 'POST', `/imports/${sent.id}/run`);
      equal(await termsOf(), [into.id], 'given');
      const body = { data: { scope: 'pending', ids: [listing.id] } };
      const reply = await caller.call('POST', '/bulk-edits/apps', { body });
      const { id } = exactly(reply, 201, importRecord).data;
      const checked = await settled(caller, 'PUT', `/bulk-edits/${id}`, {
        changes: [{ field: 'industries', operation: 'remove', ids: [from.id] }],
        arrival: 'draft',
      });
      equal(countsOf(checked), ['1 unchanged'], 'the other one is not removed');
      const again = await add('Again');
      const path = `/industries/${again.id}`;
      equal(
        (await staff.call('PUT', path, { body: { data: { name: from.name } } })).status,
        200,
        '',
      );
      equal(
        countsOf(await check(caller, await upload(caller, file))),
        ['1 changed'],
        'a term first',
      );
    },
  },
];
