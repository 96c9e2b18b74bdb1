import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdGroup, takeGroup } from '../src/features/mail/grouped.ts';
import { call, signIn } from './caller.ts';
import { emptyBulkEdit } from './importCalls.ts';
import { emailTo } from './mailbox.ts';
import { dialectOf, MINUTE, queueDecisions, titlesIn } from './queuedDecisions.ts';
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

  it('take the place of those that were queued before the one that was due first', async () => {
    const { claimed, left } = await queueDecisions(backend, sql, 'due-later', [
      { listing: 1, title: 'Kea is live' },
      { listing: 2, title: 'Moa is live' },
      { listing: 1, title: 'Kea was declined', declined: true, claimed: true },
    ]);
    await sql.transaction((trx) => takeGroup(dialectOf(backend), trx, claimed));
    expect((await left()).map(titlesIn)).toEqual([['Kea was declined', 'Moa is live']]);
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

  it('wait until the bulk edit that makes them has ended or was stopped', async () => {
    const admin = await signIn(backend.url, 'admin');
    const { claimed, left } = await queueDecisions(backend, sql, 'still-running', [
      { listing: 900_001, title: 'Kea is live' },
      { listing: 900_002, title: 'Moa is live' },
    ]);
    const recipient = claimed.recipient;
    const [edit] = await sql('imports')
      .insert({
        ...emptyBulkEdit,
        user_id: (await admin.get('/users/me')).at('id'),
        state: 'running',
        changes: JSON.stringify([{ field: 'status', operation: 'approve', ids: [] }]),
        created: Date.now(),
        // It has more rows, but no turn.
        next: Date.now() + 60 * MINUTE,
      })
      .returning('id');
    const target = `${edit.id}/id/900002`;
    const saved = { number: 1, state: 'saved', cells: '[900002,null]', target };
    await sql('import_rows').insert({ import_id: edit.id, ...saved });
    const becomeDue = async () => {
      await sql('queued_emails').where({ recipient }).update({ next: 0, tries: 0 });
      // Wakes the worker.
      await call(backend.url, 'POST', '/auth/forgot-password', { body: { email: recipient } });
    };
    await becomeDue();
    await emailTo(backend.dataDir, recipient, 'reset-password');
    const waiting = await left();
    expect(waiting.map(({ tries }) => tries)).toEqual([0, 0]);
    expect(waiting.every(({ next }) => Number(next) > Date.now())).toBe(true);
    expect((await admin.post(`/imports/${edit.id}/stop`, {})).status).toBe(200);
    await becomeDue();
    const sent = await emailTo(backend.dataDir, recipient, 'listings-decided');
    expect(sent.subject).toBe('2 of your listings were reviewed');
  });
});
