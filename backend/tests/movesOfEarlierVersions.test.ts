import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { inDatabase, LONG, startBackend } from './startBackend.ts';

it(
  'a start gives listings that an earlier version moved to their new vendors only',
  LONG,
  async () => {
    const first = await startBackend();
    await first.end();
    const reviews = () =>
      inDatabase(first, (sql) => sql('reviews').whereNotNull('app_id').orderBy('id'));
    const [one, other] = Object.values<{ id: number; app_id: number }>(
      Object.fromEntries((await reviews()).map((review) => [review.app_id, review])),
    );
    if (!one || !other) throw new Error('The demo has no reviews of two apps.');
    const ids = [one.app_id, other.app_id];
    await inDatabase(first, async (sql) => {
      const entry = { action: 'listing.edit', subject_kind: 'apps', created_at: Date.now() };
      const moves = ids.map((subject_id, index) => ({
        ...{ ...entry, subject_id },
        changes: JSON.stringify({ account: [index === 0 ? 1 : null, 2] }),
      }));
      await sql('audit_log').insert(moves);
      const request = { at: new Date(0).toISOString(), open: false, message: null };
      const remarks = [{ id: 1, field: 'link', item: null, text: 'Why?', reply: 'Because.' }];
      await sql('apps')
        .whereIn('id', ids)
        .update({ note: 'Thanks.', request: JSON.stringify({ ...request, remarks }) });
      const reply = { reply_status: 'DECLINED', reply_proposal: 'Thanks.' };
      await sql('reviews').whereIn('id', [one.id, other.id]).update(reply);
    });
    const second = await startBackend({ dataDir: first.dataDir });
    await second.end();
    const found = await inDatabase(first, async (sql) => {
      const rows = await sql('apps')
        .whereIn('id', ids)
        .select('id', 'account_since', 'note', 'request');
      return ids.map((id) => rows.find((row) => row.id === id));
    });
    const replies = new Map((await reviews()).map(({ id, reply_status }) => [id, reply_status]));
    expect(found.map((row) => [row.account_since !== null, row.note])).toEqual([
      [true, null],
      [false, 'Thanks.'],
    ]);
    expect(found.map((row) => JSON.stringify(row.request).includes('Because.'))).toEqual([
      false,
      true,
    ]);
    expect([replies.get(one.id), replies.get(other.id)]).toEqual([null, 'DECLINED']);
    await rm(first.dataDir, { recursive: true });
  },
);
