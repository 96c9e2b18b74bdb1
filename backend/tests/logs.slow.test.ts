import { expect, it } from 'vitest';
import { reasonOf } from '../src/features/mail/smtp.ts';
import { call, sendRaw, signUp } from './caller.ts';
import { inDatabase, newData, openDatabase, startBackend } from './startBackend.ts';

const reader = 'vendor@test.example';

/** Headers that differ between responses. */
const ofOne = /^(x-request-id|vary|content-length|date|connection): /i;

/** Status and the other headers of a raw response. */
const headOf = (response: string): { status: string | undefined; headers: string[] } => {
  const [first, ...lines] = response.slice(0, response.indexOf('\r\n\r\n')).split('\r\n');
  return {
    status: first?.split(' ')[1],
    headers: lines.filter((line) => !ofOne.test(line)).sort(),
  };
};

/** Requests that fail before the error handler, with their status. */
const bad: [string, string][] = [
  ['GET //a#@b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '400'],
  ['GET http://[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '400'],
  ['GET /api/apps HTTP/1.1\r\nConnection: close\r\n\r\n', '400'],
  ['This is no HTTP.\r\n\r\n', '400'],
  [`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`, '431'],
  ['POST /api/apps HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nnope\r\n', '400'],
  ['POST /api/apps HTTP/1.1\r\nHost: x\r\nExpect: gold\r\nContent-Length: 0\r\n\r\n', '417'],
];
const half = (path: string, type: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 99\r\n\r\n{"half":`;

// Rows: 1.9
it('in production every log line is JSON, from start to stop', async () => {
  const data = await newData();
  await inDatabase(data, (sql) => sql('up_users').update({ super: false }));
  const backend = await startBackend({
    dataDir: data.dataDir,
    env: {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://portal.test',
      SECRET: 'only for this test, and long enough to be accepted',
      STRIPE_ALLOW_SANDBOX: 'on',
      CONFIRM_EMAIL: 'off',
      LOG_LEVEL: 'info',
    },
  });
  const vendor = await signUp(backend.url, 'vendor');
  // The card provider rejects it, which is logged as a warning.
  await vendor.post('/me/stripe/payment-method', { id: 'pm_unknown' });
  // An email that cannot be stored: its recipient and code must not be logged.
  await using sql = openDatabase(backend);
  await sql.schema.renameTable('queued_emails', 'emails_away');
  await call(backend.url, 'POST', '/api/auth/forgot-password', { body: { email: reader } });
  await expect.poll(backend.said).toContain('insert into');
  await sql.schema.renameTable('emails_away', 'queued_emails');
  const before = backend.said().length;
  const port = Number(new URL(backend.url).port);
  const usual = headOf(
    await sendRaw(port, 'GET /api/nowhere HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
  );
  expect(usual.headers).toContain('X-Frame-Options: DENY');
  for (const [request, status] of bad) {
    const response = headOf(await sendRaw(port, request));
    expect([request.slice(0, 60), response]).toEqual([
      request.slice(0, 60),
      { status, headers: usual.headers },
    ]);
  }
  await sendRaw(port, half('/api/auth/local', 'application/json'), 'leave');
  await sendRaw(port, half('/v1/payment_methods', 'text/plain'), 'leave');
  await backend.stop();
  // The mail worker may report the missing table after it is back.
  const since = backend.said().slice(before).split('\n');
  const ofCalls = since.filter((line) => !line.includes('queued_emails')).join('\n');
  expect(ofCalls, 'no stack').not.toContain('\\n    at ');
  const lines = backend
    .said()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  const messages = lines.map(({ level, message }) => `${level}: ${message}`);
  expect(messages).toContain(`info: ready ${backend.url}`);
  expect(messages).toContain(
    'info: The portal has no owner. Create one: node backend/bin/admin.ts you@example.org',
  );
  expect(messages).toContainEqual(
    expect.stringMatching(/^warn: The card provider rejected a request/),
  );
  expect(messages).toContainEqual(expect.stringMatching(/^info: .*shut down/));
  expect(backend.said()).not.toContain(reader);
  for (const { time } of lines) expect(new Date(time).toISOString()).toBe(time);
}, 180_000);

it('a rejected email is logged by codes, since the server’s message has the recipient', () => {
  const rejected = Object.assign(new Error(`550 5.1.1 <${reader}>: no such user`), {
    code: 'EENVELOPE',
    responseCode: 550,
  });
  expect(reasonOf(rejected)).toBe('EENVELOPE 550');
  expect(reasonOf(Object.assign(new Error('No space.'), { code: 'ENOSPC' }))).toBe('ENOSPC');
  expect(reasonOf(new Error(reader))).toBe('of an error without a code');
});
