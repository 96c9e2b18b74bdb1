import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { Strapi } from '../src/base/registry.ts';
import { notInBrand } from '../src/features/brand/images.ts';
import { inNoVersion } from '../src/features/listing/versionTable.ts';
import { createDiskStore } from '../src/features/media/diskStore.ts';
import { sweepOrphans } from '../src/features/media/sweep.ts';
import { pictureUses } from '../src/features/media/uses.ts';
import { anApp, type Caller, pictureForm, saveBrand, signIn } from './caller.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, inDatabase, openDatabase } from './startBackend.ts';

const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
let server: Backend;
let vendor: Caller;

interface Picture {
  id: number;
  url: string;
}

const folder = (...names: string[]) => join(server.dataDir, 'public/uploads', ...names);

async function upload(background: string): Promise<Picture> {
  const response = await vendor.post('/upload', await pictureForm('logo.png', { background }));
  return { id: Number(response.at('0.id')), url: String(response.at('0.url')) };
}

/** Runs the hourly sweep; bucket.slow.test.ts runs it as the scheduled job of a server. */
const sweep = (): Promise<void> =>
  inDatabase(server, (sql) => {
    const db = {
      connection: sql,
      inTransaction: () => false,
      transaction: (work: (scope: object) => Promise<unknown>) =>
        sql.transaction((trx) => work({ trx })),
    };
    const strapi: Strapi = Object.assign(Object.create(null), { db });
    return sweepOrphans(strapi, createDiskStore(folder()));
  });

/** Whether the record and the file of a picture exist. */
const isThere = async ({ id, url }: Picture) => [
  (await vendor.get(`/upload/files/${id}`)).status === 200,
  (await fetch(new URL(url, server.url))).status === 200,
];

beforeAll(async () => {
  // A server has those that its features register: bucket.slow.test.ts.
  pictureUses.push({ unused: notInBrand }, { unused: inNoVersion });
  server = await sharedBackend();
  vendor = await signIn(server.url, 'vendor');
});

it('an upload that is unused for a day is deleted, but not a file of another record', async () => {
  const unused = await upload('#0b6e5c');
  const ofADraft = await upload('#b3261e');
  const { status } = await vendor.post('/apps', anApp({ logo: ofADraft.id }));
  expect(status).toBe(201);

  const ofAVersion = await upload('#5b3fa0');
  const made = await vendor.post('/apps', anApp({ name: 'Without a logo', logo: ofAVersion.id }));
  await vendor.put(`/apps/${made.at('data.id')}`, { data: { logo: null } });

  const ofTheBrand = await upload('#8a6d1f');
  const owner = await signIn(server.url, 'admin');
  const logo = { url: ofTheBrand.url, width: 8, height: 8 };
  expect((await saveBrand(owner, { images: { logo } })).status).toBe(200);

  const apps: { id: number; logo: Picture | null }[] = JSON.parse(
    (await vendor.get('/apps')).text,
  ).data;
  const ofAnApp = apps.find((app) => app.logo)?.logo;
  if (!ofAnApp) throw new Error('No app of the vendor has a logo.');
  const texts = { data: { alternativeText: 'Never submitted with the listing' } };
  const copied = await vendor.patch(`/upload/files/${ofAnApp.id}`, texts);
  const copy = { id: Number(copied.at('id')), url: String(copied.at('url')) };
  expect([copy.id === ofAnApp.id, copy.url]).toEqual([false, ofAnApp.url]);

  await using database = openDatabase(server);
  await database('files').update({ created_at: twoDaysAgo });
  const recent = await upload('#1b4f9c');

  const leftByACrash = 'c'.repeat(32);
  for (const left of [folder(leftByACrash), folder('.staging', leftByACrash)]) {
    mkdirSync(left, { recursive: true });
    utimesSync(left, twoDaysAgo, twoDaysAgo);
  }

  await sweep();

  expect({
    unused: await isThere(unused),
    ofADraft: await isThere(ofADraft),
    ofAVersion: await isThere(ofAVersion),
    recent: await isThere(recent),
    ofTheBrand: await isThere(ofTheBrand),
    ofAnApp: await isThere(ofAnApp),
    copy: await isThere(copy),
  }).toEqual({
    unused: [false, false],
    ofADraft: [true, true],
    ofAVersion: [true, true],
    recent: [true, true],
    ofTheBrand: [true, true],
    ofAnApp: [true, true],
    copy: [false, true],
  });
  expect(readdirSync(folder())).not.toContain(leftByACrash);
  expect(readdirSync(folder('.staging'))).toEqual([]);
});
