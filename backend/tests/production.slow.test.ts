import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ApiResponse, ask, signIn } from './caller.ts';
import { sharedBackend, ZONE } from './sharedBackend.ts';
import { type Backend, inDatabase, startBackend } from './startBackend.ts';

const idOf = (response: ApiResponse) => Number(response.at('data.id'));

describe('a server in production', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await sharedBackend('strict');
  });

  it('calls only public https addresses as webhooks', async () => {
    const got: unknown[] = [];
    const server = createServer((incoming) => got.push(incoming.url)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const receiver = `http://localhost:${Object(server.address()).port}`;
    const admin = await signIn(backend.url, 'admin');
    await inDatabase(backend, (sql) =>
      sql('up_users').where({ email: 'admin@portal.test' }).update({ super: true }),
    );
    const make = (url: string) => admin.post('/webhooks', { data: { url } });
    const message = async (url: string) => (await make(url)).at('error.message');
    expect(await message(receiver)).toBe('Enter an https URL');
    expect(await message('https://169.254.169.254/latest')).toMatch(/private network/);
    const made = await make(receiver.replace('http:', 'https:'));
    const sent = await admin.post(`/webhooks/${idOf(made)}/ping`);
    const path = `/webhooks/deliveries/${idOf(sent)}`;
    await expect.poll(async () => (await admin.get(path)).at('data.problem')).toBe('EPRIVATE');
    expect(got).toEqual([]);
    server.close();
  });

  // Rows: X24R.7
  it('has the brand of BRAND_FILE, which owners cannot change, and what the environment does not', async () => {
    const headers = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };
    const shown = await ask(Number(new URL(backend.url).port), '/auth/login', headers);
    const html = shown.body.toString();
    expect(html).toContain('<title>Sign in · Tui &amp; Co</title>');
    // The other settings that pages read from their root element.
    expect(html).toContain(`<html data-time-zone="${ZONE}" data-analytics="off" data-brand=`);
    const owner = await signIn(backend.url, 'admin');
    const found = await owner.get('/brand');
    expect([found.at('data.brand.names.portal'), found.at('data.source')]).toEqual([
      'Tui & Co',
      'file',
    ]);
    expect((await owner.get('/me/stripe/settings')).at('currency')).toBe('nzd');
    const { settings } = Object((await owner.get('/system')).body);
    expect(settings).toEqual(
      expect.arrayContaining([
        { name: 'CURRENCY', value: 'nzd', secret: false, set: true },
        { name: 'TIME_ZONE', value: ZONE, secret: false, set: true },
      ]),
    );
    const data = { brand: {}, version: 0 };
    for (const rejected of [
      await owner.put('/brand', { data }),
      await owner.delete('/brand?version=0'),
    ])
      expect(rejected.at('error.details.reason')).toBe('brand-from-file');
  });

  it('does not start with an image of BRAND_FILE that an upload would refuse', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'brand-'));
    const file = join(folder, 'brand.json');
    await writeFile(file, JSON.stringify({ images: { logo: 'cut.png' } }));
    const png = await readFile(new URL('../../examples/brand/logo.png', import.meta.url));
    await writeFile(join(folder, 'cut.png'), png.subarray(0, png.length / 2));
    await expect(startBackend({ env: { BRAND_FILE: file } })).rejects.toThrow(
      `BRAND_FILE ${file}: images.logo (${join(folder, 'cut.png')}) is damaged.`,
    );
    await rm(folder, { recursive: true });
  });
});
