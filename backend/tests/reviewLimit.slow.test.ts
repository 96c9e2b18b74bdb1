import process from 'node:process';
import { expect, it } from 'vitest';
import { call, signIn } from './caller.ts';
import { emailTo, readersOf } from './mailbox.ts';
import { insideServer, LONG, openDatabase, startBackend } from './startBackend.ts';

// Rows: X23W.3, X23R.5
it('moderators get one email a day while something waits longer than the limit', LONG, async () => {
  const [admin, kind] = ['admin@portal.test', 'reviews-late'];
  const env = { REVIEW_LIMIT_HOURS: '2', ...insideServer('nudge') };
  const backend = await startBackend({ env });
  const { dataDir } = backend;
  let looks = 0;
  const lookAgain = async () => {
    looks += 1;
    process.kill(Number(backend.pid), 'SIGUSR2');
    await expect.poll(() => backend.said().split('results: ').length).toBe(looks + 1);
  };
  const sent = async () =>
    (await readersOf(dataDir, kind)).filter((reader) => reader === admin).length;
  try {
    const email = await emailTo(dataDir, admin, kind);
    expect(email.subject).toMatch(/^\d+ items have waited over 2 hours for review$/);
    expect(email.text).toMatch(/The oldest is an? \w+ \w+, submitted \d+ days? ago\./);
    const overview = await (await signIn(backend.url, 'admin')).get('/analytics/overview');
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
    const staff = await signIn(backend.url, 'admin');
    const late = (await staff.get('/analytics/overview')).at('waiting.reviews.apps.late');
    expect(late).toBe(Number(before) + 1);
    const { at } = await staff.get('/pending/reviews/apps?state=reply');
    expect([at('data.0.id'), at('data.0.late_hours')]).toEqual([id, 2]);

    await lookAgain();
    // Sent after what the look sends.
    await call(backend.url, 'POST', '/auth/forgot-password', { body: { email: admin } });
    await emailTo(dataDir, admin, 'reset-password');
    expect(await sent()).toBe(1);

    const yesterday = { at: Date.now() - 24 * 3600 * 1000 };
    await sql('last_times').where({ name: 'late-reviews-nudge' }).update(yesterday);
    await lookAgain();
    await emailTo(dataDir, admin, kind, 2);
    expect(await sent()).toBe(2);
  } finally {
    await backend.stop();
  }
});
