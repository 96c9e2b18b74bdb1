import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  anApp,
  type Caller,
  call,
  pictureForm,
  resetBrand,
  saveBrand,
  signIn,
  signUp,
} from './caller.ts';
import { createChecker, written } from './description.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, DATABASE, inDatabase, LONG } from './startBackend.ts';

const password = 'a long password';

describe('the audit log', LONG, () => {
  let backend: Backend;
  let owner: Caller;
  let vendor: Caller;
  let name: string;
  const checker = createChecker(Object(written()));

  const list = async (query = '') => {
    const path = `/audit?pagination[pageSize]=100${query}`;
    const response = await owner.get(path);
    checker.check('GET', path, response.status, response.body);
    return response;
  };
  const newest = async (query = '') => (await list(query)).at('data.0');
  const actions = async (query: string): Promise<unknown[]> => {
    const { data }: { data?: { action: string }[] } = Object((await list(query)).body);
    return (data ?? []).map(({ action }) => action);
  };

  beforeAll(async () => {
    backend = await sharedBackend('usual');
    owner = await signIn(backend.url, 'admin');
    vendor = await signUp(backend.url, 'audited');
    const me = await owner.get('/users/me');
    name = `${me.at('first_name')} ${me.at('last_name')}`;
    await inDatabase(backend, (sql) =>
      sql('up_users').where({ email: 'admin@portal.test' }).update({ super: true }),
    );
  });
  afterAll(() => expect(checker.problems).toEqual([]));

  it('has one entry for each action of staff', DATABASE, async () => {
    const app = async () => (await vendor.post('/apps', anApp())).at('data');
    const made: { id?: number } = Object(await app());
    const path = `/apps/${made.id}`;
    const version = async () => (await owner.get(path)).at('data.version');
    const decide = async (data: object) =>
      owner.patch(path, { data: { ...data, version: await version() } });
    const save = async (name: string) =>
      owner.put(path, { data: { ...anApp({ name }).data, version: await version() } });
    const industry = (await owner.post('/industries', { data: { name: 'Audited' } })).at('data.id');
    const review = async () => {
      const data = { rating: 4, comment: 'Steady.', listing: path };
      const author = await signUp(backend.url, 'reviewing');
      return (await author.post('/reviews', { data })).at('data.id');
    };
    let reviewed: unknown;
    const live = await owner.get('/apps');
    const used = live.at('data.0.industries.0.id');
    const subs = await owner.get('/subcategories');
    const sub = subs.at('data.0.id');
    const category = (await owner.post('/categories', { data: { name: 'Audited' } })).at('data.id');
    const offer = (await owner.get('/pending/special-offers/apps')).at('data.0.id');
    const emptied = (await owner.post('/categories', { data: { name: 'Left' } })).at('data.id');
    await owner.post('/subcategories', { data: { name: 'Inside', category: emptied } });
    const sent = await vendor.post('/upload', await pictureForm('kea.png'));
    const picture = sent.at('0.id');
    const steps: [action: string, work: () => Promise<unknown>][] = [
      ['listing.decline', () => decide({ status: 'DECLINED', note: 'A price?' })],
      ['listing.note', () => decide({ status: 'DECLINED', note: 'A price, please.' })],
      ['listing.reopen', () => decide({ status: 'PENDING', undo: true })],
      ['listing.approve', () => decide({ status: 'APPROVED', note: null })],
      ['listing.edit', () => save('Tāwhiri Weather Pro')],
      [
        'review.approve',
        async () => {
          reviewed = await review();
          await owner.patch(`/reviews/${reviewed}`, { status: 'APPROVED' });
        },
      ],
      [
        'review.decline',
        () => owner.patch(`/reviews/${reviewed}`, { status: 'DECLINED', version: 2 }),
      ],
      ['review.delete', () => owner.delete(`/reviews/${reviewed}`)],
      ['offer.approve', () => owner.patch(`/special-offers/${offer}`, { status: 'A' })],
      [
        'offer.decline',
        async () => {
          const version = (await owner.get(`/special-offers/${offer}`)).at('data.version');
          await owner.patch(`/special-offers/${offer}`, {
            status: 'D',
            admin_note: 'No.',
            version,
          });
        },
      ],
      ['listing.delete', () => owner.delete(path)],
      ['listing.create', () => owner.post('/apps', anApp({ status: 'PENDING', name: 'By staff' }))],
      ['term.create', () => owner.post('/industries', { data: { name: 'Audited twice' } })],
      ['term.rename', () => owner.put(`/industries/${industry}`, { data: { name: 'Renamed' } })],
      [
        'term.feature',
        () => owner.put(`/industries/${used}`, { data: { featured_apps: [live.at('data.0.id')] } }),
      ],
      ['term.move', () => owner.put(`/subcategories/${sub}`, { data: { category } })],
      [
        'term.synonyms',
        () => owner.put(`/industries/${industry}`, { data: { synonyms: ['Noted'] } }),
      ],
      ['term.merge', () => owner.delete(`/industries/${industry}?move_to=${used}`)],
      ['picture.edit', () => owner.patch(`/upload/files/${picture}`, { caption: 'A kea' })],
      ['picture.delete', () => owner.delete(`/upload/files/${picture}`)],
      ['term.delete', () => owner.delete(`/categories/${emptied}`)],
      ['audit.export', () => owner.get('/audit.csv')],
    ];
    for (const [action, work] of steps) {
      const before = (await list(`&action=${action}`)).at('meta.pagination.total');
      await work();
      const after = await list(`&action=${action}`);
      expect([action, after.at('meta.pagination.total')]).toEqual([action, Number(before) + 1]);
      expect(after.at('data.0.actor')).toMatchObject({ name, roles: ['owner'] });
    }
    expect(await newest('&action=listing.decline')).toMatchObject({
      subject: { kind: 'apps', id: made.id, name: 'Tāwhiri Weather' },
      changes: { status: ['PENDING', 'DECLINED'] },
      reason: 'A price?',
      address: '127.0.0.1',
    });
    expect(await newest('&action=term.delete')).toMatchObject({
      subject: { name: 'Left' },
      changes: { subcategories: [['Inside'], null] },
    });
    expect(await newest('&action=picture.edit')).toMatchObject({
      subject: { kind: 'files', id: picture, name: 'kea.png' },
      changes: { caption: [null, 'A kea'] },
    });
    expect(await newest('&action=listing.edit')).toMatchObject({
      changes: { name: ['Tāwhiri Weather', 'Tāwhiri Weather Pro'] },
    });
    const titles = (await list('&action=term.feature')).at('data.0.changes.featured_apps.1');
    expect(titles).toEqual([live.at('data.0.name')]);
    expect(await newest('&action=term.move')).toMatchObject({
      changes: { category: [subs.at('data.0.category.name'), 'Audited'] },
    });
    expect(await newest('&action=term.rename')).toMatchObject({
      subject: { kind: 'industries', id: industry, name: 'Renamed' },
      changes: { name: ['Audited', 'Renamed'] },
    });
    expect(await newest('&action=term.synonyms')).toMatchObject({
      changes: { synonyms: [[], ['Noted']] },
    });
  });

  it('has changes of sign-in data for the user, and failed sign-ins of staff only', async () => {
    const email = 'audited@test.example';
    const me = await vendor.get('/users/me');
    const account = `/accounts/${me.at('account.id')}`;
    const person = { first_name: 'audited', last_name: 'Test' };
    const next = { currentPassword: password, password: `${password}.`, passwordConfirmation: '' };
    await call(backend.url, 'POST', '/auth/local', { body: { identifier: email, password } });
    await vendor.delete('/auth/sessions');
    await vendor.put(account, {
      data: { ...person, email: 'moved@test.example', current_password: password },
    });
    for (const identifier of ['moved@test.example', 'admin@portal.test'])
      await call(backend.url, 'POST', '/auth/local', { body: { identifier, password: 'wrong' } });
    await vendor.post('/auth/change-password', { ...next, passwordConfirmation: next.password });
    const signedIn = await call(backend.url, 'POST', '/auth/local', {
      body: { identifier: 'moved@test.example', password: next.password },
    });
    const activity = await call(backend.url, 'GET', '/me/activity', {
      headers: { authorization: `Bearer ${signedIn.at('jwt')}` },
    });
    checker.check('GET', '/me/activity', activity.status, activity.body);
    const { data }: { data?: { action: string; by: string }[] } = Object(activity.body);
    expect(data?.map(({ action, by }) => [action, by])).toEqual([
      ['password.change', 'you'],
      ['address.change', 'you'],
      ['session.endOthers', 'you'],
    ]);
    expect(await actions(`&record=users/${me.at('id')}`)).toEqual(
      data?.map(({ action }) => action),
    );
    await expect.poll(() => actions('&action=session.fail')).toEqual(['session.fail']);
    expect(await newest('&action=session.fail')).toMatchObject({
      actor: null,
      subject: { kind: 'users', name },
      address: '127.0.0.1',
    });
  });

  it('is filtered by actor, area and day, and rejects other filters', DATABASE, async () => {
    const me = (await owner.get('/users/me')).at('id');
    expect(new Set(await actions('&action=term'))).toEqual(
      new Set([
        'term.create',
        'term.rename',
        'term.feature',
        'term.move',
        'term.synonyms',
        'term.merge',
        'term.delete',
      ]),
    );
    expect(await actions(`&actor=${me}&action=password`)).toEqual([]);
    expect(await actions(`&actor=${me}&to=2020-01-01`)).toEqual([]);
    expect((await actions('&from=2020-01-01')).length).toBeGreaterThan(10);
    for (const query of ['actor=me', 'action=a;b', 'record=apps', 'from=2026-02-30', 'sort=id'])
      expect([query, (await owner.get(`/audit?${query}`)).status]).toEqual([query, 400]);
  });

  it('has start and end of a view; afterwards writes wait until the user is read', async () => {
    const viewed = await (await signUp(backend.url, 'viewed')).get('/users/me');
    const id = viewed.at('id');
    const me = (await owner.get('/users/me')).at('id');
    const start = () => owner.post(`/accounts/${id}/view-as`);
    const write = async () =>
      (await owner.post('/industries', { data: { name: 'Viewed' } })).status;
    await start();
    await owner.delete('/me/view-as');
    expect(await newest('&action=view.end')).toMatchObject({ subject: { id }, reason: null });
    await start();
    expect((await owner.get('/users/me')).at('id')).toBe(id);
    await inDatabase(backend, (sql) => sql('viewed_users').update({ until: Date.now() }));
    expect((await owner.get('/analytics/overview')).status).toBe(200);
    expect(await write()).toBe(403);
    expect((await owner.get('/users/me')).at('id')).toBe(me);
    expect(await write()).toBe(201);
    expect(await newest('&action=view.end')).toMatchObject({ reason: 'After 30 minutes.' });
    expect(await actions(`&action=view&record=users/${id}`)).toEqual([
      ...['view.end', 'view.start', 'view.end', 'view.start'],
    ]);
  });

  it('cannot be changed in the database', DATABASE, async () => {
    const rejection = /Entries of the audit log are never changed or deleted/;
    await inDatabase(backend, async (sql) => {
      await expect(sql('audit_log').update({ reason: 'Another one.' })).rejects.toThrow(rejection);
      await expect(sql('audit_log').where({ id: 1 }).delete()).rejects.toThrow(rejection);
      if (backend.databaseUrl)
        await expect(sql.raw('truncate audit_log')).rejects.toThrow(rejection);
    });
  });

  it('is exported without formulas, the newest 10,000 entries, once at a time', async () => {
    const entry = { created_at: Date.now(), action: 'term.create', action_area: 'term' };
    const row = {
      ...entry,
      subject_kind: 'industries',
      subject_id: 1,
      subject_name: '=cmd()',
      changes: '{}',
      reason: 'r'.repeat(1000),
    };
    const rows = Array.from({ length: 10_500 }, () => row);
    await inDatabase(backend, (sql) => sql.batchInsert('audit_log', rows, 100));
    const headers = { authorization: `Bearer ${owner.jwt}` };
    // Its body is too large for the buffers, so it runs until it is read.
    const running = await fetch(`${backend.url}/audit.csv?action=term`, { headers });
    expect(running.headers.get('content-type')).toMatch(/^text\/csv/);
    const second = await owner.get('/audit.csv');
    expect([second.status, second.at('error.message')]).toEqual([
      429,
      'An export is already running. Wait until it finishes and try again.',
    ]);
    const lines = (await running.text()).trimEnd().split('\r\n');
    expect(lines.length).toBe(10_001);
    expect(lines[1]).toContain(`,term.create,Created =cmd(),industries/1,"'=cmd()",,`);
    await expect.poll(async () => (await owner.get('/audit.csv?to=2020-01-01')).status).toBe(200);
    expect((await list()).at('meta.pagination.total')).toBe(10_000);
  });

  it('is exported with columns and descriptions in the language of the reader', async () => {
    expect((await saveBrand(owner, { languages: ['en', 'de'] })).status).toBe(200);
    const headers = { authorization: `Bearer ${owner.jwt}`, cookie: 'language=de' };
    const file = await fetch(`${backend.url}/audit.csv?action=brand`, { headers });
    const [columns, line] = (await file.text()).split('\r\n');
    expect(columns).toMatch(/^\uFEFF?Zeit;Benutzer-ID;Benutzer;.*;Name des Datensatzes;/);
    expect(line).toContain(';brand.edit;Marke geändert;');
    await resetBrand(owner);
  });

  it('has exports of lists by staff, also while they view the portal as a vendor', async () => {
    const query = 'filters[name][$containsi]=Export&_q=Export';
    const viewed = await signUp(backend.url, 'exporting');
    const exported = (caller: Caller) => caller.get(`/pending/apps?format=csv&${query}`);
    expect((await exported(viewed)).status).toBe(200);
    expect((await exported(owner)).status).toBe(200);
    const user = (await viewed.get('/users/me')).at('id');
    expect((await owner.post(`/accounts/${user}/view-as`, {})).status).toBe(200);
    expect((await exported(owner)).status).toBe(200);
    await owner.delete('/me/view-as');
    const entries = await list('&action=list.export');
    expect(entries.at('meta.pagination.total')).toBe(2);
    expect([0, 1].map((place) => entries.at(`data.${place}.subject.id`))).toEqual([
      user,
      undefined,
    ]);
    for (const place of [0, 1]) {
      expect(entries.at(`data.${place}.actor.name`)).toBe(name);
      expect(entries.at(`data.${place}.changes`)).toEqual({
        list: [null, '/pending/apps'],
        rows: [null, 0],
        format: [null, 'csv'],
        query: [null, query],
      });
    }
  });

  it('exports all rows of a list in its order, each once', DATABASE, async () => {
    const rows = Array.from({ length: 250 }, (_, index) => ({
      name: `Row ${index % 7}`,
      sort_name: `row ${index % 7}`,
      slug: `exported-${index}`,
    }));
    await inDatabase(backend, (sql) => sql.batchInsert('industries', rows, 100));
    const slugs = Array.from(
      Object((await owner.get('/industries?_q=row&format=json')).body),
      (row) => String(Reflect.get(Object(row), 'slug')),
    );
    expect(new Set(slugs).size).toBe(250);
    const page = await owner.get('/industries?_q=row&pagination[page]=3&pagination[pageSize]=100');
    expect(slugs[200]).toBe(page.at('data.0.slug'));
    await inDatabase(backend, (sql) => sql('industries').where('slug', 'like', 'exported-%').del());
  });

  it('breaks off an export that cannot be completed', DATABASE, async () => {
    const entry = { created_at: 0, action: 'term.create', action_area: 'term' };
    await inDatabase(backend, (sql) => sql('audit_log').insert({ ...entry, changes: '{' }));
    const headers = { authorization: `Bearer ${owner.jwt}` };
    const broken = fetch(`${backend.url}/audit.csv?to=1970-01-02`, { headers });
    await expect(broken.then((response) => response.text())).rejects.toThrow();
  });
});
