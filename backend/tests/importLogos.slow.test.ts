import { once } from 'node:events';
import { createServer } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiResponse, anApp, type Caller, signUp } from './caller.ts';
import { countsOf, run, settled } from './importCalls.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, inDatabase } from './startBackend.ts';

const image = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();

describe('an import of logos', () => {
  let backend: Backend;
  let site = '';
  const asked: string[] = [];
  const server = createServer(async ({ url = '' }, response) => {
    asked.push(url);
    if (url.endsWith('.png')) response.end(await image(url.includes('red') ? 'red' : 'blue'));
    else if (url === '/page') response.end('<title>No image</title>');
    else response.writeHead(404).end();
  });

  beforeAll(async () => {
    backend = await sharedBackend();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    site = `http://127.0.0.1:${Object(server.address()).port}`;
  });
  afterAll(() => server.close());

  const checked = async (caller: Caller, rows: object[] | string) => {
    const content = typeof rows === 'string' ? rows : JSON.stringify(rows);
    const form = new FormData();
    form.append('files', new File([content], 'list.json'));
    const sent = await caller.post('/imports/apps', form);
    const id = sent.at('data.id');
    const columns = sent.at('data.columns');
    const targets = Array.isArray(columns) ? columns.map(({ target }) => target) : [];
    const data = { targets, key: sent.at('data.key'), arrival: 'draft', skip_unknown_terms: false };
    expect((await caller.put(`/imports/${id}`, { data })).status).toBe(200);
    return settled(caller, id);
  };
  const whole = async (caller: Caller, rows: object[]) =>
    run(caller, (await checked(caller, rows)).at('data.id'));
  const undo = async (caller: Caller, { at }: ApiResponse) => {
    await caller.post(`/imports/${at('data.id')}/undo`, {});
    return settled(caller, at('data.id'));
  };
  const logoOf = async (caller: Caller, name: string) => {
    const list = (await caller.get('/pending/apps?user=me')).at('data');
    return Array.isArray(list) ? list.find((each) => each.name === name)?.logo : undefined;
  };

  // Rows: X45T.9
  it('loads them when it runs, and again only what has changed', async () => {
    const vendor = await signUp(backend.url, 'logos');
    const rows = [
      { name: 'Kea', 'Logo address': `${site}/red.png` },
      { name: 'Tui', 'Logo address': `${site}/blue.png` },
      { name: 'Weka', 'Logo address': '' },
    ];
    const found = await checked(vendor, rows);
    expect(countsOf(found)).toEqual({ new: 3 });
    expect(asked).toEqual([]);
    expect(countsOf(await run(vendor, found.at('data.id')))).toEqual({ created: 3 });
    expect(asked.toSorted()).toEqual(['/blue.png', '/red.png']);
    const logo = await logoOf(vendor, 'Kea');
    expect(logo).toMatchObject({ name: 'red.png', width: 400, mime: 'image/png' });
    expect(await logoOf(vendor, 'Weka')).toBe(null);
    expect((await vendor.get(`/upload/files/${logo.id}`)).at('url')).toBe(logo.url);
    expect(JSON.stringify(logo)).not.toContain(site);

    asked.length = 0;
    expect(countsOf(await checked(vendor, rows))).toEqual({ unchanged: 3 });
    for (const format of ['json', 'csv']) {
      const { text } = await vendor.get(`/pending/apps?user=me&format=${format}`);
      expect(countsOf(await checked(vendor, text))).toEqual({ unchanged: 3 });
    }
    const other = [{ name: 'Kea', 'Logo address': `${site}/blue.png` }];
    const changed = await whole(vendor, other);
    expect(countsOf(changed)).toEqual({ saved: 1 });
    expect(asked).toEqual(['/blue.png']);
    expect(countsOf(await undo(vendor, changed))).toEqual({ undone: 1 });
    expect((await logoOf(vendor, 'Kea')).id).toBe(logo.id);
  });

  it('fails the rows whose image it does not get, and writes them once it is there', async () => {
    const vendor = await signUp(backend.url, 'no-logos');
    await vendor.post('/apps', anApp({ name: 'Kea' }));
    const ran = await whole(vendor, [
      { name: 'Kea', 'Logo address': `${site}/missing` },
      { name: 'Tui', 'Logo address': `${site}/page` },
      { name: 'Moa', 'Logo address': 'moa.png' },
      { name: 'Ruru', 'Logo address': `/uploads/${'0'.repeat(32)}/original.png` },
    ]);
    expect(countsOf(ran)).toEqual({ failed: 4 });
    const problems = ran.at('data.problems');
    const errors = Array.isArray(problems) ? problems.flatMap((row) => row.errors) : [];
    const noAddress = 'Enter the full address of an image, such as https://example.org/logo.png';
    expect(errors).toEqual([
      { path: ['logo'], message: 'No image was found at this address' },
      { path: ['logo'], message: 'There is no JPEG, PNG or WebP image at this address' },
      { path: ['logo'], message: noAddress },
      { path: ['logo'], message: noAddress },
    ]);
    expect(await logoOf(vendor, 'Tui')).toBeUndefined();
    const id = ran.at('data.id');
    const values = { logo: `${site}/red.png` };
    await vendor.patch(`/imports/${id}/rows/1`, { data: { values } });
    expect(countsOf(await settled(vendor, id))).toEqual({ changed: 1, failed: 3 });
    expect(countsOf(await run(vendor, id))).toEqual({ saved: 1, failed: 3 });
    expect(await logoOf(vendor, 'Kea')).toMatchObject({ name: 'red.png' });
  });

  it('loads an address once for all its rows, also after a kill', async () => {
    const vendor = await signUp(backend.url, 'same-logos');
    asked.length = 0;
    const rows = Array.from({ length: 15 }, (_, at) => `Kea ${at}`).map((name) => ({
      name,
      'Logo address': `${site}/blue.png`,
    }));
    const ran = await whole(vendor, rows);
    expect(asked).toEqual(['/blue.png']);
    // As a server that ended between the upload and the row leaves it.
    await undo(vendor, ran);
    await inDatabase(backend, async (sql) => {
      const id = Number(ran.at('data.id'));
      await sql('import_rows').where({ import_id: id }).update({ state: 'new' });
      await sql('imports').where({ id }).update({ state: 'stopped' });
    });
    expect(countsOf(await run(vendor, ran.at('data.id')))).toEqual({ created: 15 });
    expect(asked).toEqual(['/blue.png']);
  });
});
