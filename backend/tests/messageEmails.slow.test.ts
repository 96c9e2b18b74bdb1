import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from './caller.ts';
import { emailTo, linkOf, readersOf } from './mailbox.ts';
import { type Backend, startBackend } from './startBackend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ env: { MAIL_MESSAGE_SECONDS: '2' } });
}, 120_000);
afterAll(() => backend?.stop());

it('sends messages that the vendor has not read in one email', { timeout: 120_000 }, async () => {
  const admin = await signIn(backend.url, 'admin');
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
