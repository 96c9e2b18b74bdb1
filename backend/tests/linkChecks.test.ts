import { once } from 'node:events';
import { createServer } from 'node:http';
import { linkTimes } from '@portal/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from './caller.ts';
import { emailTo, readersOf } from './mailbox.ts';
import { type Backend, inDatabase, LONG, startBackend } from './startBackend.ts';

const VENDOR = 'vendor@portal.test';

describe('checks of links', LONG, () => {
  let backend: Backend;
  let vendor: Caller;
  let staff: Caller;
  let id: number;
  let status = 200;
  let asked = 0;
  const site = createServer((_request, response) => {
    asked += 1;
    response.writeHead(status, { 'content-type': 'text/html' }).end('<title>Acme</title>');
  });

  const links = async (of = vendor) => Object((await of.get(`/apps/${id}/links`)).body).data;
  const brokenIds = async () =>
    Object((await vendor.get('/apps?links=broken')).body).data.map(
      (each: { id: number }) => each.id,
    );
  /** Moves the past of the link back, as the tests do not wait an hour, and has it checked. */
  const checkAgain = async () => {
    await inDatabase(backend, async (sql) => {
      await sql('link_checks')
        .where({ listing_id: id })
        .decrement('failing_since', linkTimes.confirm);
      await sql('call_counts').delete();
    });
    const before = asked;
    await vendor.post(`/apps/${id}/links/check`);
    await expect.poll(() => asked).toBeGreaterThan(before);
    await expect.poll(async () => (await links())[0].due).toBe(false);
    return (await links())[0];
  };

  beforeAll(async () => {
    site.listen(0, '127.0.0.1');
    await once(site, 'listening');
    backend = await startBackend({ env: { LINK_CHECKS: 'on' } });
    vendor = await signIn(backend.url, 'vendor');
    staff = await signIn(backend.url, 'admin');
    const [live] = Object((await vendor.get('/apps')).body).data;
    id = live.id;
    const link = `http://127.0.0.1:${Object(site.address()).port}/`;
    const { version } = live;
    const data = { link, trial: null, version, target: live.revision ? 'live' : undefined };
    const saved = await staff.put(`/apps/${id}`, { data });
    expect(saved.status, saved.text).toBe(200);
  });
  afterAll(async () => {
    site.close();
    await backend.stop();
  });

  it('checks a link soon after it changes, and tells the vendor once it is broken', async () => {
    await expect.poll(async () => (await links())[0]?.result).toBe('ok');
    expect(await links(staff)).toEqual([
      expect.objectContaining({ field: 'link', broken: false, since: null, detail: null }),
    ]);

    status = 503;
    expect(await checkAgain()).toMatchObject({
      ...{ result: 'failing', detail: 'HTTP 503', broken: false },
    });
    expect(await brokenIds()).toEqual([]);

    status = 404;
    expect(await checkAgain()).toMatchObject({ result: 'not-found', broken: true });
    expect(await brokenIds()).toEqual([id]);
    const email = await emailTo(backend.dataDir, VENDOR, 'listing-link-broken');
    expect(email.text).toContain('Page not found');

    await checkAgain();
    expect(await readersOf(backend.dataDir, 'listing-link-broken')).toEqual([VENDOR]);

    status = 200;
    expect(await checkAgain()).toMatchObject({ result: 'ok', broken: false, since: null });
    expect(await brokenIds()).toEqual([]);
  });
});
