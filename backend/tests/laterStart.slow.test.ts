import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Backend,
  inDatabase,
  insideServer,
  LONG,
  newData,
  startBackend,
  workInside,
} from './startBackend.ts';

describe('a start on the data of an earlier version', LONG, () => {
  let data: Awaited<ReturnType<typeof newData>>;
  let backend: Backend;
  let listings: [number, number];
  let reviews: [number, number];

  /** Entries of the audit log about settings. */
  const noted = () =>
    inDatabase(data, async (sql) => {
      const rows: { changes: string; actor_id: null; address: null }[] = await sql('audit_log')
        .where({ action: 'system.settings' })
        .orderBy('id');
      return rows.map(({ changes, actor_id, address }) => [JSON.parse(changes), actor_id, address]);
    });

  /** Two listings: one moved from a vendor to another, one given to its first. */
  const move = () =>
    inDatabase(data, async (sql) => {
      const found = await sql('reviews').whereNotNull('app_id').orderBy('id');
      const [one, other] = Object.values<{ id: number; app_id: number }>(
        Object.fromEntries(found.map((review) => [review.app_id, review])),
      );
      if (!one || !other) throw new Error('The demo has no reviews of two apps.');
      listings = [one.app_id, other.app_id];
      reviews = [one.id, other.id];
      const entry = { action: 'listing.edit', subject_kind: 'apps', created_at: Date.now() };
      const moves = listings.map((subject_id, index) => ({
        ...entry,
        subject_id,
        changes: JSON.stringify({ account: [index === 0 ? 1 : null, 2] }),
      }));
      await sql('audit_log').insert(moves);
      const request = { at: new Date(0).toISOString(), open: false, message: null };
      const remarks = [{ id: 1, field: 'link', item: null, text: 'Why?', reply: 'Because.' }];
      await sql('apps')
        .whereIn('id', listings)
        .update({ note: 'Thanks.', request: JSON.stringify({ ...request, remarks }) });
      const reply = { reply_status: 'DECLINED', reply_proposal: 'Thanks.' };
      await sql('reviews').whereIn('id', reviews).update(reply);
    });

  let before: unknown[];
  beforeAll(async () => {
    data = await newData();
    await move();
    before = await noted();
    const env = { LOGIN_TRIES: '7', SMTP_URL: 'smtp://user:canary-one@127.0.0.1:9' };
    backend = await startBackend({
      env: { ...env, ...insideServer('write') },
      ...(data.databaseUrl ? { databaseUrl: data.databaseUrl } : {}),
      dataDir: data.dataDir,
    });
  });
  afterAll(() => backend?.stop());

  it('gives listings that were moved to their new vendors only', async () => {
    const rows = await inDatabase(data, (sql) =>
      sql('apps').whereIn('id', listings).select('id', 'account_since', 'note', 'request'),
    );
    const found = listings.map((id) => rows.find((row) => row.id === id));
    expect(found.map((row) => [row.account_since !== null, row.note])).toEqual([
      [true, null],
      [false, 'Thanks.'],
    ]);
    expect(found.map((row) => JSON.stringify(row.request).includes('Because.'))).toEqual([
      false,
      true,
    ]);
    const replies = await inDatabase(data, (sql) =>
      sql('reviews').whereIn('id', reviews).orderBy('id').select('id', 'reply_status'),
    );
    const statusOf = (id: number) => replies.find((row) => row.id === id)?.reply_status;
    expect(reviews.map(statusOf)).toEqual([null, 'DECLINED']);
  });

  it('writes one entry of the system if settings differ from those of the previous start, and lets only our own services write listings, feedback and events', async () => {
    const changes = {
      DATA_DIR: [expect.any(String), data.dataDir],
      LOGIN_TRIES: ['10', '7'],
      SMTP_URL: [null, 'set'],
    };
    expect((await noted()).slice(before.length)).toEqual([[changes, null, null]]);

    const results = await workInside(backend);
    const rejected = (name: string) => [
      name,
      `Records of api::${name}.${name} are written by the services of the portal only.`,
    ];
    expect(JSON.parse(results)).toEqual([
      ...['app', 'service', 'team-member', 'review', 'special-offer', 'event'].map(rejected),
      ['industry', 'written'],
    ]);

    // Noted again with the same settings.
    expect((await noted()).length).toBe(before.length + 1);
    const text = JSON.stringify(
      await inDatabase(data, async (sql) => [await sql('audit_log'), await sql('start_settings')]),
    );
    expect(text).not.toContain('canary');
  });
});
