import knex from 'knex';
import { afterAll, describe, expect, it } from 'vitest';
import { awaitCommitErrors } from '../src/base/database.ts';
import { billingClientOf, buy, KEY, listingOf, offerOn, startRelay } from './billing.ts';
import { callerOf, signUp } from './caller.ts';
import { startMailServer } from './mailbox.ts';
import { type Backend, inDatabase, LONG, startBackend } from './startBackend.ts';

interface Event {
  type: string;
  data: { object: { metadata?: Record<string, string> } };
}

describe('a crash', () => {
  let backend: Backend;
  afterAll(async () => {
    await backend?.stop();
    await mail?.stop();
  });
  let mail: Awaited<ReturnType<typeof startMailServer>> | undefined;

  it(
    'during a payment leaves no lock, repeating the attempt finds the charge, and an email that waits for the mail server is sent later',
    LONG,
    async () => {
      const relay = await startRelay();
      const billing = billingClientOf(() => relay.url);
      mail = await startMailServer();
      const { port, taken, comeBack } = mail;
      // Longer than the test: only a start retries sooner.
      const waiting = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_RETRY_SECONDS: '3600' };
      const env = { STRIPE_API_BASE: relay.url, STRIPE_SECRET_KEY: KEY, ...waiting };
      backend = await startBackend({ env });
      relay.open(backend.url);
      const vendor = await signUp(backend.url, 'payer');
      await expect.poll(backend.said).toContain('was not accepted');
      await billing.addCard(vendor);
      const body = offerOn(await listingOf(vendor));
      relay.after(/^POST \/v1\/payment_intents$/, () => backend.kill());
      await expect(buy(vendor, body)).rejects.toThrow('fetch failed');
      // On a shared database a start leaves the time of the next try, so it is moved here.
      if (backend.databaseUrl)
        await inDatabase(backend, (sql) => sql('queued_emails').update({ next: Date.now() }));
      comeBack();

      backend = await startBackend({ env, dataDir: backend.dataDir });
      relay.open(backend.url);
      expect((await buy(callerOf(backend.url, vendor.jwt), body)).status).toBe(201);
      const { body: events } = await billing.provider('GET', '/v1/events', { limit: '1000' });
      const types = events.data
        .filter(({ data }: Event) => data.object.metadata?.offer_payment)
        .map(({ type }: Event) => type);
      expect(types).toEqual(['payment_intent.succeeded']);
      await relay.stop();

      const welcome = () => taken.filter((each) => each.includes('Subject: Welcome'));
      await expect.poll(welcome).toHaveLength(1);
      expect(welcome()[0]).toContain('Content-Type: text/plain');
      expect(welcome()[0]).toContain('Content-Type: text/html');
    },
  );
});

describe('a COMMIT that fails', () => {
  it('rejects the save', async () => {
    const sql = knex({
      client: 'better-sqlite3',
      connection: { filename: ':memory:' },
      useNullAsDefault: true,
    });
    await sql.raw('pragma foreign_keys = on');
    await sql.raw('create table parents (id integer primary key)');
    await sql.raw(
      'create table children (parent integer references parents deferrable initially deferred)',
    );
    awaitCommitErrors(sql);
    const save = async (parent: number) => {
      const trx = await sql.transaction();
      await trx('parents').insert({ id: 1 }).onConflict().ignore();
      await trx('children').insert({ parent });
      await trx.commit();
    };
    await save(1);
    await expect(save(2)).rejects.toThrow('FOREIGN KEY');
    await sql.destroy();
  });
});
