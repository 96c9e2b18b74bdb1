import type Stripe from 'stripe';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { inTransaction } from '../src/base/database.ts';
import type { Strapi } from '../src/base/registry.ts';
import { digestJob, sweepNotifications } from '../src/features/notifications/digest.ts';
import { notifyOfDispute } from '../src/features/payments/disputes.ts';
import type { MirrorRow } from '../src/features/payments/mirror.ts';
import { anApp, type Caller, call, signIn, signUp } from './caller.ts';
import { openStream } from './eventStream.ts';
import { emailTo, readersOf } from './mailbox.ts';
import { setBrand } from './setBrand.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, DATABASE, inDatabase, LONG } from './startBackend.ts';

const soon = { timeout: 30_000, interval: 50 };

describe('notifications', LONG, () => {
  let backend: Backend;
  let admin: Caller;

  beforeAll(async () => {
    backend = await sharedBackend('usual');
    admin = await signIn(backend.url, 'admin');
  });

  const submit = async (vendor: Caller) =>
    Number((await vendor.post('/apps', anApp({ name: 'Bell' }))).at('data.id'));
  const approve = (id: number) => admin.patch(`/apps/${id}`, { data: { status: 'APPROVED' } });
  const unreadOf = async (who: Caller) => (await who.get('/me/notifications/stream')).at('data');
  const emails = async (who: Caller): Promise<{ unsubscribe: string }[]> => {
    const recipient = String((await who.get('/users/me')).at('email'));
    return inDatabase(backend, (sql) =>
      sql('queued_emails').where({ recipient, kind: 'listing-approved' }),
    );
  };

  // Rows: X23N4
  it('reach an open page at once, and send no email once they are read there', async () => {
    const vendor = await signUp(backend.url, 'bell');
    const stream = await openStream(vendor);
    const id = await submit(vendor);
    await approve(id);
    expect(await stream.until('"unread":1')).toMatch(
      /^data: \{"unread":0,"latest":0\}\n\ndata: \{"unread":1,/,
    );
    stream.close();
    expect(await emails(vendor)).toHaveLength(1);
    const path = String((await vendor.get('/me/notifications')).at('data.0.path'));
    await vendor.patch('/me/notifications', { data: { read: true, path } });
    expect([await unreadOf(vendor), await emails(vendor)]).toEqual([{ unread: 0, latest: 0 }, []]);
  });

  it.each([
    ['lost their role', { staff: false }],
    ['were blocked', { blocked: true }],
  ])('of staff who %s are neither sent nor shown', async (_, change) => {
    const vendor = await signUp(backend.url, `asking${Object.keys(change)[0]}`);
    const email = `left-${Object.keys(change)[0]}@test.example`;
    const colleague = await signUp(backend.url, email.replace('@test.example', ''));
    const set = (values: object) =>
      inDatabase(backend, (sql) => sql('up_users').where({ email }).update(values));
    await set({ staff: true, staff_roles: 'moderator' });
    const id = await submit(vendor);
    await vendor.post(`/apps/${id}/messages`, { data: { text: 'A secret of mine' } });
    const read = async () => (await colleague.get('/me/notifications?kind=vendor-message')).text;
    expect(await read()).toContain('A secret of mine');
    await set(change);
    const due = await inDatabase(backend, (sql) =>
      sql('queued_emails')
        .where({ recipient: email })
        .whereNot({ kind: 'welcome' })
        .update({ next: 0 }),
    );
    expect(due).toBe(1);
    // Sent after those that are due.
    const forgot = { email: `asking${Object.keys(change)[0]}@test.example` };
    await call(backend.url, 'POST', '/auth/forgot-password', { body: forgot });
    await emailTo(backend.dataDir, forgot.email, 'reset-password');
    expect(await readersOf(backend.dataDir, 'listing-message')).not.toContain(email);
    const left = () =>
      inDatabase(backend, (sql) => sql('queued_emails').where({ recipient: email }));
    expect(await left()).toEqual([]);
    expect(await read()).not.toContain('A secret of mine');
    if ('staff' in change) expect(Object(await unreadOf(colleague)).unread).toBe(0);
  });

  it.each([
    ['', { items: true, notices: true, reader: true }],
    [' before its items were stored', { items: false, notices: true, reader: true }],
    [' before rights were checked', { items: false, notices: false, reader: false }],
  ])(
    'that may no longer be read are left out of a daily email that was queued%s',
    async (when, has) => {
      const name = `demoted-${when.length}`;
      const email = `${name}@test.example`;
      const reader = (await (await signUp(backend.url, name)).get('/users/me')).at('id');
      const items = [
        { kind: 'queue', title: 'New in the queue' },
        { kind: 'listing-decided', title: 'Mine is live' },
      ];
      const text = items.map(({ title }) => `• ${title}`).join('\n');
      const queued = {
        kind: 'daily-notifications',
        recipient: email,
        subject: 'Old',
        text,
        html: 'Old',
        created: Date.now(),
        next: 0,
        tries: 0,
        reader: has.reader ? reader : null,
        items: has.items ? JSON.stringify(items) : null,
        notices: has.notices ? items.map(({ kind }) => kind).join(',') : null,
      };
      const rows = items.map((item, at) => ({
        ...item,
        user_id: reader,
        about: 'apps/1',
        source: `${at}`,
        text: null,
        path: '/',
        created: 0,
        read_at: null,
        changed: 0,
        listed: 1,
        digest_at: null,
      }));
      await inDatabase(backend, async (sql) => {
        await sql('notifications').insert(rows);
        await sql('queued_emails').insert(queued);
      });
      // Wakes the worker.
      await call(backend.url, 'POST', '/auth/forgot-password', { body: { email } });
      const sent = await emailTo(backend.dataDir, email, 'daily-notifications');
      expect(sent.text).toContain('• Mine is live');
      expect(sent.text).not.toContain('New in the queue');
    },
  );

  it('of decisions in a row are one email, without one that was undone', DATABASE, async () => {
    const vendor = await signUp(backend.url, 'in-a-row');
    const { id: reader, email } = Object((await vendor.get('/users/me')).body);
    const ids: number[] = [];
    for (const name of ['Kea', 'Moa', 'Tui'])
      ids.push(Number((await vendor.post('/apps', anApp({ name }))).at('data.id')));
    const decide = async (id: number | undefined, data: object) =>
      expect((await admin.patch(`/apps/${id}`, { data })).status).toBe(200);
    const [kea, moa, tui] = ids;
    await decide(kea, { status: 'APPROVED' });
    await vendor.put(`/apps/${kea}`, anApp({ name: 'Kea', summary: 'Changed', version: 2 }));
    await decide(moa, { status: 'APPROVED' });
    await decide(tui, { status: 'APPROVED' });
    await decide(kea, { status: 'DECLINED', note: 'No price\nNo link' });
    await decide(moa, { status: 'PENDING', undo: true, version: 2 });
    const due = () =>
      inDatabase(backend, (sql) =>
        sql('queued_emails')
          .where({ recipient: email })
          .whereNot({ kind: 'welcome' })
          .orderBy('id'),
      );
    const titles = async () => {
      const { data }: { data: { title: string }[] } = Object(
        (await vendor.get('/me/notifications')).body,
      );
      return data.map(({ title }) => title);
    };
    await vi.waitFor(
      async () => expect(await titles()).toEqual(['Kea was declined', 'Tui is live']),
      soon,
    );
    // The first one waits for the last.
    const [first, , last] = await due();
    expect(last.kind).toBe('listing-declined');
    expect(last.next - first.next).toBeLessThan(1_000);
    await inDatabase(backend, async (sql) => {
      // An earlier version queued it, without what it is about.
      const early = { kind: 'listing-approved', recipient: email, reader, items: null };
      const of = { notices: 'listing-decided', subject: 'Rata', text: 'Rata', html: 'Rata' };
      await sql('queued_emails').insert({ ...early, ...of, created: Date.now(), tries: 0 });
      const over = { next: 0, created: Date.now() - 60_000 };
      await sql('queued_emails').where({ recipient: email }).update(over);
    });
    // Wakes the worker.
    await call(backend.url, 'POST', '/auth/forgot-password', { body: { email } });
    const sent = await emailTo(backend.dataDir, email, 'listings-decided');
    expect((await emailTo(backend.dataDir, email, 'listing-approved')).subject).toBe('Rata');
    expect(sent.subject).toBe('2 of your listings were reviewed');
    const page = (name: string) => expect.stringMatching(`^  http.*/apps/${name}`);
    const lines = sent.text.split('\n').filter((line) => line);
    expect(lines.slice(2, 9)).toEqual([
      '• Kea was declined. The live version stays unchanged.',
      ...[page('pending/view/kea'), 'Note:', '> No price', '> No link'],
      ...['• Tui is live', page('active/view/tui')],
    ]);
    expect(sent.html).toMatch(/• <a href="[^"]*active.view.tui[^"]*" [^>]*>Tui is live</);
    expect(sent.text).not.toContain('Moa');
    const left = async () => (await due()).filter(({ kind }) => kind.startsWith('listing'));
    await vi.waitFor(async () => expect(await left()).toEqual([]), soon);
  });

  it('of a decision do not reach the one who made it', async () => {
    const [both, vendor] = [await signUp(backend.url, 'both'), await signUp(backend.url, 'other')];
    const decided = async (who: Caller) =>
      (await who.get('/me/notifications?kind=listing-decided')).at('data.0.title');
    const own = await submit(both);
    await admin.patch(`/apps/${own}`, { data: { status: 'DECLINED' } });
    await vi.waitFor(async () => expect(await decided(both)).toBe('Bell was declined'), soon);
    const again = await both.put(`/apps/${own}`, anApp({ name: 'Bell', version: 2 }));
    expect(again.at('data.status')).toBe('PENDING');
    const email = (await both.get('/users/me')).at('email');
    await inDatabase(backend, (sql) =>
      sql('up_users').where({ email }).update({ staff: true, staff_roles: 'moderator' }),
    );
    for (const id of [own, await submit(vendor)])
      await both.patch(`/apps/${id}`, { data: { status: 'APPROVED' } });
    await vi.waitFor(async () => expect(await decided(vendor)).toBe('Bell is live'), soon);
    expect(await decided(both)).toBeUndefined();
    expect(await emails(both)).toEqual([]);
  });

  it('send none of their emails if all are marked as read', async () => {
    const vendor = await signUp(backend.url, 'reads-all');
    const { id: user_id, email: recipient } = Object((await vendor.get('/users/me')).body);
    const [row, queued] = await inDatabase(backend, async (sql) => {
      const many = Array.from({ length: 600 }, (_, at) => ({ source: `${at}`, user_id }));
      const of = { kind: 'listing-decided', about: 'apps/1', title: 'Live', path: '/', created: 0 };
      const rows = many.map((each) => ({ ...of, ...each, changed: 0, listed: 1 }));
      await sql.batchInsert('notifications', rows, 100);
      const ids: number[] = await sql('notifications').where({ user_id }).orderBy('id').pluck('id');
      const next = Date.now() + 3_600_000;
      const emails = ids.map((notification) => ({ recipient, notification, next, tries: 0 }));
      await sql.batchInsert('queued_emails', emails, 100);
      return [ids.at(-1), emails.length];
    });
    const left = () =>
      inDatabase(backend, (sql) =>
        sql('queued_emails').where({ recipient }).whereNotNull('notification'),
      );
    expect([queued, (await left()).length]).toEqual([600, 600]);
    await vendor.patch('/me/notifications', { data: { read: true, up_to: row } });
    expect(await left()).toEqual([]);
  });

  it('tell a moderator once of a listing until it is decided', async () => {
    const vendor = await signUp(backend.url, 'queued');
    const mine = async () => {
      const list = await admin.get('/me/notifications?unread=true&kind=queue');
      const { data }: { data: { path: string }[] } = Object(list.body);
      return data.filter(({ path }) => path.includes('bell')).length;
    };
    const before = await mine();
    const id = await submit(vendor);
    await vi.waitFor(async () => expect(await mine()).toBe(before + 1), soon);
    await vendor.patch(`/apps/${id}`, { data: { draft: true } });
    await vi.waitFor(async () => expect(await mine()).toBe(before), soon);
    await vendor.put(`/apps/${id}`, anApp({ name: 'Bell' }));
    await vi.waitFor(async () => expect(await mine()).toBe(before + 1), soon);
    await approve(id);
    await vi.waitFor(async () => expect(await mine()).toBe(before), soon);
  });

  /** Runs a job in this process, at a later time. */
  const run = async (job: (strapi: Strapi) => Promise<unknown>, days: number) => {
    vi.setSystemTime(Date.now() + days * 24 * 3_600_000);
    await inDatabase(backend, (sql) => {
      let scope: object | undefined;
      // As in Strapi, an inner transaction is part of the outer one.
      const transaction = async (work: (scope: object) => Promise<unknown>): Promise<unknown> =>
        scope
          ? work(scope)
          : sql.transaction(async (trx) => {
              scope = { trx, onCommit: () => undefined };
              await work(scope);
              scope = undefined;
            });
      return job({ db: { transaction } } as unknown as Strapi);
    });
    vi.useRealTimers();
  };

  // Rows: X23N7
  it('are joined in one daily email without those that were read, and swept 90 days later', async () => {
    const vendor = await signUp(backend.url, 'daily');
    const setting = { kind: 'listing-decided', portal: true, email: 'daily' };
    await vendor.put('/me/notification-settings', { data: [setting] });
    const recipient = String((await vendor.get('/users/me')).at('email'));
    const sent = async (): Promise<string[]> =>
      inDatabase(backend, (sql) =>
        sql('queued_emails').where({ recipient, kind: 'daily-notifications' }).pluck('text'),
      );
    const decide = async (name: string) => {
      await approve(Number((await vendor.post('/apps', anApp({ name }))).at('data.id')));
      const newest = () => vendor.get('/me/notifications');
      await vi.waitFor(async () => {
        expect((await newest()).at('data.0.title')).toBe(`${name} is live`);
      }, soon);
      return Number((await newest()).at('data.0.id'));
    };
    const readAt = (id: number) =>
      vendor.patch('/me/notifications', { data: { read: true, ids: [id] } });
    await decide('First');
    await decide('Second');
    await readAt(await decide('Read'));
    const sendDigests = (strapi: Strapi) => digestJob.work(strapi, AbortSignal.any([]));
    for (const _ of ['once', 'twice']) await run(sendDigests, 2);
    const [text, ...more] = await sent();
    expect([text, more]).toEqual([expect.stringMatching(/Second is live[\s\S]*First is live/), []]);
    expect(text).not.toContain('Read is live');
    await readAt(await decide('Read too'));
    await run(sendDigests, 2);
    expect(await sent()).toHaveLength(1);

    await run(sweepNotifications, 89);
    const titles = async () => {
      const { data }: { data: { title: string }[] } = Object(
        (await vendor.get('/me/notifications')).body,
      );
      return data.map(({ title }) => title);
    };
    expect(await titles()).toHaveLength(4);
    await run(sweepNotifications, 91);
    expect(await titles()).toEqual(['Second is live', 'First is live']);
  });

  // Rows: X24R.8
  it('are written for each reader in their language, with its dates and money', async () => {
    const languages = ['de', 'en'] as const;
    const readers: { id: number; email: string }[] = [];
    for (const language of languages) {
      const { email, id } = Object(
        (await (await signUp(backend.url, language)).get('/users/me')).body,
      );
      const role = { staff: true, staff_roles: 'finance', language };
      await inDatabase(backend, (sql) => sql('up_users').where({ id }).update(role));
      readers.push({ id, email });
    }
    setBrand({ languages });
    onTestFinished(() => setBrand());
    const dispute = {
      id: 'dp_1',
      amount: 123_450,
      currency: 'nzd',
      reason: 'product_not_received',
      status: 'needs_response',
      evidence_details: { due_by: Date.parse('2026-11-20') / 1000 },
    };
    const account = { id: 0, email: 'kea@example.org' } as MirrorRow;
    let told: unknown;
    await run(
      (strapi) =>
        inTransaction(strapi, async (sql) => {
          await notifyOfDispute(strapi, account, dispute as unknown as Stripe.Dispute);
          const rows = readers.map(async ({ id, email }) => {
            const { title, text } = await sql('notifications').where({ user_id: id }).first();
            // Only until the commit, after which the server sends it.
            const { subject } = await sql('queued_emails')
              .where({ recipient: email })
              .orderBy('id', 'desc')
              .first();
            return [title, text, subject === title.replaceAll(/\s/g, ' ')];
          });
          told = await Promise.all(rows);
        }),
      0,
    );
    expect(told).toEqual([
      [
        'Eine Zahlung von 1.234,50\u00a0$ wurde angefochten',
        'Konto: kea@example.org\nGrund: Leistung nicht erhalten\nAntworten Sie bis zum 20. November 2026 beim Kartenanbieter.',
        true,
      ],
      [
        'A payment of $1,234.50 is disputed',
        'Account: kea@example.org\nReason: product not received\nRespond at the card provider by November 20th 2026.',
        true,
      ],
    ]);
  });

  // Rows: X23N5
  it('end their emails by a signed link, which asks first', async () => {
    const vendor = await signUp(backend.url, 'silent');
    await approve(await submit(vendor));
    await vi.waitFor(async () => expect(await emails(vendor)).toHaveLength(1), soon);
    const [email] = await emails(vendor);
    const { pathname, search } = new URL(String(email?.unsubscribe));
    const link = `${backend.url}${pathname}${search}`;
    const setting = async () => (await vendor.get('/me/notification-settings')).at('data.0.email');
    const asked = await fetch(link);
    expect([asked.status, await asked.text(), await setting()]).toEqual([
      ...[200, expect.stringContaining('Decisions on your listings'), 'at-once'],
    ]);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const ended = await fetch(link, { method: 'POST', body });
    expect([ended.status, await setting()]).toEqual([200, 'off']);
    const forged = await fetch(link.replace('listing-decided', 'offer-decided'), {
      method: 'POST',
    });
    expect(forged.status).toBe(404);
  });
});
