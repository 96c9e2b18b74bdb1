import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdGroup, takeGroup } from '../src/features/mail/grouped.ts';
import { dialectOf, MINUTE, queueDecisions } from './queuedDecisions.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, DATABASE, openDatabase } from './startBackend.ts';

describe('emails of decisions in a row', DATABASE, () => {
  let backend: Backend;
  let sql: ReturnType<typeof openDatabase>;
  beforeAll(async () => {
    backend = await sharedBackend('usual');
    sql = openDatabase(backend);
  });
  afterAll(() => sql?.destroy());

  it('on one listing are that of the last decision', async () => {
    const { claimed, left } = await queueDecisions(backend, sql, 'one-listing', [
      { listing: 1, title: 'Kea is live' },
      { listing: 1, title: 'Kea was declined', declined: true },
    ]);
    await sql.transaction((trx) => takeGroup(dialectOf(backend), trx, claimed));
    expect(await left()).toMatchObject([
      { id: claimed.id, kind: 'listing-declined', subject: 'Kea was declined' },
    ]);
  });

  it('wait for a later one for ten minutes at most', async () => {
    const { claimed, left } = await queueDecisions(backend, sql, 'long-series', [
      { listing: 1, title: 'Claimed' },
      { listing: 2, title: 'First', minutes: 10.1 },
      { listing: 3, title: 'Second', minutes: 9.9 },
    ]);
    const next = Date.now() + 90 * MINUTE;
    await sql.transaction((trx) =>
      holdGroup(dialectOf(backend), trx, { ...claimed, created: Date.now(), next }),
    );
    const moved = (await left()).filter((email) => Number(email.next) === next);
    expect(moved.map(({ subject }) => subject)).toEqual(['Second']);
  });
});
