import { importLimits } from '@portal/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ApiResponse, anApp, type Caller, signIn, signUp } from './caller.ts';
import { countsOf, run, settled } from './importCalls.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, DATABASE, inDatabase } from './startBackend.ts';

const head = 'Name,Short description,Full description,Link,Pricing,Subcategories';
const complete = (name: string) => `${name},Short.,Long.,example.org,$1,`;

const upload = (caller: Caller, content: string | Uint8Array<ArrayBuffer>, type = 'apps') => {
  const form = new FormData();
  form.append('files', new File([content], 'list.csv', { type: 'text/csv' }));
  return caller.post(`/imports/${type}`, form);
};

const targetsOf = (response: ApiResponse) => {
  const columns = response.at('data.columns');
  return Array.isArray(columns) ? columns.map(({ target }) => target) : [];
};

const check = async (caller: Caller, sent: ApiResponse, change = {}) => {
  const id = sent.at('data.id');
  const key = sent.at('data.key');
  const data = {
    targets: targetsOf(sent),
    key,
    arrival: 'draft',
    skip_unknown_terms: false,
    ...change,
  };
  expect((await caller.put(`/imports/${id}`, { data })).status).toBe(200);
  return settled(caller, id);
};

/** Uploads, checks and runs. */
const whole = async (caller: Caller, content: string, change = {}) => {
  const checked = await check(caller, await upload(caller, content), change);
  return run(caller, checked.at('data.id'));
};

describe('an import', () => {
  let backend: Backend;
  let admin: Caller;

  beforeAll(async () => {
    backend = await sharedBackend();
    admin = await signIn(backend.url, 'admin');
  });

  const pending = (caller: Caller) => caller.get('/pending/apps?user=me&sort=name');
  const namesOf = (list: ApiResponse) => {
    const rows = list.at('data');
    return Array.isArray(rows) ? rows.map(({ name }) => name) : [];
  };

  it(
    'checks all rows, creates drafts of those without errors, and changes nothing the second time',
    DATABASE,
    async () => {
      const vendor = await signUp(backend.url, 'importer');
      const file = [
        head,
        complete('"Tui, ""the"" bird"'),
        'Kea,"Two\nlines",Long.,not a link,$1,',
        complete('=1+1'),
        'Moa,,,,,Nowhere',
        complete('Kea'),
        complete('=1+1'),
        ',x',
        'a,b,c,example.org,e,,g',
      ].join('\r\n');
      const sent = await upload(vendor, file);
      expect(sent.status).toBe(201);
      expect([sent.at('data.rows'), sent.at('data.state')]).toEqual([8, 'mapping']);
      expect(targetsOf(sent)).toEqual([
        ...['name', 'summary', 'description', 'link', 'pricing', 'subcategories'],
      ]);
      const checked = await check(vendor, sent);
      expect(countsOf(checked)).toEqual({ new: 3, failed: 5 });
      expect(checked.at('data.problems')).toEqual([
        {
          row: 3,
          name: 'Kea',
          listing: null,
          errors: [{ path: ['link'], message: expect.any(String) }],
        },
        {
          row: 5,
          name: 'Moa',
          listing: null,
          errors: [{ path: ['subcategories'], message: 'No such term: Nowhere' }],
        },
        {
          row: 7,
          name: '=1+1',
          listing: null,
          errors: [{ path: ['name'], message: 'Row 4 is about the same listing' }],
        },
        {
          row: 8,
          name: '',
          listing: null,
          errors: [{ path: ['name'], message: expect.stringContaining('required') }],
        },
        {
          row: 9,
          name: 'a',
          listing: null,
          errors: [
            {
              path: ['row'],
              message:
                'This row has more cells (7) than the file has columns (6). Extra cells are dropped when you correct the row.',
            },
          ],
        },
      ]);
      expect(namesOf(await pending(vendor))).toEqual([]);
      const id = checked.at('data.id');
      const failed = await vendor.get(`/imports/${id}/failed`);
      expect(failed.text).toMatch(/"?Link: [^,]*,Kea,"Two\nlines",Long\.,not a link,\$1,\r/);

      expect(countsOf(await run(vendor, id))).toEqual({ created: 3, failed: 5 });
      const list = await pending(vendor);
      expect(namesOf(list).toSorted()).toEqual(['=1+1', 'Kea', 'Tui, "the" bird']);
      expect(list.at('data.0.draft')).toBe(true);

      const again = await check(vendor, await upload(vendor, file));
      expect(countsOf(again)).toEqual({ unchanged: 3, failed: 5 });
    },
  );

  it(
    'takes back the CSV export of a list with no change, in either language',
    DATABASE,
    async () => {
      const vendor = await signIn(backend.url, 'vendor');
      const phone = { name: `'=quoted`, summary: '+64 9 123', pricing: ' spaced ' };
      await vendor.post('/apps', anApp(phone));
      const { text } = await vendor.get('/apps?format=csv');
      const german = text.replaceAll('NZ owned', 'NZ-Eigentum');
      for (const csv of [text, german])
        expect(Object.keys(countsOf(await check(vendor, await upload(vendor, csv))))).toEqual([
          'unchanged',
        ]);
    },
  );

  it(
    'saves changes as the form would, and undoes what was not touched since',
    DATABASE,
    async () => {
      const vendor = await signUp(backend.url, 'changer');
      const created = await vendor.post('/apps', anApp({ name: 'Old name' }));
      const id = created.at('data.id');
      const live = (await vendor.post('/apps', anApp({ name: 'Live' }))).at('data.id');
      await admin.patch(`/apps/${live}`, { data: { status: 'APPROVED', version: 1 } });
      const rows = [
        { id, name: 'New name' },
        { id: live, name: 'Live 2' },
        { name: 'Fresh', link: 'fresh.example' },
        { name: 'Kept' },
      ];
      const ran = await whole(vendor, JSON.stringify(rows));
      expect(countsOf(ran)).toEqual({ created: 2, saved: 2 });
      const read = async (path: string) => {
        const response = await vendor.get(path);
        return ['name', 'status', 'draft'].map((name) => response.at(`data.${name}`));
      };
      // What waits for moderation goes on waiting; a change of a live one is a draft.
      expect(await read(`/pending/apps/${id}`)).toEqual(['New name', 'PENDING', false]);
      expect(await read(`/pending/apps/${live}`)).toEqual(['Live 2', 'PENDING', true]);
      expect(await read(`/apps/${live}`)).toEqual(['Live', 'APPROVED', false]);
      const unchanged = await whole(vendor, JSON.stringify(rows));
      expect(countsOf(unchanged)).toEqual({ unchanged: 4 });

      const list = (await pending(vendor)).at('data');
      const kept = Array.isArray(list) ? list.find(({ name }) => name === 'Kept') : undefined;
      await vendor.put(`/apps/${kept?.id}`, { data: { name: 'Touched', draft: true, version: 1 } });
      const importId = ran.at('data.id');
      const latest = (await vendor.get('/imports?pagination[pageSize]=1')).at('data');
      expect(latest).toEqual([expect.objectContaining({ id: unchanged.at('data.id') })]);
      expect((await vendor.post(`/imports/${importId}/undo`, {})).status).toBe(200);
      expect(countsOf(await settled(vendor, importId))).toEqual({ undone: 3, kept: 1 });
      expect(await read(`/pending/apps/${id}`)).toEqual(['Old name', 'PENDING', false]);
      expect(await read(`/pending/apps/${live}`)).toEqual(['Live', 'APPROVED', false]);
      expect(namesOf(await pending(vendor)).toSorted()).toEqual(['Old name', 'Touched']);
    },
  );

  it('reaches only listings of the own account, and staff choose the vendor', async () => {
    const vendor = await signUp(backend.url, 'inside');
    const other = await signUp(backend.url, 'outside');
    const foreign = (await other.post('/apps', anApp({ name: 'Foreign' }))).at('data.id');
    const rows = JSON.stringify([{ id: foreign, name: 'Mine' }]);
    const checked = await check(vendor, await upload(vendor, rows));
    expect(checked.at('data.problems.0.errors.0.message')).toBe('No listing has this ID');
    // A vendor's column of the account is not read.
    const own = await whole(
      vendor,
      JSON.stringify([{ name: 'Own', 'Vendor email': 'outside@test.example' }]),
    );
    expect(countsOf(own)).toEqual({ created: 1 });
    expect(namesOf(await pending(vendor))).toEqual(['Own']);

    const file = `${head},Vendor email\n${complete('Given')},\n${complete('Given')},outside@test.example\n${complete('Lost')},nobody@test.example`;
    const given = await whole(admin, file, { arrival: 'pending' });
    expect(countsOf(given)).toEqual({ created: 2, failed: 1 });
    expect(given.at('data.problems.0.errors.0.path')).toEqual(['account']);
    expect(namesOf(await pending(other))).toContain('Given');
    const log = await admin.get('/audit?action=listing.import');
    expect(log.at('data.0.changes.rows')).toEqual([null, 2]);
    const id = checked.at('data.id');
    for (const path of [`/imports/${id}`, `/imports/${id}/failed`])
      expect((await other.get(path)).status).toBe(404);
    expect((await upload(vendor, rows, 'services')).status).toBe(402);
  });

  it('of staff changes and restores the live listing, never the draft of its vendor', async () => {
    const vendor = await signUp(backend.url, 'drafter');
    const id = (await vendor.post('/apps', anApp({ name: 'Public' }))).at('data.id');
    await admin.patch(`/apps/${id}`, { data: { status: 'APPROVED', version: 1 } });
    await vendor.put(`/apps/${id}`, { data: { name: 'Secret', draft: true, version: 2 } });
    const names = async () => [
      (await vendor.get(`/apps/${id}`)).at('data.name'),
      (await vendor.get(`/pending/apps/${id}`)).at('data.name'),
    ];
    expect(await names()).toEqual(['Public', 'Secret']);
    // A name that only the draft has tells nothing of it.
    const same = await check(admin, await upload(admin, JSON.stringify([{ id, name: 'Secret' }])));
    expect(countsOf(same)).toEqual({ changed: 1 });
    const ran = await whole(admin, JSON.stringify([{ id, name: 'By staff' }]));
    expect(countsOf(ran)).toEqual({ saved: 1 });
    expect(await names()).toEqual(['By staff', 'Secret']);
    const importId = ran.at('data.id');
    await admin.post(`/imports/${importId}/undo`, {});
    expect(countsOf(await settled(admin, importId))).toEqual({ undone: 1 });
    expect(await names()).toEqual(['Public', 'Secret']);
  });

  it('fails rows whose listing changed since the check, and submits no declined one', async () => {
    const vendor = await signUp(backend.url, 'later');
    const made = async (name: string) =>
      (await vendor.post('/apps', anApp({ name }))).at('data.id');
    const [touched, declined] = [await made('Touched'), await made('Declined')];
    const decision = { status: 'DECLINED', note: 'No.', version: 1 };
    await admin.patch(`/apps/${declined}`, { data: decision });
    const rows = [
      { id: touched, name: 'Overwritten' },
      { id: declined, name: 'Reworked' },
    ];
    const checked = await check(vendor, await upload(vendor, JSON.stringify(rows)));
    expect(countsOf(checked)).toEqual({ changed: 2 });
    await vendor.put(`/apps/${touched}`, { data: { name: 'By hand', version: 1 } });
    const ran = await run(vendor, checked.at('data.id'));
    expect(countsOf(ran)).toEqual({ saved: 1, failed: 1 });
    const read = async (id: unknown) => {
      const { at } = await vendor.get(`/pending/apps/${id}`);
      return [at('data.name'), at('data.draft')];
    };
    expect(await read(touched)).toEqual(['By hand', false]);
    expect(await read(declined)).toEqual(['Reworked', true]);
  });

  it('of a user who was blocked stops', async () => {
    const vendor = await signUp(backend.url, 'blocked');
    const checked = await check(vendor, await upload(vendor, JSON.stringify([{ name: 'Never' }])));
    const id = Number(checked.at('data.id'));
    await inDatabase(backend, async (sql) => {
      await sql('up_users').where({ email: 'blocked@test.example' }).update({ blocked: true });
      await sql('imports').where({ id }).update({ state: 'running', next: 0 });
    });
    const stateOf = () => inDatabase(backend, (sql) => sql('imports').where({ id }).first('state'));
    // Wakes the worker.
    const other = await signUp(backend.url, 'waker');
    expect(countsOf(await whole(other, 'Name\nAwake'))).toEqual({ created: 1 });
    await expect.poll(stateOf).toEqual({ state: 'stopped' });
    const listings = await inDatabase(backend, (sql) => sql('apps').where({ name: 'Never' }));
    expect(listings).toEqual([]);
  });

  it('of terms stops when its user may no longer change them, and goes on when they may again', async () => {
    const editor = await signUp(backend.url, 'term-editor');
    const staff = (staff_roles: string | null) =>
      inDatabase(backend, (sql) =>
        sql('up_users')
          .where({ email: 'term-editor@test.example' })
          .update({ staff: staff_roles !== null, staff_roles }),
      );
    await staff('editor');
    const sent = await upload(editor, 'Location,Other names\nLater place,Then', 'locations');
    expect(countsOf(await check(editor, sent))).toEqual({ new: 1 });
    const id = Number(sent.at('data.id'));
    await staff('finance');
    for (const call of ['run', 'undo', 'stop'])
      expect((await editor.post(`/imports/${id}/${call}`, {})).status).toBe(403);
    expect((await editor.get(`/imports/${id}`)).status).toBe(403);
    const imported = () =>
      inDatabase(backend, (sql) => sql('imports').where({ id }).first('state'));
    await inDatabase(backend, (sql) =>
      sql('imports').where({ id }).update({ state: 'running', next: 0 }),
    );
    // Wakes the worker.
    await whole(await signUp(backend.url, 'term-waker'), 'Name\nAwake');
    await expect.poll(imported).toEqual({ state: 'stopped' });
    const found = async () => (await admin.get('/locations?_q=later place')).at('data.0.synonyms');
    expect(await found()).toBeUndefined();
    await staff('editor');
    expect(countsOf(await run(editor, id))).toEqual({ created: 1 });
    expect(await found()).toEqual(['Then']);
    const log = await admin.get('/audit?pagination[pageSize]=2');
    expect([0, 1].map((at) => log.at(`data.${at}.action`))).toEqual(['term.create', 'term.import']);
  });

  it('of who lost the plan fails row by row', async () => {
    const pro = await signUp(backend.url, 'loser');
    const plan = (subscription_status: string | null) =>
      inDatabase(backend, (sql) =>
        sql('accounts').where({ email: 'loser@test.example' }).update({ subscription_status }),
      );
    await plan('active');
    const rows = [{ name: 'A service', locations: ['Nowhere'] }];
    const sent = await upload(pro, JSON.stringify(rows), 'services');
    expect(countsOf(await check(pro, sent))).toEqual({ failed: 1 });
    const skips = { skip_unknown_terms: true };
    expect(countsOf(await check(pro, sent, skips))).toEqual({ new: 1 });
    await plan(null);
    const ran = await run(pro, sent.at('data.id'));
    expect(countsOf(ran)).toEqual({ failed: 1 });
    expect(ran.at('data.problems.0.errors.0.path')).toEqual(['row']);
  });

  it('can be stopped and continued', async () => {
    const vendor = await signUp(backend.url, 'stopper');
    const rows = Array.from({ length: 40 }, (_, n) => ({ name: `Stop ${n}` }));
    const checked = await check(vendor, await upload(vendor, JSON.stringify(rows)));
    const id = checked.at('data.id');
    await vendor.post(`/imports/${id}/run`, {});
    const stopped = await vendor.post(`/imports/${id}/stop`, {});
    expect(stopped.at('data.state')).toBe('stopped');
    expect((await vendor.post(`/imports/${id}/stop`, {})).status).toBe(409);
    expect(countsOf(await run(vendor, id))).toEqual({ created: 40 });
    expect((await pending(vendor)).at('meta.pagination.total')).toBe(40);
    expect(stopped.at('data.undo_stopped')).toBe(false);
    await vendor.post(`/imports/${id}/undo`, {});
    const kept = await vendor.post(`/imports/${id}/stop`, {});
    expect([kept.at('data.state'), kept.at('data.undo_stopped')]).toEqual(['stopped', true]);
  });

  it('refuses files that it cannot read, with the row', async () => {
    const vendor = await signUp(backend.url, 'refused');
    const why = async (content: string | Uint8Array<ArrayBuffer>) => {
      const { status, at } = await upload(vendor, content);
      return [status, at('error.message')];
    };
    expect(await why('')).toEqual([400, 'The file has no rows to import']);
    expect(await why('Name,Link')).toEqual([400, 'The file has no rows to import']);
    expect(await why('Name\na\n"b')).toEqual([400, 'Row 3 could not be read. Check its quotes']);
    expect(await why('Name\na "b" c')).toEqual([400, 'Row 2 could not be read. Check its quotes']);
    expect(await why(new Uint8Array([80, 75, 3, 4, 20, 0, 6, 0]))).toEqual([
      400,
      'The file is not a text file. Save it as CSV in UTF-8',
    ]);
    const many = `Name\n${'x\n'.repeat(importLimits.rows + 1)}`;
    expect(await why(many)).toEqual([400, expect.stringContaining('more than 20000 rows')]);
    expect(await why(`Name\n${'x'.repeat(importLimits.file)}`)).toEqual([413, expect.any(String)]);
    const sent = await upload(vendor, 'Link;Preis\nexample.org;1');
    const body = {
      data: { targets: targetsOf(sent), key: 'name', arrival: 'draft', skip_unknown_terms: false },
    };
    const unmapped = await vendor.put(`/imports/${sent.at('data.id')}`, body);
    expect(unmapped.at('error.details.errors.0.path')).toEqual(['targets']);
  });
});
