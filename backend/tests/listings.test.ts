import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApp, type Caller, signIn, signUp } from './caller.ts';
import { type Backend, startBackend } from './startBackend.ts';

describe('a listing', () => {
  let backend: Backend;
  let admin: Caller;
  let vendor: Caller;

  beforeAll(async () => {
    backend = await startBackend();
    admin = await signIn(backend.url, 'admin');
    vendor = await signIn(backend.url, 'vendor');
  });
  afterAll(() => backend?.stop());

  const create = async (caller: Caller, change = {}) =>
    (await caller.post('/apps', anApp(change))).at('data.id');
  const decide = (id: unknown, status: string, version: number, note?: string) =>
    admin.patch(`/apps/${id}`, { data: { status, version, note } });
  const approved = async (change = {}) => {
    const id = await create(vendor, change);
    await decide(id, 'APPROVED', 1);
    return id;
  };

  // Rows: 1.3
  it('is nobody else’s, by id, by slug, in lists, to read or to write', async () => {
    const other = await signUp(backend.url, 'other');
    const id = await create(vendor, { name: 'Only mine' });
    for (const address of [
      `/apps/${id}`,
      '/apps/only-mine',
      `/pending/apps/${id}`,
      `/app/${id}`,
      `/apps/${id}/events`,
    ]) {
      expect((await other.get(address)).status).toBe(404);
      expect((await vendor.get(address)).status).toBe(200);
    }
    expect((await other.put(`/apps/${id}`, anApp({ version: 1 }))).status).toBe(404);
    expect(
      (await other.patch(`/apps/${id}`, { data: { status: 'APPROVED', version: 1 } })).status,
    ).toBe(404);
    expect((await other.delete(`/apps/${id}`)).status).toBe(404);
    expect((await other.delete(`/pending/apps/${id}`)).status).toBe(404);
    expect((await other.get('/pending/apps?filters[name][$containsi]=mine')).at('data')).toEqual(
      [],
    );
  });

  // Rows: 3.1
  it('takes from a vendor only what a vendor may say', async () => {
    const sneaky = {
      status: 'APPROVED',
      note: 'fine',
      account: 1,
      author: 1,
      slug: 'mine',
      rating: 5,
      featured: true,
      version: 9,
    };
    const answer = await vendor.post('/apps', anApp({ name: 'Sneaky', ...sneaky }));
    const shown = ['status', 'note', 'account.email', 'slug', 'rating', 'version'].map((name) =>
      answer.at(`data.${name}`),
    );
    expect(shown).toEqual(['PENDING', null, 'vendor@portal.test', 'sneaky', null, 1]);
    const decided = await vendor.patch(`/apps/${answer.at('data.id')}`, {
      data: { status: 'APPROVED', version: 1 },
    });
    expect(decided.status).toBe(403);
  });

  // Rows: X1
  it('stays live while a change of it waits, and becomes the change when it is approved', async () => {
    const id = await approved({ name: 'Calm' });
    const change = await vendor.put(`/apps/${id}`, anApp({ name: 'Calmer', version: 2 }));
    expect([change.at('data.id'), change.at('data.slug'), change.at('data.revision')]).toEqual([
      id,
      'calm',
      true,
    ]);
    expect(change.at('data.changed_fields')).toEqual(['name']);
    expect((await vendor.get(`/apps/${id}`)).at('data.name')).toBe('Calm');
    expect((await vendor.get('/pending/apps?filters[name]=Calmer')).at('data.0.id')).toBe(id);
    const merged = await decide(id, 'APPROVED', 3);
    expect([merged.status, merged.at('data.name'), merged.at('data.revision')]).toEqual([
      200,
      'Calmer',
      false,
    ]);
    expect((await vendor.get('/pending/apps?filters[name]=Calmer')).at('data')).toEqual([]);
  });

  it('keeps a declined change with its note, to mend and submit again or to drop', async () => {
    const id = await approved({ name: 'Brisk' });
    await vendor.put(`/apps/${id}`, anApp({ name: 'Brisker', version: 2 }));
    await decide(id, 'DECLINED', 3, 'Too brisk.');
    const declined = await vendor.get(`/pending/apps/${id}`);
    expect([declined.at('data.status'), declined.at('data.note')]).toEqual([
      'DECLINED',
      'Too brisk.',
    ]);
    expect((await vendor.get(`/apps/${id}`)).at('data.status')).toBe('APPROVED');
    const again = await vendor.put(`/apps/${id}`, anApp({ name: 'Brisk enough', version: 4 }));
    expect([again.at('data.status'), again.at('data.note')]).toEqual(['PENDING', null]);
    expect((await vendor.delete(`/pending/apps/${id}?version=5`)).status).toBe(200);
    expect((await vendor.get(`/pending/apps/${id}`)).at('data.name')).toBe('Brisk');
    const kinds = [0, 1, 2, 3].map(async (index) =>
      (await vendor.get(`/apps/${id}/events`)).at(`data.${index}.kind`),
    );
    expect(await Promise.all(kinds)).toEqual(['discarded', 'submitted', 'declined', 'submitted']);
  });

  it('keeps an internal note among admins', async () => {
    const id = await create(vendor);
    await admin.patch(`/apps/${id}`, {
      data: { status: 'DECLINED', version: 1, note: 'No.', internal_note: 'spam?' },
    });
    expect((await admin.get(`/apps/${id}/events`)).at('data.0.internal_note')).toBe('spam?');
    expect((await vendor.get(`/apps/${id}/events`)).text).not.toContain('spam?');
    expect((await vendor.get(`/apps/${id}`)).text).not.toContain('spam?');
  });

  it('is decided once, however many decide at the same moment', async () => {
    const id = await create(vendor);
    const decisions = Array.from({ length: 50 }, (_, index) =>
      index % 2 ? decide(id, 'APPROVED', 1) : decide(id, 'DECLINED', 1, `note ${index}`),
    );
    const answers = await Promise.all(decisions);
    const won = answers.filter(({ status }) => status === 200);
    expect([won.length, answers.filter(({ status }) => status === 409).length]).toEqual([1, 49]);
    const lost = answers.find(({ status }) => status === 409);
    expect([
      lost?.at('error.details.latest.version'),
      lost?.at('error.details.latest.event.actor.name'),
    ]).toEqual([2, 'Tom Rewi']);
    const now = await admin.get(`/apps/${id}`);
    expect(now.at('data.status')).toBe(won[0]?.at('data.status'));
    expect(now.at('data.note') === null).toBe(now.at('data.status') === 'APPROVED');
  });

  it('is made once by one key, and a key goes with its body', async () => {
    const key = { 'idempotency-key': 'k1' };
    const body = anApp({ name: 'Once' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => vendor.post('/apps', body, key)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await vendor.post('/api/apps/', body, key)).text).toBe(answers[0]?.text);
    expect((await vendor.post('/apps', anApp({ name: 'Twice' }), key)).status).toBe(422);
    expect((await admin.post('/apps', body, key)).at('data.slug')).toBe('once-2');
    expect(
      (await vendor.post('/apps', anApp({ name: '' }), { 'idempotency-key': 'k2' })).status,
    ).toBe(400);
    expect((await vendor.post('/apps', body, { 'idempotency-key': 'k2' })).status).toBe(201);
  });

  it('of a service needs a plan', async () => {
    const trial = await signIn(backend.url, 'trial');
    expect((await vendor.post('/services', anApp())).status).toBe(402);
    expect((await trial.post('/services', anApp({ phone: '09 123' }))).status).toBe(201);
    expect((await admin.post('/services', anApp())).status).toBe(201);
  });

  it('saved as a draft is its vendor’s alone until it is submitted', async () => {
    const draft = await vendor.post('/apps', anApp({ name: '', summary: '', draft: true }));
    const id = draft.at('data.id');
    expect([draft.status, draft.at('data.draft'), draft.at('data.slug')]).toEqual([
      201,
      true,
      expect.stringMatching(/^untitled/),
    ]);
    const waiting = async () =>
      (await admin.get('/pending/apps?pagination[pageSize]=100')).text.includes(`"id":${id},`);
    expect(await waiting()).toBe(false);
    expect((await decide(id, 'APPROVED', 1)).status).toBe(404);
    const submitted = await vendor.put(
      `/apps/${id}`,
      anApp({ name: 'Named', summary: 'Now', version: 1 }),
    );
    expect([submitted.at('data.draft'), submitted.at('data.slug')]).toEqual([false, 'named']);
    expect(await waiting()).toBe(true);
    const withdrawn = await vendor.patch(`/apps/${id}`, { data: { draft: true, version: 2 } });
    expect([withdrawn.at('data.draft'), withdrawn.at('data.version')]).toEqual([true, 3]);
    expect(await waiting()).toBe(false);
  });

  it('changed by an admin while a change waits leaves that change alone', async () => {
    const id = await approved({ name: 'Steady' });
    await vendor.put(`/apps/${id}`, anApp({ name: 'Steadier', version: 2 }));
    await admin.put(
      `/apps/${id}`,
      anApp({ name: 'Steady', nz: true, status: 'APPROVED', version: 3 }),
    );
    const live = await admin.get(`/apps/${id}`);
    expect([live.at('data.nz'), live.at('data.name')]).toEqual([true, 'Steady']);
    expect((await admin.get(`/pending/apps/${id}`)).at('data.name')).toBe('Steadier');
    await admin.put(`/apps/${id}`, anApp({ name: 'Steadier!', status: 'PENDING', version: 4 }));
    expect((await admin.get(`/apps/${id}`)).at('data.status')).toBe('APPROVED');
    await admin.put(`/apps/${id}`, anApp({ name: 'Steadier!', status: 'APPROVED', version: 5 }));
    expect((await admin.get(`/pending/apps/${id}`)).at('data.name')).toBe('Steadier!');
    expect((await admin.get(`/apps/${id}`)).at('data.revision')).toBe(false);
  });

  it('goes with everything of it', async () => {
    const id = await approved({ name: 'Gone' });
    await vendor.put(`/apps/${id}`, anApp({ name: 'Going', version: 2 }));
    expect((await vendor.delete(`/apps/${id}`)).status).toBe(200);
    expect((await vendor.get(`/apps/${id}`)).status).toBe(404);
    expect((await vendor.get('/pending/apps?filters[name]=Going')).at('data')).toEqual([]);
  });
});
