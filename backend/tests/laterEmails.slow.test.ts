import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, call, signIn } from './caller.ts';
import { emailTo, linkOf, readersOf } from './mailbox.ts';
import {
  type Backend,
  insideServer,
  LONG,
  openDatabase,
  startBackend,
  workInside,
} from './startBackend.ts';

/** Fields of the first pending record. */
const firstOf = async (admin: Caller, path: string) => {
  const page = await admin.get(`/pending/${path}?state=pending&pagination[pageSize]=100`);
  return (name: string) => page.at(`data.0.${name}`);
};

describe('an email that is sent later', LONG, () => {
  let backend: Backend;
  let admin: Caller;
  beforeAll(async () => {
    const later = { MAIL_DECISION_SECONDS: '1', MAIL_MESSAGE_SECONDS: '2' };
    const env = { ...later, REVIEW_LIMIT_HOURS: '2', ...insideServer('nudge') };
    backend = await startBackend({ env });
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

  // Rows: X23W.3, X23R.5
  it('tells moderators once a day while something waits longer than the limit', async () => {
    const { dataDir } = backend;
    const [email, kind] = ['admin@portal.test', 'reviews-late'];
    const sent = async () =>
      (await readersOf(dataDir, kind)).filter((reader) => reader === email).length;
    const first = await emailTo(dataDir, email, kind);
    expect(first.subject).toMatch(/^\d+ items have waited over 2 hours for review$/);
    expect(first.text).toMatch(/The oldest is an? \w+ \w+, submitted \d+ days? ago\./);
    const overview = await admin.get('/analytics/overview');
    expect(overview.at('limit_hours')).toBe(2);
    expect(overview.at('waiting.apps.late')).toBeGreaterThan(0);

    await using sql = openDatabase(backend);
    const before = overview.at('waiting.reviews.apps.late');
    const [id] = await sql('reviews')
      .where({ status: 'APPROVED' })
      .whereNotNull('app_id')
      .pluck('id');
    const replied = { reply_proposal: 'Thanks.', reply_status: 'PENDING', reply_sent_at: 0 };
    await sql('reviews').where({ id }).update(replied);
    const late = (await admin.get('/analytics/overview')).at('waiting.reviews.apps.late');
    expect(late).toBe(Number(before) + 1);
    const { at } = await admin.get('/pending/reviews/apps?state=reply');
    expect([at('data.0.id'), at('data.0.late_hours')]).toEqual([id, 2]);

    await workInside(backend);
    // Sent after what the look sends.
    await call(backend.url, 'POST', '/auth/forgot-password', { body: { email } });
    await emailTo(dataDir, email, 'reset-password');
    expect(await sent()).toBe(1);

    const yesterday = { at: Date.now() - 24 * 3600 * 1000 };
    await sql('last_times').where({ name: 'late-reviews-nudge' }).update(yesterday);
    await workInside(backend);
    await emailTo(dataDir, email, kind, 2);
    expect(await sent()).toBe(2);
  });
});
