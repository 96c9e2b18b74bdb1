import { once } from 'node:events';
import { createServer } from 'node:http';
import { linkTimes } from '@portal/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from './caller.ts';
import { emailTo, readersOf } from './mailbox.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, inDatabase, LONG } from './startBackend.ts';

const DAY = 24 * 3_600_000;
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
    backend = await sharedBackend('equipped');
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
    await inDatabase(backend, async (sql) => {
      await sql.raw('drop trigger if exists fails');
    });
  });

  it('checks a link soon after it changes, and tells the vendor once it is broken', async () => {
    await expect.poll(async () => (await links())[0]?.result).toBe('ok');
    expect(await links(staff)).toEqual([
      expect.objectContaining({ field: 'link', broken: false, since: null, detail: null }),
    ]);

    status = 503;
    expect(await checkAgain()).toMatchObject({
      result: 'failing',
      detail: 'HTTP 503',
      broken: false,
    });
    expect(await brokenIds()).toEqual([]);

    status = 404;
    expect(await checkAgain()).toMatchObject({ result: 'not-found', broken: true });
    expect(await brokenIds()).toEqual([id]);
    const email = await emailTo(backend.dataDir, VENDOR, 'listing-link-broken');
    expect(email.text).toContain('Page not found');

    const { hides } = await checkAgain();
    expect(Date.parse(hides) - Date.now()).toBeGreaterThan(DAY);
    expect(await readersOf(backend.dataDir, 'listing-link-broken')).toEqual([VENDOR]);

    status = 200;
    expect(await checkAgain()).toMatchObject({ result: 'ok', broken: false, since: null });
    expect(await brokenIds()).toEqual([]);
  });

  // Rows: X23L.3, X23L.4, X23L.5
  it('hides a listing whose website stays broken, unless an admin shows it', async () => {
    const hidden = async () => (await vendor.get(`/apps/${id}`)).at('data.link_hidden_at');
    const last = async () => (await vendor.get(`/apps/${id}/events`)).at('data.0');
    const breakFor = async (days: number) => {
      await checkAgain();
      await inDatabase(backend, (sql) =>
        sql('link_checks')
          .where({ listing_id: id })
          .decrement({ broken_at: days * DAY, shown_at: days * DAY }),
      );
      await checkAgain();
    };
    status = 404;
    await checkAgain();
    await breakFor(3);
    expect(await hidden()).toEqual(expect.any(String));
    expect(await last()).toMatchObject({ kind: 'hidden', actor: { name: 'The link check' } });
    const asked = '/apps?links=hidden';
    expect((await vendor.get(asked)).at('data.0.id')).toBe(id);
    const email = await emailTo(backend.dataDir, VENDOR, 'listing-hidden');
    expect(email.text).toContain('has been broken since');
    await expect
      .poll(async () => (await staff.get('/me/notifications?kind=vendor-link-broken')).at('data.0'))
      .toMatchObject({ title: expect.stringContaining('is hidden: broken link') });

    status = 200;
    await checkAgain();
    expect([await hidden(), await last()]).toEqual([
      undefined,
      expect.objectContaining({ kind: 'shown' }),
    ]);

    status = 404;
    await checkAgain();
    await breakFor(3);
    expect((await staff.post(`/apps/${id}/show`)).status).toBe(200);
    await breakFor(3);
    expect([await hidden(), (await links())[0].broken]).toEqual([undefined, true]);

    status = 200;
    await checkAgain();
    status = 404;
    await checkAgain();
    await breakFor(3);
    const { version } = Object((await staff.get(`/apps/${id}`)).body).data;
    const data = { link: 'https://another.example/', version };
    expect((await staff.put(`/apps/${id}`, { data })).status).toBe(200);
    expect([await hidden(), await last()]).toEqual([
      undefined,
      expect.objectContaining({ kind: 'shown' }),
    ]);
  });

  // Rows: X23R.8
  it('notifies the owners of a check that fails for the third time, once a day', async () => {
    const failed = async () =>
      Object((await staff.get('/me/notifications?kind=job-failed')).body).data.map(
        ({ id, title, path }: { id: number; title: string; path: string }) => ({ id, title, path }),
      );
    const trigger = 'fails before update of checked_at on link_checks';
    await inDatabase(backend, async (sql) => {
      await sql.raw(`create trigger ${trigger} begin select raise(abort, 'A fault.'); end`);
      // The first checks of others would fail too.
      await sql('link_checks')
        .whereNot({ listing_id: id })
        .update({ next: Date.now() + DAY });
    });
    const told = [{ id: expect.any(Number), title: 'Link checks failed', path: '/system' }];
    let first: unknown[] = [];
    for (let failures = 1; failures <= 6; failures += 1) {
      await inDatabase(backend, async (sql) => {
        await sql('call_counts').delete();
      });
      await vendor.post(`/apps/${id}/links/check`);
      await expect.poll(async () => (await links())[0].due).toBe(false);
      if (failures === 3) {
        await expect.poll(failed).toEqual(told);
        first = await failed();
      }
      // A new notification would replace the one before.
      expect(await failed()).toEqual(first);
    }
  });
});
