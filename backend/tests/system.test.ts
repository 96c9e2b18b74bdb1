import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, call, callerOf, signUp } from './caller.ts';
import { createChecker } from './description.ts';
import { emailTo } from './mailbox.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, DATABASE, inDatabase } from './startBackend.ts';

const HOUR = 3600_000;

describe('the system', () => {
  let backend: Backend;
  let owner: Caller;
  let checker: ReturnType<typeof createChecker>;

  const report = async () => {
    const response = await owner.get('/system');
    checker.check('GET', '/system', response.status, JSON.parse(response.text), undefined);
    return response;
  };
  const retry = (kind: unknown) => owner.post('/system/jobs/retry', { kind });

  beforeAll(async () => {
    backend = await sharedBackend('equipped');
    const described = await fetch(`${backend.url}/api/openapi.json`);
    checker = createChecker(await described.json());
    await signUp(backend.url, 'owner');
    const email = 'owner@test.example';
    await inDatabase(backend, (sql) => sql('up_users').where({ email }).update({ super: true }));
    const body = { identifier: email, password: 'a long password' };
    const signedIn = await call(backend.url, 'POST', '/auth/local', { body });
    owner = callerOf(backend.url, String(signedIn.at('jwt')));
  });

  it('is ready, for everyone, and names storage when its folder is lost', async () => {
    const ready = await fetch(`${backend.url}/_ready`);
    expect([ready.status, await ready.json(), ready.headers.get('cache-control')]).toEqual([
      200,
      { database: 'ok', storage: 'ok' },
      'no-store',
    ]);
    expect((await fetch(`${backend.url}/_ready`, { method: 'HEAD' })).status).toBe(200);
    const uploads = join(backend.dataDir, 'public', 'uploads');
    await rename(uploads, `${uploads}.away`);
    try {
      const lost = await fetch(`${backend.url}/_ready`);
      expect([lost.status, await lost.json()]).toEqual([
        503,
        { database: 'ok', storage: 'failed' },
      ]);
      expect((await report()).at('storage.writable')).toBe(false);
    } finally {
      await rename(`${uploads}.away`, uploads);
    }
    expect((await fetch(`${backend.url}/_health`)).status).toBe(204);
  });

  it('reports every part as described, and nothing of a secret', DATABASE, async () => {
    const found = await report();
    expect(found.status).toBe(200);
    expect(checker.problems).toEqual([]);
    expect(found.at('database.kind')).toBe(backend.databaseUrl ? 'postgres' : 'sqlite');
    expect(Number(found.at('database.bytes'))).toBeGreaterThan(100_000);
    expect(Number(found.at('storage.free'))).toBeGreaterThan(0);
    expect(found.at('storage.writable')).toBe(true);
    expect(found.at('database.pending')).toBe(false);
    expect(found.at('backup')).toBeNull();
    // The setting of the profile, of which the row says that it is set.
    expect(found.text).toContain(
      '{"name":"STRIPE_SECRET_KEY","value":null,"secret":true,"set":true}',
    );
    expect(found.text).not.toMatch(/sk_test|whsec_|postgres(ql)?:\/\//);
    await inDatabase(backend, (sql) =>
      sql('last_times').insert({ name: 'backup', at: Date.now() }),
    );
    expect(Date.parse(String((await report()).at('backup')))).toBeGreaterThan(Date.now() - HOUR);
  });

  it('sends a test email to the caller', async () => {
    const sent = await owner.post('/system/test-email');
    expect([sent.status, sent.text]).toEqual([200, '{"to":"owner@test.example","problem":null}']);
    const email = await emailTo(backend.dataDir, 'owner@test.example', 'test');
    expect(email.subject).toBe('Test email from the customer portal');
    expect((await report()).at('mail.sent')).not.toBeNull();
  });

  it('retries failed emails once, however often it is asked', DATABASE, async () => {
    const queued = { kind: 'welcome', subject: 'Kept', text: '', html: '', created: Date.now() };
    const failed = { next: Date.now() + HOUR, tries: 3, problem: 'EAUTH 535' };
    await inDatabase(backend, (sql) =>
      sql('queued_emails').insert({ ...queued, ...failed, recipient: 'retried@test.example' }),
    );
    const before = await report();
    expect([before.at('jobs.0.failed'), before.at('jobs.0.problem')]).toEqual([1, 'EAUTH 535']);
    const retried = await Promise.all([retry('emails'), retry('emails')]);
    expect(retried.map(({ text }) => text).sort()).toEqual(['{"retried":0}', '{"retried":1}']);
    await emailTo(backend.dataDir, 'retried@test.example', 'welcome');
    expect((await report()).at('jobs.0.failed')).toBe(0);
    expect((await retry('emails')).at('retried')).toBe(0);
  });

  it('retries failed follow-ups of decisions once', DATABASE, async () => {
    const failed = {
      event_id: 0,
      handler: 'email-vendor',
      about: 'apps/0',
      next: Date.now() + HOUR,
    };
    await inDatabase(backend, (sql) => sql('pending_events').insert(failed));
    expect((await report()).at('jobs.2.failed')).toBe(1);
    const retried = await Promise.all([retry('events'), retry('events')]);
    expect(retried.map(({ text }) => text).sort()).toEqual(['{"retried":0}', '{"retried":1}']);
    await expect
      .poll(() => inDatabase(backend, (sql) => sql('pending_events').where({ about: 'apps/0' })))
      .toEqual([]);
  });

  it('counts refunds that were put off as failed, and retries them once', DATABASE, async () => {
    const created = Date.now();
    const key = 'refund of the test';
    const row = { key, request: '', user_id: 0, account_id: 0, values: '{}', offer_id: 0, created };
    const putOff = { refund: 'asked', refund_at: created + HOUR };
    await inDatabase(backend, (sql) => sql('offer_payments').insert({ ...row, ...putOff }));
    expect((await report()).at('jobs.1.failed')).toBe(1);
    const retried = await Promise.all([retry('refunds'), retry('refunds')]);
    expect(retried.map(({ text }) => text).sort()).toEqual(['{"retried":0}', '{"retried":1}']);
  });

  it('rejects unknown kinds of jobs', async () => {
    for (const kind of ['constructor', '', null, ['emails'], 1]) {
      const { status, text } = await retry(kind);
      expect([status, text.includes('Kind of job is not valid')]).toEqual([400, true]);
    }
  });
});
