import { expect, it } from 'vitest';
import { reasonOf } from '../src/mail/smtp.ts';
import { call, signIn } from './caller.ts';
import { openDatabase } from './database.ts';
import { startBackend } from './startBackend.ts';

const reader = 'vendor@portal.test';

// Rows: 1.9
it('in production every line of the log is JSON, from the start to the end', async () => {
  const backend = await startBackend({
    env: {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://portal.test',
      SECRET: 'only for this test, and long enough to be taken',
      STRIPE_ALLOW_SANDBOX: 'on',
      DEMO: 'on',
      LOG_LEVEL: 'info',
    },
  });
  const vendor = await signIn(backend.url, 'vendor');
  // The card provider refuses it, which is told as a warning.
  await vendor.post('/me/stripe/payment-method', { id: 'pm_of_nobody' });
  // A letter that cannot be stored: whose it is, and the code in it, are nobody's business.
  const sql = openDatabase(backend);
  await sql.schema.renameTable('waiting_letters', 'letters_away');
  await call(backend.url, 'POST', '/api/auth/forgot-password', { body: { email: reader } });
  await expect.poll(backend.said, { timeout: 20_000 }).toContain('insert into');
  await sql.schema.renameTable('letters_away', 'waiting_letters');
  await sql.destroy();
  await backend.stop();
  const lines = backend
    .said()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  const told = lines.map(({ level, message }) => `${level}: ${message}`);
  expect(told).toContain(`info: ready ${backend.url}`);
  expect(told).toContainEqual(expect.stringMatching(/^warn: The card provider refused a call/));
  expect(told).toContainEqual(expect.stringMatching(/^info: .*shut down/));
  expect(backend.said()).not.toContain(reader);
  for (const { time } of lines) expect(new Date(time).toISOString()).toBe(time);
}, 180_000);

it('a letter that was not taken is told by codes, since the server names its reader', () => {
  const refused = Object.assign(new Error(`550 5.1.1 <${reader}>: no such user`), {
    code: 'EENVELOPE',
    responseCode: 550,
  });
  expect(reasonOf(refused)).toBe('EENVELOPE 550');
  expect(reasonOf(Object.assign(new Error('No room.'), { code: 'ENOSPC' }))).toBe('ENOSPC');
  expect(reasonOf(new Error(reader))).toBe('of an error without a code');
});
