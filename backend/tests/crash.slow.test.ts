import { isDeepStrictEqual } from 'node:util';
import knex from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { awaitCommitErrors } from '../src/base/database.ts';
import {
  billingClientOf,
  buy,
  KEY,
  listingOf,
  offerOn,
  type Relay,
  startRelay,
} from './billing.ts';
import { waitFor } from './billingTestServer.ts';
import { type Caller, callerOf, signIn, signUp } from './caller.ts';
import { startMailServer } from './mailbox.ts';
import { type Backend, LONG, openDatabase, startBackend } from './startBackend.ts';

const DAY = 24 * 3_600_000;
/** In both the card and the email, also at the end of a month. */
const today = new Date();

interface Event {
  type: string;
  data: { object: { metadata?: Record<string, string> } };
}

/** Fields of the first pending record. */
const firstOf = async (admin: Caller, path: string) => {
  const page = await admin.get(`/pending/${path}?state=pending&pagination[pageSize]=100`);
  return (name: string) => page.at(`data.0.${name}`);
};

/* A server is killed during a payment, and the next one while it fills the search. What they left is found by the third. */
describe('a server that is killed', LONG, () => {
  let backend: Backend;
  let relay: Relay;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let sql: ReturnType<typeof openDatabase>;
  let payer: Caller;
  let onTrial: Caller;
  let cardOnTrial: string;
  let offer: object;
  let listings: number;
  let decided: { id: unknown; version: unknown };
  let waiting: object[];

  const billing = billingClientOf(() => relay.url);
  const handlers = () => sql('pending_events').pluck('handler');
  /** Emails about decisions, without that about the payer's listing. */
  const queued = async () => {
    const rows = sql('queued_emails').where('about', 'like', '%-decided:%').orderBy('id');
    return (await rows.whereNot({ recipient: 'payer@test.example' })).map(
      ({ kind, recipient, created, next }) => ({ kind, recipient, delay: next - created }),
    );
  };
  const fills = () => sql('list_search_fills');
  const decide = async (status: string, version: unknown) =>
    (await signIn(backend.url, 'admin')).patch(`/apps/${decided.id}`, {
      data: { status, note: null, internal_note: null, version },
    });

  const startTrial = async () => {
    const form = {
      type: 'card',
      'card[number]': '4242424242424242',
      'card[exp_month]': String(today.getUTCMonth() + 1),
      'card[exp_year]': String(today.getUTCFullYear()),
    };
    const made = await fetch(`${backend.url}/v1/payment_methods`, {
      method: 'POST',
      headers: { Authorization: 'Bearer pk_test_sandbox' },
      body: new URLSearchParams(form),
    });
    cardOnTrial = (await made.json()).id;
    await onTrial.post('/me/stripe/payment-method', { id: cardOnTrial });
    const price = (await onTrial.get('/stripe/products')).at('annually.id');
    const body = { paymentMethod: cardOnTrial, product: 'premium-trial', price };
    expect((await onTrial.post('/me/stripe/subscriptions', body)).status).toBe(200);
  };
  /** Decides an offer, whose refund fails, and a listing. */
  const decideBoth = async () => {
    await sql.schema.alterTable('offer_payments', (table) =>
      table.renameColumn('refund_at', 'away'),
    );
    const admin = await signIn(backend.url, 'admin');
    const declined = await firstOf(admin, 'special-offers/apps');
    const decline = { status: 'D', admin_note: 'No.', version: 1 };
    await admin.patch(`/special-offers/${declined('id')}`, decline);
    const app = await firstOf(admin, 'apps');
    decided = { id: app('id'), version: app('version') };
    const approved = await decide('APPROVED', decided.version);
    expect(approved.status).toBe(200);
    decided.version = approved.at('data.version');
    const delay = 3_600_000;
    waiting = [
      { kind: 'offer-declined', recipient: declined('created_by_obj.email'), delay },
      { kind: 'listing-approved', recipient: app('account.email'), delay },
    ];
    const both = async () => [await queued(), await handlers()];
    const good = [waiting, ['refund-offer']];
    expect(await waitFor(both, (now) => isDeepStrictEqual(now, good))).toEqual(good);
    // Only a start retries it sooner.
    await sql('pending_events').update({ next: Date.now() + delay });
    await sql.schema.alterTable('offer_payments', (table) =>
      table.renameColumn('away', 'refund_at'),
    );
  };
  const fillAgain = async () => {
    await sql.raw(
      `insert into apps (document_id, name, slug, status, version)
        with recursive n(n) as (select 1 union all select n + 1 from n where n < 20000)
        select 'many' || n, 'Multiplied ' || n, 'many-' || n, 'APPROVED', 1 from n`,
    );
    await sql('list_index_versions').update({ version: 'another' });
    const [row] = await sql('apps').count({ n: '*' });
    listings = Number(row?.n);
  };

  beforeAll(async () => {
    relay = await startRelay();
    mail = await startMailServer();
    const env = {
      STRIPE_API_BASE: relay.url,
      STRIPE_SECRET_KEY: KEY,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      // Longer than the test: only a start retries sooner.
      MAIL_RETRY_SECONDS: '3600',
      MAIL_DECISION_SECONDS: '3600',
      REFUND_AFTER_SECONDS: '3600',
    };
    backend = await startBackend({ env });
    const { dataDir } = backend;
    sql = openDatabase(backend);
    relay.open(backend.url);
    payer = await signUp(backend.url, 'payer');
    const notAccepted = 'was not accepted';
    const said = async () => backend.said();
    expect(await waitFor(said, (all) => all.includes(notAccepted))).toContain(notAccepted);
    await billing.addCard(payer);
    onTrial = await signUp(backend.url, 'soon');
    await startTrial();
    offer = offerOn(await listingOf(payer));
    await decideBoth();
    relay.after(/^POST \/v1\/payment_intents$/, () => backend.kill());
    await expect(buy(payer, offer)).rejects.toThrow('fetch failed');

    await fillAgain();
    backend = await startBackend({ env, dataDir });
    const [filling] = await waitFor(fills, ([fill]) => fill?.filled > 0);
    expect(filling?.filled).toBeGreaterThan(0);
    await backend.kill();
    expect(await fills()).toMatchObject([{ list: 'apps_list' }]);

    await sql('accounts')
      .where({ email: 'soon@test.example' })
      .update({ trial_ends_at: new Date(Date.now() + 6 * DAY) });
    mail.comeBack();
    backend = await startBackend({ env, dataDir });
    relay.open(backend.url);
    payer = callerOf(backend.url, payer.jwt);
    onTrial = callerOf(backend.url, onTrial.jwt);
  }, LONG.timeout);
  afterAll(async () => {
    await sql?.destroy();
    await backend?.stop();
    await relay?.stop();
    await mail?.stop();
  });

  it('during a payment leaves no lock, and repeating the attempt finds the charge', async () => {
    expect((await buy(payer, offer)).status).toBe(201);
    const { body: events } = await billing.provider('GET', '/v1/events', { limit: '1000' });
    const types = events.data
      .filter(({ data }: Event) => data.object.metadata?.offer_payment)
      .map(({ type }: Event) => type);
    expect(types).toEqual(['payment_intent.succeeded']);
  });

  it('sends an email that waited for the mail server after the next start', async () => {
    const welcome = () =>
      mail.taken.filter((each) => /^To: payer@/m.test(each) && each.includes('Subject: Welcome'));
    await expect.poll(welcome).toHaveLength(1);
    expect(welcome()[0]).toContain('Content-Type: text/plain');
    expect(welcome()[0]).toContain('Content-Type: text/html');
  });

  // Rows: X23N8
  it('keeps the sandbox, and a start emails users whose trial ends within a week, or whose card expires this month', async () => {
    const sent = (subject: string) => () =>
      mail.taken
        .filter((each) => /^To: soon@test\.example\r$/m.test(each))
        .map((each) => each.replaceAll('=\r\n', ''))
        .filter((each) => each.includes(`Subject: ${subject}`));
    await expect.poll(sent('Your free trial ends soon')).toHaveLength(1);
    const month = today.toLocaleString('en', {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    await expect
      .poll(sent('Your card expires'))
      .toEqual([
        expect.stringContaining(
          `ending in 4242, which pays for Premium, expires at the end of ${month}`,
        ),
      ]);
    const response = await onTrial.get('/me/stripe/subscriptions');
    expect([response.at('status'), response.at('payment_method')]).toEqual([
      'trialing',
      cardOnTrial,
    ]);
  });

  it('keeps a queued email about a decision, which Undo deletes, and a failed follow-up of another decision', async () => {
    await expect.poll(handlers).toEqual([]);
    expect(await queued()).toEqual(waiting);
    const back = await decide('PENDING', decided.version);
    expect(back.status).toBe(200);
    await expect.poll(queued).toEqual(waiting.slice(0, 1));
  });

  it('while it fills the search continues after the next start, and misses no listing', async () => {
    await expect.poll(fills).toEqual([]);
    const admin = await signIn(backend.url, 'admin');
    const found = await admin.get('/apps?_q=multiplied');
    expect(found.at('meta.pagination.total')).toBe(20_000);
    for (const table of ['apps_list_trigrams', 'apps_list_words']) {
      await sql.raw(`insert into ${table} (${table}, rank) values ('integrity-check', 1)`);
      const [row] = await sql(`${table}_docsize`).count({ n: '*' });
      expect(row?.n).toBe(listings);
    }
  });

  it('has queued emails about decisions, which Undo cancels with the refund, also when the listing is then deleted', async () => {
    const admin = await signIn(backend.url, 'admin');
    const offer = await firstOf(admin, 'special-offers/services');
    const id = offer('id');
    const address = `/special-offers/${id}`;
    const payment = { key: 'paid', offer_id: id, user_id: 1, account_id: 1, created: Date.now() };
    const due = async () => (await sql('offer_payments').where({ offer_id: id }).first()).refund_at;
    const emails = () =>
      sql('queued_emails')
        .where({ about: `offer-decided:special-offers/${id}` })
        .pluck('kind');
    await sql('offer_payments').insert(payment);
    await admin.patch(address, { status: 'D', admin_note: 'No.', version: offer('version') });
    await expect
      .poll(async () => [await emails(), (await due()) === null])
      .toEqual([['offer-declined'], false]);
    await admin.patch(address, { status: 'A', admin_note: null, version: 2 });
    await expect
      .poll(async () => [await emails(), await due()])
      .toEqual([['offer-approved'], null]);
    const { service_id: listing } = await sql('special_offers').where({ id }).first();
    await admin.delete(`/services/${listing}`);
    await expect.poll(() => sql('pending_events').pluck('about')).toEqual([]);
    expect(await due()).toBeNull();
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
