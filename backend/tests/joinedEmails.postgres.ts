// @module-tag database
import type { Knex } from 'knex';
import { beforeAll, expect, it } from 'vitest';
import type { Strapi } from '../src/base/registry.ts';
import { holdGroup, takeGroup } from '../src/features/mail/grouped.ts';
import type { QueuedEmail } from '../src/features/mail/queueTable.ts';
import { signUp } from './caller.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, openDatabase } from './startBackend.ts';

/** All that joining asks of it. */
const strapi = { db: { dialect: { client: 'postgres' } } } as unknown as Strapi;
const HOUR = 3_600_000;

let backend: Backend;
let recipient: string;
let reader: number;
beforeAll(async () => {
  backend = await sharedBackend();
  const vendor = await signUp(backend.url, 'joined');
  ({ email: recipient, id: reader } = Object((await vendor.get('/users/me')).body));
});

const items = (n: number) => [{ kind: 'listing-decided', title: `Number ${n} is live` }];
const queued = (sql: Knex): Knex.QueryBuilder<QueuedEmail, QueuedEmail[]> =>
  sql('queued_emails').where({ recipient }).whereNotNull('items').orderBy('id');

it('a decision and the worker that joins emails do not wait for each other', async () => {
  await using sql = openDatabase(backend);
  const created = Date.now() - 60_000;
  const next = created + HOUR;
  const rows = [1, 2, 3, 4].map((n) => ({
    kind: 'listing-approved',
    about: `listing-decided:apps/${n}`,
    items: JSON.stringify(items(n)),
    // The worker has claimed the first. None is due, so that the server leaves them alone.
    tries: n === 1 ? 1 : 0,
    ...{ recipient, reader, created, next, subject: 'Live', text: 'Live', html: 'Live' },
  }));
  await sql('queued_emails').insert(rows);
  const [claimed] = await queued(sql);
  if (!claimed) throw new Error('Not queued.');
  const inTime = async (work: (trx: Knex.Transaction) => Promise<unknown>) =>
    sql.transaction(async (trx) => {
      await trx.raw("set local lock_timeout = '3s'");
      await work(trx);
    });
  await inTime(async (decision) => {
    // It recalls the email of an earlier one on the same listing.
    await decision('queued_emails').where({ recipient, about: rows[2]?.about }).delete();
    await inTime(async (worker) => {
      await takeGroup(strapi, worker, claimed);
      await holdGroup(strapi, decision, { ...claimed, created: Date.now(), next: next + HOUR });
    });
  });
  const [sent, ...left] = await queued(sql);
  expect(JSON.parse(sent?.items ?? '')).toEqual([1, 2, 4].flatMap(items));
  expect(left).toEqual([]);
});
