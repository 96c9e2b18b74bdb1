import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from './caller.ts';
import { emailTo, linkOf, readersOf } from './mailbox.ts';
import { type Backend, LONG, openDatabase, startBackend } from './startBackend.ts';

/** Fields of the first pending record. */
const firstOf = async (admin: Caller, path: string) => {
  const page = await admin.get(`/pending/${path}?state=pending&pagination[pageSize]=100`);
  return (name: string) => page.at(`data.0.${name}`);
};

describe('an email that is sent later', LONG, () => {
  let backend: Backend;
  let admin: Caller;
  beforeAll(async () => {
    backend = await startBackend({
      env: { MAIL_DECISION_SECONDS: '1', MAIL_MESSAGE_SECONDS: '2' },
    });
    admin = await signIn(backend.url, 'admin');
  });
  afterAll(() => backend?.stop());

  it('about a decision has the note of a declined listing and a link to it', async () => {
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
  it('about a decision has what to change in a special offer, or the reason for declining it', async () => {
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

  it('has the messages that the vendor has not read', async () => {
    const vendor = await signIn(backend.url, 'vendor');
    const apps = await vendor.get('/apps');
    const read = `/apps/${apps.at('data.0.id')}/messages`;
    const unread = `/apps/${apps.at('data.1.id')}/messages`;
    const write = (path: string, text: string) => admin.post(path, { data: { text } });
    const seen = await write(read, 'Seen at once.');
    await vendor.put(`${read}/read`, { data: { up_to: seen.at('data.id') } });
    const first = await write(unread, 'What dos it cost?');
    await write(unread, 'And who is it for?\n<b>Everyone?</b>');
    const text = 'What does it cost?';
    await admin.put(`${unread}/${first.at('data.id')}`, { data: { text } });
    const email = await emailTo(backend.dataDir, 'vendor@portal.test', 'listing-message');
    expect(email.text).toContain('> What does it cost?\n> \n> And who is it for?');
    expect(email.html).toContain('&lt;b&gt;Everyone');
    expect(linkOf(email).search).toBe('?messages=');
    expect(linkOf(email).pathname).toContain(String(apps.at('data.1.slug')));
    expect(await readersOf(backend.dataDir, 'listing-message')).toHaveLength(1);
  });
});

describe('a queued email about a decision', LONG, () => {
  let backend: Backend;
  const env = { MAIL_DECISION_SECONDS: '3600', REFUND_AFTER_SECONDS: '3600' };
  beforeAll(async () => {
    backend = await startBackend({ env });
  });
  afterAll(() => backend?.stop());

  it('survives a crash, as does a failed follow-up of another decision, and is deleted by Undo', async () => {
    const admin = await signIn(backend.url, 'admin');
    await using sql = openDatabase(backend);
    const pending = () => sql('pending_events').pluck('handler');
    // Some databases return large numbers as text.
    const queued = async () =>
      (await sql('queued_emails')).map(({ kind, recipient, created, next }) => ({
        kind,
        recipient,
        delay: Number(next) - Number(created),
      }));
    // Makes the refund fail.
    await sql.schema.alterTable('offer_payments', (table) =>
      table.renameColumn('refund_at', 'away'),
    );
    const offer = await firstOf(admin, 'special-offers/apps');
    const decline = { status: 'D', admin_note: 'No.', version: 1 };
    await admin.patch(`/special-offers/${offer('id')}`, decline);
    const app = await firstOf(admin, 'apps');
    const decide = async (status: string, version: unknown) =>
      (await signIn(backend.url, 'admin')).patch(`/apps/${app('id')}`, {
        data: { status, note: null, internal_note: null, version },
      });
    const approved = await decide('APPROVED', app('version'));
    expect(approved.status).toBe(200);
    const declined = {
      kind: 'offer-declined',
      recipient: offer('created_by_obj.email'),
      delay: 3_600_000,
    };
    const both = [
      declined,
      { kind: 'listing-approved', recipient: app('account.email'), delay: 3_600_000 },
    ];
    await expect.poll(queued).toEqual(both);
    await expect.poll(pending).toEqual(['refund-offer']);
    await sql.schema.alterTable('offer_payments', (table) =>
      table.renameColumn('away', 'refund_at'),
    );
    await backend.kill();
    backend = await startBackend({ env, dataDir: backend.dataDir });
    await expect.poll(pending).toEqual([]);
    expect(await queued()).toEqual(both);
    const back = await decide('PENDING', approved.at('data.version'));
    expect(back.status).toBe(200);
    await expect.poll(queued).toEqual([declined]);
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
