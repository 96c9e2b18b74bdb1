import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brandTexts, defaultBrand, defaultNames, listingTexts } from '@portal/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBrandFile } from '../src/features/brand/brandFile.ts';
import { readImageFile } from '../src/features/brand/imageFile.ts';
import { withBrand } from '../src/features/pages/brandedPages.ts';
import { anApp, ask, type Caller, resetBrand, saveBrand, signIn } from './caller.ts';
import { emailTo } from './mailbox.ts';
import { fileBrand, sharedBackend } from './sharedBackend.ts';
import type { Backend } from './startBackend.ts';

const page =
  '<!doctype html><html data-time-zone="UTC" lang="en" data-theme="system"><head><title>Sign in · Customer portal</title></head><body></body></html>';
const { currency: _currency, timeZone: _timeZone, ...brand } = fileBrand;
const { look } = brand;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brand-'));
});
afterAll(() => rm(folder, { recursive: true }));

const signInPage = async ({ url }: Backend): Promise<string> => {
  const headers = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };
  return (await ask(Number(new URL(url).port), '/auth/login', headers)).body.toString();
};

describe('the brand', () => {
  let backend: Backend;
  let owner: Caller;
  const put = (data: object) => owner.put('/brand', { data });

  beforeAll(async () => {
    backend = await sharedBackend('equipped');
    owner = await signIn(backend.url, 'admin');
  });
  afterAll(() => resetBrand(owner));

  it('shows on pages, in emails and in authenticator apps without a restart, until it is reset', async () => {
    expect(await signInPage(backend)).toBe(page);
    const { version, ...shown } = Object((await owner.get('/brand')).at('data'));
    expect(shown).toEqual({ brand: defaultBrand, source: 'default' });
    const saved = await put({ brand, version });
    expect([saved.status, saved.at('data.version'), saved.at('data.source')]).toEqual([
      200,
      version + 1,
      'saved',
    ]);
    const html = await signInPage(backend);
    expect(html).toContain('<title>Sign in · Tui &amp; Co</title>');
    expect(html).toMatch(
      /<style nonce="[^"_]+">html:root\{--a1:light-dark\(#1e40af, #[\da-f]{6}\)\}</,
    );

    await owner.post('/system/test-email');
    const {
      subject,
      text,
      html: body,
      ...email
    } = await emailTo(backend.dataDir, 'admin@portal.test', 'test');
    expect(subject).toBe('Test email from Tui & Co');
    const from = '"Tui & Co" <no-reply@localhost>';
    expect(Object(email).from).toBe(from);
    expect((await owner.get('/system')).at('settings')).toContainEqual(
      expect.objectContaining({ name: 'MAIL_FROM', value: from, set: false }),
    );
    expect(text).toMatch(
      /\n\nTui & Co\nSupport: help@tui\.example\nPrivacy: https:\/\/tui\.example\/privacy$/,
    );
    expect(body).toContain('background:#1e40af');
    const outbox = await fetch(new URL('/_outbox', backend.url));
    expect(await outbox.text()).toMatch(/ \d{1,2} \w+ \d{4}, \d\d:\d\d UTC</);
    expect(body).toContain('<a href="mailto:help@tui.example"');
    const vendor = await signIn(backend.url, 'vendor');
    const totp = await vendor.post('/auth/totp', { current_password: 'greenstone-4400' });
    expect(totp.text).toContain('otpauth://totp/Tui%20%26%20Co:vendor');

    const reset = await resetBrand(owner);
    expect(reset.at('data')).toEqual({
      brand: defaultBrand,
      version: version + 2,
      source: 'default',
    });
    expect(await signInPage(backend)).toBe(page);
    const audit = await owner.get('/audit?action=brand');
    expect([audit.at('data.0.action'), audit.at('data.1.action')]).toEqual([
      'brand.reset',
      'brand.edit',
    ]);
    expect(audit.at('data.1.changes')).toEqual({
      portal: [defaultNames.portal, 'Tui & Co'],
      accent: [null, '#1e40af'],
      dateFormat: ['month-first', 'day-first'],
      supportEmail: [null, 'help@tui.example'],
      legalLinks: [[], ['Privacy: https://tui.example/privacy']],
    });
  });

  it('rejects invalid values and another version, and accepts a repeated save', async () => {
    const { version } = Object((await owner.get('/brand')).at('data'));
    const wrong = await put({ brand: { look: { accent: 'green' } }, version });
    expect([wrong.status, wrong.at('error.details.errors')]).toEqual([
      400,
      [{ path: ['look', 'accent'], message: brandTexts.color }],
    ]);
    expect((await put({ brand })).at('error.details.errors.0.path')).toEqual(['version']);
    expect((await put({ version })).at('error.details.errors.0.path')).toEqual(['brand']);
    const both = await Promise.all([put({ brand, version }), put({ brand: { look }, version })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.map((one) => one.at('error.details.reason'))).toContain('brand-changed');
    const current = (await owner.get('/brand')).at('data');
    const again = await put({ brand: Object(current).brand, version });
    expect(again.at('data')).toEqual(current);
    expect((await owner.delete(`/brand?version=${version}`)).status).toBe(409);
    expect((await owner.delete('/brand')).status).toBe(400);
  });

  it('offers languages, in one of which errors are', async () => {
    const { version } = Object((await owner.get('/brand')).at('data'));
    const vendor = await signIn(backend.url, 'vendor');
    const errorsFor = async (headers: Record<string, string>) => {
      const response = await vendor.post('/apps', anApp({ name: '' }), headers);
      return [response.at('error.message'), response.at('error.details.errors.0')];
    };
    const english = [listingTexts.failed, { path: ['name'], message: listingTexts.nameRequired }];
    const german = [
      'Der Eintrag konnte nicht erstellt oder aktualisiert werden. Näheres finden Sie unten.',
      { path: ['name'], message: 'Name des Eintrags ist erforderlich' },
    ];
    expect(await errorsFor({ cookie: 'language=de' })).toEqual(english);
    const twice = await put({ brand: { languages: ['de', 'de'] }, version });
    expect(twice.at('error.details.errors.0.path')).toEqual(['languages']);
    const saved = await saveBrand(owner, { languages: ['en', 'de'] });
    expect(saved.at('data.brand.languages')).toEqual(['en', 'de']);
    expect(await errorsFor({ cookie: 'language=de' })).toEqual(german);
    expect(await errorsFor({ 'accept-language': 'de-CH, en;q=0.5' })).toEqual(german);
    expect(await errorsFor({ cookie: 'language=fr' })).toEqual(english);
    expect(await errorsFor({})).toEqual(english);
  });
});

// Rows: X24R.5
describe('the images of BRAND_FILE', () => {
  const example = resolve(import.meta.dirname, '../../examples/brand/brand.json');

  it('are read from beside the file, and served with the pages', async () => {
    const inForce = readBrandFile(example);
    const { images } = inForce.brand;
    expect(images).toEqual({
      logo: {
        url: expect.stringMatching(/^\/brand-images\/[0-9a-f]{32}\.png$/),
        width: 352,
        height: 112,
      },
      logoDark: { url: expect.any(String), width: 352, height: 112 },
      favicon: { url: expect.any(String), width: 64, height: 64 },
      signIn: { url: expect.stringMatching(/\.webp$/), width: 1000, height: 1350 },
    });
    const table = withBrand({ files: new Map(), pages: new Map() }, inForce, {});
    expect(table.files.get(images.logo?.url ?? '')).toMatchObject({
      mime: 'image/png',
      immutable: true,
      bodies: { identity: await readFile(join(example, '../logo.png')) },
    });
  });

  it.each([
    ['VP8', { lossless: false }],
    ['VP8L', { lossless: true }],
    ['VP8X', { lossless: false }],
  ])('may be WebP, here %s', async (kind, options) => {
    const channels = kind === 'VP8X' ? 4 : 3;
    const background = { r: 9, g: 9, b: 9, alpha: 0.5 };
    const image = sharp({ create: { width: 37, height: 12, channels, background } });
    await image.webp(options).toFile(join(folder, `${kind}.webp`));
    const { width, height, file } = readImageFile(folder, `${kind}.webp`, 'here');
    expect([width, height, file.data.toString('latin1', 12, 16).trim()]).toEqual([37, 12, kind]);
  });

  it.each([
    ['missing.png', / cannot be read: ENOENT/],
    ['brand.json', / must be a PNG or WebP, but .*brand\.json is not\./],
    ['large.png', / may have at most 256 KB, but .*large\.png has 300000 bytes\./],
  ])('stop the start for %s', async (name, message) => {
    const file = join(folder, 'brand.json');
    await writeFile(file, JSON.stringify({ images: { logo: name } }));
    const png = await readFile(join(example, '../logo.png'));
    await writeFile(join(folder, 'large.png'), Buffer.concat([png], 300_000));
    expect(() => readBrandFile(file)).toThrow(`BRAND_FILE ${file}: images.logo`);
    expect(() => readBrandFile(file)).toThrow(message);
  });

  it('are paths, not addresses', async () => {
    const file = join(folder, 'brand.json');
    const logo = { url: 'https://cdn.example/logo.png', width: 1, height: 1 };
    await writeFile(file, JSON.stringify({ images: { logo } }));
    expect(() => readBrandFile(file)).toThrow('images.logo must be the path of an image.');
  });
});

describe('BRAND_FILE', () => {
  it('is rejected with its first error', async () => {
    const file = join(folder, 'wrong.json');
    await writeFile(file, '{"look":{"accent":"green"}}');
    expect(() => readBrandFile(file)).toThrow(
      `BRAND_FILE ${file} is not valid. look.accent: ${brandTexts.color}.`,
    );
    for (const [name, like] of [
      ['currency', 'a currency such as nzd'],
      ['timeZone', 'a time zone such as Pacific/Auckland'],
    ]) {
      await writeFile(file, `{"${name}":"kea"}`);
      expect(() => readBrandFile(file)).toThrow(
        `BRAND_FILE ${file}: ${name} must be ${like}, not "kea".`,
      );
    }
    expect(() => readBrandFile(folder)).toThrow(`BRAND_FILE ${folder} cannot be read: `);
  });
});
