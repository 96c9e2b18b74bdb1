import { beforeAll, describe, expect, it } from 'vitest';
import { anApp, type Caller, signIn } from './caller.ts';
import { countsOf, run, settled } from './importCalls.ts';
import { comparisons, rejectionOf, resultOf } from './queries.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, DATABASE } from './startBackend.ts';

describe('a listing', () => {
  let backend: Backend;
  let admin: Caller;
  let vendor: Caller;

  beforeAll(async () => {
    backend = await sharedBackend();
    admin = await signIn(backend.url, 'admin');
    vendor = await signIn(backend.url, 'vendor');
  });

  const create = async (caller: Caller, change = {}) =>
    (await caller.post('/apps', anApp(change))).at('data.id');
  const decide = (id: unknown, status: string, version: number, note?: string) =>
    admin.patch(`/apps/${id}`, { data: { status, version, note } });
  const approved = async (change = {}) => {
    const id = await create(vendor, change);
    await decide(id, 'APPROVED', 1);
    return id;
  };

  // Rows: 3.1
  it('ignores fields that vendors may not set', async () => {
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
    const response = await vendor.post('/apps', anApp({ name: 'Sneaky', ...sneaky }));
    const shown = ['status', 'note', 'account.email', 'slug', 'rating', 'version'].map((name) =>
      response.at(`data.${name}`),
    );
    expect(shown).toEqual(['PENDING', null, 'vendor@portal.test', 'sneaky', null, 1]);
  });

  it('accepts one of many concurrent decisions', DATABASE, async () => {
    const id = await create(vendor);
    const decisions = Array.from({ length: 50 }, (_, index) =>
      index % 2 ? decide(id, 'APPROVED', 1) : decide(id, 'DECLINED', 1, `note ${index}`),
    );
    const responses = await Promise.all(decisions);
    const won = responses.filter(({ status }) => status === 200);
    expect([won.length, responses.filter(({ status }) => status === 409).length]).toEqual([1, 49]);
    const lost = responses.find(({ status }) => status === 409);
    expect([
      lost?.at('error.details.latest.version'),
      lost?.at('error.details.latest.event.actor.name'),
    ]).toEqual([2, 'Tom Rewi']);
    const now = await admin.get(`/apps/${id}`);
    expect(now.at('data.status')).toBe(won[0]?.at('data.status'));
    expect(now.at('data.note') === null).toBe(now.at('data.status') === 'APPROVED');
  });

  it('is created once per idempotency key and body', DATABASE, async () => {
    const key = { 'idempotency-key': 'k1' };
    const body = anApp({ name: 'Once' });
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => vendor.post('/apps', body, key)),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect((await vendor.post('/api/apps/', body, key)).text).toBe(responses[0]?.text);
    expect((await vendor.post('/apps', anApp({ name: 'Twice' }), key)).status).toBe(422);
    expect((await admin.post('/apps', body, key)).at('data.slug')).toBe('once-2');
    expect(
      (await vendor.post('/apps', anApp({ name: '' }), { 'idempotency-key': 'k2' })).status,
    ).toBe(400);
    expect((await vendor.post('/apps', body, { 'idempotency-key': 'k2' })).status).toBe(201);
  });

  it('has a placeholder slug until it has a name', async () => {
    const draft = await vendor.post('/apps', anApp({ name: '', summary: '', draft: true }));
    expect([draft.status, draft.at('data.slug')]).toEqual([
      201,
      expect.stringMatching(/^untitled/),
    ]);
    const named = anApp({ name: 'Named', summary: 'Now', version: 1 });
    expect((await vendor.put(`/apps/${draft.at('data.id')}`, named)).at('data.slug')).toBe('named');
  });

  it('stays live when an admin saves its revision', async () => {
    const id = await approved({ name: 'Steady' });
    await vendor.put(`/apps/${id}`, anApp({ name: 'Steadier', version: 2 }));
    await admin.put(`/apps/${id}`, anApp({ name: 'Steadier!', status: 'PENDING', version: 3 }));
    expect((await admin.get(`/apps/${id}`)).at('data.status')).toBe('APPROVED');
  });

  it('has no deleted term after an Undo that brings it back', DATABASE, async () => {
    const term = async (name: string) =>
      (await admin.post('/industries', { data: { name } })).at('data.id');
    const [before, after] = [await term('Before the change'), await term('After the change')];
    const id = await approved({ name: 'Undone', industries: [before] });
    await vendor.put(`/apps/${id}`, anApp({ name: 'Undone', industries: [after], version: 2 }));
    await decide(id, 'APPROVED', 3);
    expect((await admin.delete(`/industries/${before}`)).status).toBe(200);
    const undo = { status: 'PENDING', undo: true, note: null, version: 4 };
    const undone = await admin.patch(`/apps/${id}`, { data: undo });
    expect([undone.status, undone.at('data.industries.0.id')]).toEqual([200, after]);
    expect((await admin.get(`/apps/${id}`)).at('data.industries')).toEqual([]);
  });

  it(
    'has the other one of a merged term after an Undo, in its versions and from a bulk edit',
    DATABASE,
    async () => {
      const term = async (name: string) =>
        (await admin.post('/industries', { data: { name } })).at('data.id');
      const [before, after] = [await term('Merged before'), await term('Changed to')];
      const [between, into] = [await term('Merged between'), await term('Merged at last')];
      const id = await approved({ name: 'Mergeundone', industries: [before] });
      await vendor.put(
        `/apps/${id}`,
        anApp({ name: 'Mergeundone', industries: [after], version: 2 }),
      );
      await decide(id, 'APPROVED', 3);
      const events = Object((await admin.get(`/apps/${id}/events`)).at('data'));
      const first = events.at(-1).id;
      const other = await create(vendor, { name: 'Bulkmerged', industries: [after] });
      const data = { scope: 'pending' };
      const sent = await vendor.post('/bulk-edits/apps?_q=bulkmerged', { data });
      const changes = [{ field: 'industries', operation: 'replace', ids: [before] }];
      const path = `/bulk-edits/${sent.at('data.id')}`;
      expect((await vendor.put(path, { data: { changes, arrival: 'draft' } })).status).toBe(200);
      await settled(vendor, sent.at('data.id'));
      await admin.delete(`/industries/${before}?move_to=${between}`);
      await admin.delete(`/industries/${between}?move_to=${into}`);
      const industryOf = async (path: string) => (await admin.get(path)).at('data.industries.0.id');
      expect(await industryOf(`/apps/${id}/versions/${first}`)).toBe(into);
      const undo = { status: 'PENDING', undo: true, note: null, version: 4 };
      expect((await admin.patch(`/apps/${id}`, { data: undo })).status).toBe(200);
      expect(await industryOf(`/apps/${id}`)).toBe(into);
      expect(countsOf(await run(vendor, sent.at('data.id')))).toEqual({ saved: 1 });
      expect(await industryOf(`/pending/apps/${other}`)).toBe(into);
    },
  );

  it.each(comparisons)(
    'rejects comparisons that databases fail on: %s',
    DATABASE,
    async (query) => {
      for (const caller of [vendor, admin])
        expect(await resultOf(caller, query)).toEqual(rejectionOf(query));
    },
  );

  it('is deleted with its revision', DATABASE, async () => {
    const id = await approved({ name: 'Gone' });
    await vendor.put(`/apps/${id}`, anApp({ name: 'Going', version: 2 }));
    expect((await vendor.delete(`/apps/${id}`)).status).toBe(200);
    expect((await vendor.get(`/apps/${id}`)).status).toBe(404);
    expect((await vendor.get('/pending/apps?filters[name]=Going')).at('data')).toEqual([]);
  });
});
