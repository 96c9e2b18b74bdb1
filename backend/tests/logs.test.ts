import { expect, it } from 'vitest';
import { signIn } from './caller.ts';
import { startBackend } from './startBackend.ts';

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
  for (const { time } of lines) expect(new Date(time).toISOString()).toBe(time);
}, 180_000);
