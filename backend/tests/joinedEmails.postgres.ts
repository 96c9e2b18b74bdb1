// @module-tag database
import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { holdGroup, takeGroup } from '../src/features/mail/grouped.ts';
import { dialectOf, MINUTE, queueDecisions, titlesIn } from './queuedDecisions.ts';
import { sharedBackend } from './sharedBackend.ts';
import { openDatabase } from './startBackend.ts';

it('a decision and the worker that joins emails do not wait for each other', async () => {
  const backend = await sharedBackend();
  const strapi = dialectOf(backend);
  await using sql = openDatabase(backend);
  const { claimed, left } = await queueDecisions(
    backend,
    sql,
    'at-once',
    ['Kea', 'Moa', 'Tui', 'Weka'].map((title, listing) => ({ title, listing })),
  );
  const inTime = (work: (trx: Knex.Transaction) => Promise<unknown>): Promise<unknown> =>
    sql.transaction(async (trx) => {
      await trx.raw("set local lock_timeout = '3s'");
      await work(trx);
    });
  await inTime(async (decision) => {
    // It recalls the email of an earlier one on the same listing.
    await decision('queued_emails')
      .where({ id: claimed.id + 2 })
      .delete();
    await inTime(async (worker) => {
      await takeGroup(strapi, worker, claimed);
      const next = Date.now() + 90 * MINUTE;
      await holdGroup(strapi, decision, { ...claimed, created: Date.now(), next });
    });
  });
  expect((await left()).map(titlesIn)).toEqual([['Kea', 'Moa', 'Weka']]);
});
