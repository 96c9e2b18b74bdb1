import { beforeAll, describe, expect, it } from 'vitest';
import { type ApiResponse, anApp, type Caller, signIn, signUp } from './caller.ts';
import { countsOf, run, settled } from './importCalls.ts';
import { sharedBackend } from './sharedBackend.ts';
import type { Backend } from './startBackend.ts';

const select = (caller: Caller, data: object, query = '') =>
  caller.post(`/bulk-edits/apps${query}`, { data: { scope: 'pending', ...data } });

const check = async (caller: Caller, sent: ApiResponse, changes: object[], arrival = 'draft') => {
  const id = sent.at('data.id');
  const checked = await caller.put(`/bulk-edits/${id}`, { data: { changes, arrival } });
  expect(checked.status).toBe(200);
  return settled(caller, id);
};

const isNz = [{ field: 'nz', operation: 'check', ids: [] }];
const nzChecked = [{ field: 'nz', checked: true, before: [], after: [] }];
const submits = [{ field: 'draft', operation: 'uncheck', ids: [] }];

describe('a bulk edit', () => {
  let backend: Backend;
  let admin: Caller;

  beforeAll(async () => {
    backend = await sharedBackend();
    admin = await signIn(backend.url, 'admin');
  });

  const made = async (caller: Caller, change: object) =>
    (await caller.post('/apps', anApp({ nz: false, ...change }))).at('data.id');

  const approve = async (id: unknown) =>
    expect(
      (await admin.patch(`/apps/${id}`, { data: { status: 'APPROVED', version: 1 } })).status,
    ).toBe(200);

  it('selects all that match, each live listing once, and proposes changes as a vendor does', async () => {
    const vendor = await signUp(backend.url, 'bulk-vendor');
    const [live, draft] = [
      await made(vendor, { name: 'Bulkmatch live' }),
      await made(vendor, { name: 'Bulkmatch draft', draft: true }),
    ];
    await made(vendor, { name: 'Something else' });
    await approve(live);
    await vendor.put(`/apps/${live}`, { data: { name: 'Bulkmatch newer', draft: true } });
    const sent = await select(vendor, {}, '?_q=bulkmatch&sort=name');
    expect([sent.status, sent.at('data.rows')]).toEqual([201, 2]);
    const checked = await check(vendor, sent, isNz);
    expect(countsOf(checked)).toEqual({ changed: 2 });
    expect(checked.at('data.changed')).toEqual([
      { id: draft, name: 'Bulkmatch draft', values: nzChecked },
      { id: live, name: 'Bulkmatch newer', values: nzChecked },
    ]);
    const ran = await run(vendor, sent.at('data.id'));
    expect(countsOf(ran)).toEqual({ saved: 2 });
    const read = async () => [
      (await vendor.get(`/apps/${live}`)).at('data.nz'),
      (await vendor.get(`/pending/apps/${live}`)).at('data.nz'),
      (await vendor.get(`/pending/apps/${live}`)).at('data.name'),
      (await vendor.get(`/pending/apps/${draft}`)).at('data.nz'),
    ];
    expect(await read()).toEqual([false, true, 'Bulkmatch newer', true]);
    await vendor.post(`/imports/${sent.at('data.id')}/undo`, {});
    expect(countsOf(await settled(vendor, sent.at('data.id')))).toEqual({ undone: 2 });
    expect(await read()).toEqual([false, false, 'Bulkmatch newer', false]);
  });

  it('selects all that match a filter by terms', async () => {
    const vendor = await signUp(backend.url, 'bulk-filters');
    const [none, one] = [
      await made(vendor, { name: 'Bulkterms none', draft: true }),
      await made(vendor, {
        name: 'Bulkterms one',
        draft: true,
        industries: [(await admin.get('/industries')).at('data.0.id')],
      }),
    ];
    const idsOf = async (query: string) => {
      const checked = await check(vendor, await select(vendor, {}, query), isNz);
      const changed = checked.at('data.changed');
      return Array.isArray(changed) ? changed.map(({ id }) => id) : [];
    };
    expect(await idsOf('?industry=none&updated_from=0d')).toEqual([none]);
    expect(await idsOf('?industry=not.none')).toEqual([one]);
  });

  it('submits complete drafts, says what others lack, and takes them back', async () => {
    const vendor = await signUp(backend.url, 'bulk-submits');
    const [whole, part] = [
      await made(vendor, { name: 'Whole', draft: true }),
      await made(vendor, { name: 'Part', draft: true, pricing: '' }),
    ];
    const sent = await select(vendor, { ids: [whole, part] });
    const ran = await run(vendor, (await check(vendor, sent, submits)).at('data.id'));
    expect(countsOf(ran)).toEqual({ saved: 1, failed: 1 });
    expect(ran.at('data.problems')).toEqual([
      {
        row: 2,
        name: '',
        listing: { id: part, name: 'Part' },
        errors: [{ path: ['pricing'], message: expect.any(String) }],
      },
    ]);
    const drafts = async () => [
      (await vendor.get(`/pending/apps/${whole}`)).at('data.draft'),
      (await vendor.get(`/pending/apps/${part}`)).at('data.draft'),
    ];
    expect(await drafts()).toEqual([false, true]);
    const again = await select(vendor, { failed_of: ran.at('data.id') });
    expect(again.at('data.rows')).toBe(1);
    await vendor.post(`/imports/${ran.at('data.id')}/undo`, {});
    await settled(vendor, ran.at('data.id'));
    expect(await drafts()).toEqual([true, true]);
  });

  it('of staff changes live listings at once, but reaches no draft of a vendor', async () => {
    const vendor = await signUp(backend.url, 'bulk-staff');
    const [live, draft] = [
      await made(vendor, { name: 'Seen by staff' }),
      await made(vendor, { name: 'Private draft', draft: true }),
    ];
    await approve(live);
    const sent = await select(admin, { scope: 'active', ids: [live, draft] });
    const checked = await check(admin, sent, isNz);
    expect(countsOf(checked)).toEqual({ changed: 1, failed: 1 });
    expect(checked.text).not.toContain('Private');
    await run(admin, sent.at('data.id'));
    expect((await vendor.get(`/apps/${live}`)).at('data.nz')).toBe(true);
    expect((await vendor.get(`/pending/apps/${draft}`)).at('data.nz')).toBe(false);
    const log = await admin.get('/audit?action=listing.bulkEdit');
    expect(log.at('data.0.changes')).toMatchObject({ rows: [null, 1], fields: [null, 'nz check'] });
  });

  it('of staff changes what waits in a pending list, and undo keeps what its vendor proposed', async () => {
    const vendor = await signUp(backend.url, 'bulk-proposed');
    const id = await made(vendor, { name: 'Proposed' });
    await approve(id);
    await vendor.put(`/apps/${id}`, { data: { name: 'Proposed again', nz: true, version: 2 } });
    const read = async () => [
      (await vendor.get(`/apps/${id}`)).at('data.nz'),
      (await vendor.get(`/pending/apps/${id}`)).at('data.nz'),
    ];
    const edit = async (scope: string, operation: string) => {
      const sent = await select(admin, { scope, ids: [id] });
      await check(admin, sent, [{ field: 'nz', operation, ids: [] }]);
      const ran = await run(admin, sent.at('data.id'));
      expect(countsOf(ran)).toEqual({ saved: 1 });
      return sent.at('data.id');
    };
    const undo = async (edited: unknown) => {
      await admin.post(`/imports/${edited}/undo`, {});
      return countsOf(await settled(admin, edited));
    };
    const pending = await edit('pending', 'uncheck');
    expect(await read()).toEqual([false, false]);
    expect(await undo(pending)).toEqual({ undone: 1 });
    expect(await read()).toEqual([false, true]);
    const live = await edit('active', 'check');
    expect(await undo(live)).toEqual({ kept: 1 });
    expect((await admin.get(`/imports/${live}`)).at('data.kept')).toEqual([
      {
        row: 1,
        name: '',
        listing: { id, name: 'Proposed' },
        errors: [{ path: ['row'], message: 'Its vendor had proposed the same.' }],
      },
    ]);
    expect(await read()).toEqual([true, true]);
  });

  it('is undone without a term that was deleted meanwhile', async () => {
    const vendor = await signUp(backend.url, 'bulk-terms');
    const term = async (name: string) =>
      (await admin.post('/industries', { data: { name } })).at('data.id');
    const [old, next] = [await term('Bulk old'), await term('Bulk next')];
    const id = await made(vendor, { name: 'With terms', industries: [old] });
    const sent = await select(vendor, { ids: [id] });
    const change = (ids: unknown[]) => [{ field: 'industries', operation: 'replace', ids }];
    const unknown = await vendor.put(`/bulk-edits/${sent.at('data.id')}`, {
      data: { changes: change([99_999]), arrival: 'draft' },
    });
    expect([unknown.status, unknown.at('error.details.errors.0.path')]).toEqual([
      400,
      ['changes', 'industries'],
    ]);
    await check(vendor, sent, change([next]));
    await run(vendor, sent.at('data.id'));
    expect((await admin.delete(`/industries/${old}`)).status).toBe(200);
    await vendor.post(`/imports/${sent.at('data.id')}/undo`, {});
    expect(countsOf(await settled(vendor, sent.at('data.id')))).toEqual({ undone: 1 });
    expect((await vendor.get(`/pending/apps/${id}`)).at('data.industries')).toEqual([]);
  });

  it('of staff decides on what waits, with one reason, and takes the decisions back', async () => {
    const vendor = await signUp(backend.url, 'bulk-decided');
    const [first, live] = [
      await made(vendor, { name: 'Waits' }),
      await made(vendor, { name: 'Live with a change' }),
    ];
    await approve(live);
    const untouched = await made(vendor, { name: 'Approved' });
    await approve(untouched);
    await vendor.put(`/apps/${live}`, { data: { name: 'Changed', version: 2 } });
    const sent = await select(admin, { ids: [first, live, untouched] });
    const decide = (operation: string, note = '') =>
      check(admin, sent, [{ field: 'status', operation, ids: [], note }]);
    expect(countsOf(await decide('decline', 'Spam'))).toEqual({ changed: 2, failed: 1 });
    expect(countsOf(await decide('approve'))).toEqual({ changed: 2, unchanged: 1 });
    const id = sent.at('data.id');
    expect(countsOf(await run(admin, id))).toEqual({ saved: 2, unchanged: 1 });
    const read = async () => [
      (await vendor.get(`/pending/apps/${first}`)).at('data.status'),
      (await vendor.get(`/apps/${live}`)).at('data.name'),
      (await vendor.get(`/pending/apps/${live}`)).at('data.status'),
    ];
    expect(await read()).toEqual(['APPROVED', 'Changed', 'APPROVED']);
    await admin.post(`/imports/${id}/undo`, {});
    expect(countsOf(await settled(admin, id))).toEqual({ undone: 2, unchanged: 1 });
    expect(await read()).toEqual(['PENDING', 'Live with a change', 'PENDING']);
    const own = await select(vendor, { ids: [first] });
    const changes = [{ field: 'status', operation: 'approve', ids: [] }];
    const refused = await vendor.put(`/bulk-edits/${own.at('data.id')}`, {
      data: { changes, arrival: 'draft' },
    });
    expect(refused.status).toBe(403);
  });

  it('changes nothing of other accounts, and leaves out what changed since the check', async () => {
    const vendor = await signUp(backend.url, 'bulk-inside');
    const other = await signUp(backend.url, 'bulk-outside');
    const foreign = await made(other, { name: 'Foreign secret' });
    const own = await made(vendor, { name: 'Own' });
    const gone = await made(vendor, { name: 'Gone' });
    const sent = await select(vendor, { ids: [own, foreign, gone] });
    await vendor.delete(`/apps/${gone}`);
    const checked = await check(vendor, sent, isNz);
    expect(countsOf(checked)).toEqual({ changed: 1, failed: 2 });
    expect(checked.at('data.problems.0.errors.0.message')).toBe('No listing has this ID');
    expect(checked.at('data.problems.1.errors.0.message')).toBe('This listing was deleted.');
    expect(checked.text).not.toContain('Foreign');
    const id = sent.at('data.id');
    for (const path of [`/imports/${id}`, `/imports/${id}/failed`])
      expect((await other.get(path)).status).toBe(404);
    expect((await other.put(`/bulk-edits/${id}`, { data: {} })).status).toBe(404);
    expect((await select(other, { failed_of: id })).status).toBe(404);
    await vendor.put(`/apps/${own}`, { data: { name: 'By hand', version: 1 } });
    expect(countsOf(await run(vendor, id))).toEqual({ failed: 3 });
    expect((await vendor.get(`/pending/apps/${own}`)).at('data.nz')).toBe(false);
  });

  it('of staff names what its vendor withdrew since the selection', async () => {
    const vendor = await signUp(backend.url, 'bulk-withdrawn');
    const id = await made(vendor, { name: 'Withdrawn' });
    const sent = await select(admin, { ids: [id] });
    await vendor.put(`/apps/${id}`, { data: { draft: true, version: 1 } });
    const checked = await check(admin, sent, isNz);
    expect(checked.at('data.problems')).toEqual([
      {
        row: 1,
        name: '',
        listing: { id, name: 'Withdrawn' },
        errors: [{ path: ['id'], message: 'It was withdrawn or moved to another vendor.' }],
      },
    ]);
  });

  it('refuses a selection that it cannot read', async () => {
    const vendor = await signUp(backend.url, 'bulk-refused');
    const why = async (data: object, query = '') => {
      const { status, at } = await select(vendor, data, query);
      return [status, at('error.details.errors.0.path')];
    };
    expect(await why({ scope: 'all' })).toEqual([400, ['scope']]);
    expect(await why({ ids: ['1'] })).toEqual([400, ['ids']]);
    expect(await why({ ids: Array.from({ length: 20_001 }, (_, n) => n + 1) })).toEqual([
      400,
      ['ids'],
    ]);
    // No listing matches.
    expect(await why({})).toEqual([400, ['ids']]);
  });
});
