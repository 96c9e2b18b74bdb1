import knex from 'knex';
import { afterAll, describe, expect, it } from 'vitest';
import { awaitCommitErrors } from '../src/base/database.ts';
import { billingClientOf, buy, KEY, listingOf, offerOn, startRelay } from './billing.ts';
import { callerOf, signIn, signUp } from './caller.ts';
import { startMailServer } from './mailbox.ts';
import { type Backend, inDatabase, LONG, newData, startBackend } from './startBackend.ts';

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

describe('a server that is killed while it fills the search', () => {
  it('continues after the next start, and misses no listing', LONG, async () => {
    const { dataDir } = await newData();
    const fills = () =>
      inDatabase({ dataDir, databaseUrl: undefined }, (sql) => sql('list_search_fills'));
    const made = await inDatabase({ dataDir, databaseUrl: undefined }, async (sql) => {
      await sql.raw(
        `insert into apps (document_id, name, slug, status, version)
          with recursive n(n) as (select 1 union all select n + 1 from n where n < 20000)
          select 'many' || n, 'Multiplied ' || n, 'many-' || n, 'APPROVED', 1 from n`,
      );
      await sql('list_index_versions').update({ version: 'another' });
      const [row] = await sql('apps').count({ n: '*' });
      return Number(row?.n);
    });
    let backend = await startBackend({ dataDir });
    await expect.poll(async () => (await fills())[0]?.filled).toBeGreaterThan(0);
    await backend.kill();
    expect(await fills()).toMatchObject([{ list: 'apps_list' }]);

    backend = await startBackend({ dataDir });
    await expect.poll(fills, { timeout: 60_000 }).toEqual([]);
    const admin = await signIn(backend.url, 'admin');
    const found = await admin.get('/apps?_q=multiplied');
    expect(found.at('meta.pagination.total')).toBe(20_000);
    await inDatabase(backend, async (sql) => {
      for (const table of ['apps_list_trigrams', 'apps_list_words']) {
        await sql.raw(`insert into ${table} (${table}, rank) values ('integrity-check', 1)`);
        const [row] = await sql(`${table}_docsize`).count({ n: '*' });
        expect(row?.n).toBe(made);
      }
    });
    await backend.stop();
  });
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
