import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from './caller.ts';
import { emailTo, linkOf } from './mailbox.ts';
import { type Backend, LONG, openDatabase, startBackend } from './startBackend.ts';

/** Fields of the first pending record. */
const firstOf = async (admin: Caller, path: string) => {
  const page = await admin.get(`/pending/${path}?state=pending&pagination[pageSize]=100`);
  return (name: string) => page.at(`data.0.${name}`);
};

describe('the email about a decision', LONG, () => {
  let backend: Backend;
  let admin: Caller;
  beforeAll(async () => {
    backend = await startBackend({ env: { MAIL_DECISION_SECONDS: '1' } });
    admin = await signIn(backend.url, 'admin');
  });
  afterAll(() => backend?.stop());

  it('has the note of a declined listing and a link to it', async () => {
    const app = await firstOf(admin, 'apps');
    const note = 'Please say what it costs.\n\n<b>And who it is for.</b>';
    const internal_note = 'Third time.';
    const data = { status: 'DECLINED', note, internal_note, version: app('version') };
    expect((await admin.patch(`/apps/${app('id')}`, { data })).status).toBe(200);
    const to = String(app('account.email'));
    const email = await emailTo(backend.dataDir, to, 'listing-declined');
    expect(email.text).toContain('Please say what it costs.');
    expect(email.html).toContain('&lt;b&gt;And who');
    expect(email.text + email.html).not.toContain('Third time.');
    // It was never live.
    expect(email.text).not.toContain('live version');
    expect(linkOf(email).pathname).toBe(`/apps/pending/view/${app('slug')}`);
  });

  // Rows: X23Q.6
  it('has what to change in a special offer, or the reason for declining it', async () => {
    const offer = await firstOf(admin, 'special-offers/apps');
    const to = String(offer('created_by_obj.email'));
    const decide = async (decision: object) =>
      expect((await admin.patch(`/special-offers/${offer('id')}`, decision)).status).toBe(200);
    await decide({ status: 'P', remarks: [], admin_note: 'Until when?', version: 1 });
    const asked = await emailTo(backend.dataDir, to, 'offer-changes-requested');
    expect(asked.text).toContain('Until when?');
    expect(linkOf(asked).pathname).toBe(`/special-offers/edit/${offer('id')}`);
    await decide({ status: 'D', admin_note: 'The link does not open.', version: 2 });
    const email = await emailTo(backend.dataDir, to, 'offer-declined');
    expect(email.text).toContain('The link does not open.');
  });
});

describe('a queued email about a decision', LONG, () => {
  let backend: Backend;
  const env = { MAIL_DECISION_SECONDS: '3600', REFUND_AFTER_SECONDS: '3600' };
  beforeAll(async () => {
    backend = await startBackend({ env });
  });
  afterAll(() => backend?.stop());

  it('survives a crash, waits for the time of Undo, and is deleted by Undo', async () => {
    const admin = await signIn(backend.url, 'admin');
    const service = await firstOf(admin, 'services');
    const decide = async (status: string, version: unknown) =>
      (await signIn(backend.url, 'admin')).patch(`/services/${service('id')}`, {
        data: { status, note: null, internal_note: null, version },
      });
    await using sql = openDatabase(backend);
    // Some databases return large numbers as text.
    const queued = async () =>
      (await sql('queued_emails')).map(({ kind, recipient, created, next }) => ({
        kind,
        recipient,
        delay: Number(next) - Number(created),
      }));
    const approved = await decide('APPROVED', service('version'));
    const email = { kind: 'listing-approved', recipient: service('account.email') };
    expect(approved.status).toBe(200);
    await backend.kill();
    backend = await startBackend({ env, dataDir: backend.dataDir });
    await expect.poll(queued).toEqual([{ ...email, delay: 3_600_000 }]);
    const back = await decide('PENDING', approved.at('data.version'));
    expect(back.status).toBe(200);
    await expect.poll(queued).toEqual([]);
  });

  it('is stored although the handler of another decision fails, which is retried', async () => {
    const admin = await signIn(backend.url, 'admin');
    await using sql = openDatabase(backend);
    const pending = () => sql('pending_events').pluck('handler');
    const emails = () => sql('queued_emails').pluck('about');
    // Makes the refund fail.
    await sql.schema.alterTable('offer_payments', (table) =>
      table.renameColumn('refund_at', 'away'),
    );
    const offer = await firstOf(admin, 'special-offers/apps');
    const decline = { status: 'D', admin_note: 'No.', version: 1 };
    await admin.patch(`/special-offers/${offer('id')}`, decline);
    const app = await firstOf(admin, 'apps');
    const data = { status: 'APPROVED', note: null, version: app('version') };
    await admin.patch(`/apps/${app('id')}`, { data });
    await expect
      .poll(emails)
      .toEqual([
        `offer-decided:special-offers/${offer('id')}`,
        `listing-decided:apps/${app('id')}`,
      ]);
    await expect.poll(pending).toEqual(['refund-offer']);
    await sql.schema.alterTable('offer_payments', (table) =>
      table.renameColumn('away', 'refund_at'),
    );
    await backend.kill();
    backend = await startBackend({ env, dataDir: backend.dataDir });
    await expect.poll(pending).toEqual([]);
  });

  it('and its refund are cancelled by Undo, and stay cancelled when the listing is deleted', async () => {
    const admin = await signIn(backend.url, 'admin');
    await using sql = openDatabase(backend);
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
