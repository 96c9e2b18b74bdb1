import { strapi } from '@strapi/client';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { billingClientOf, listingOf, offerOn } from './billing.ts';
import { anApp, signIn } from './caller.ts';
import { sharedBackend } from './sharedBackend.ts';
import type { Backend } from './startBackend.ts';

/* Strapi's own client, unchanged, works with this backend. */

type Client = ReturnType<typeof strapi>;
type Row = Awaited<ReturnType<ReturnType<Client['collection']>['findOne']>>['data'];

const all = { locale: 'en', populate: '*', status: 'published' } as const;

describe("Strapi's own client", () => {
  let backend: Backend;
  let vendor: Client;
  let admin: Client;

  const clientOf = async (name: string): Promise<Client> =>
    strapi({ baseURL: `${backend.url}/api`, auth: (await signIn(backend.url, name)).jwt });
  const picture = () =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b6e5c' } })
      .png()
      .toBuffer();

  /** Reads, changes and deletes a record by both of its ids. */
  const tryAll = async (client: Client, name: string, created: Row, change: object) => {
    const rows = client.collection(name);
    expect(created.documentId).toBe(String(created.id));
    expect((await rows.findOne(created.documentId, all)).data).toMatchObject(created);
    const { data: changed } = await rows.update(created.documentId, { ...change });
    expect(changed).toMatchObject(change);
    expect((await rows.findOne(`${created.id}`)).data).toMatchObject(change);
    await rows.delete(created.documentId);
    await expect(rows.findOne(created.documentId)).rejects.toThrow('404');
  };

  beforeAll(async () => {
    backend = await sharedBackend();
    vendor = await clientOf('pro');
    admin = await clientOf('admin');
  });

  it.each(['apps', 'services'])('works on a vendor’s and an admin’s %s', async (name) => {
    for (const client of [vendor, admin]) {
      const rows = client.collection(name);
      const found = await rows.find({
        ...all,
        filters: { name: { $containsi: 'a' } },
        sort: 'name:asc',
        pagination: { page: 1, pageSize: 2 },
      });
      expect(found.meta.pagination).toMatchObject({ page: 1, pageSize: 2 });
      const { data } = await rows.create(anApp({ name: 'By a client' }).data);
      await tryAll(client, name, data, { pricing: '$10/month' });
    }
  });

  it.each(['industries', 'locations', 'categories'])(
    'reads %s for a vendor and changes them for an admin',
    async (name) => {
      const { data: rows } = await vendor.collection(name).find(all);
      expect((await vendor.collection(name).findOne(`${rows[0]?.documentId}`)).data).toMatchObject({
        documentId: rows[0]?.documentId,
      });
      await expect(vendor.collection(name).create({ name: 'Mine' })).rejects.toThrow('403');
      const { data } = await admin.collection(name).create({ name: 'By a client' });
      await tryAll(admin, name, data, { name: 'Changed by a client' });
    },
  );

  it('writes a review as a vendor and decides it as an admin', async () => {
    const listing = await listingOf(await signIn(backend.url, 'vendor'));
    const review = { rating: 4, comment: 'Does its work.', listing };
    const created = await vendor.collection('reviews').create(review);
    // Only the author's calls have the estimate.
    const { wait: _, ...data } = created.data;
    expect((await vendor.collection('reviews').find(all)).data).toContainEqual(data);
    expect((await vendor.collection('reviews').findOne(data.documentId)).data).toEqual(data);
    const foreign = await (await clientOf('trial')).collection('reviews').find(all);
    expect(foreign.data.map(({ id }) => id)).not.toContain(data.id);
    const { data: seen } = await admin.collection('reviews').findOne(data.documentId);
    await tryAll(admin, 'reviews', seen, { status: 'APPROVED' });
  });

  it('buys a special offer as a vendor and decides it as an admin', async () => {
    const caller = await signIn(backend.url, 'pro');
    await billingClientOf(() => backend.url).addCard(caller);
    const { data: offer } = offerOn(await listingOf(caller));
    const { wait: _, ...data } = (await vendor.collection('special-offers').create(offer)).data;
    expect((await vendor.collection('special-offers').find(all)).data).toContainEqual(data);
    expect((await vendor.collection('special-offers').findOne(data.documentId)).data).toEqual(data);
    const foreign = await (await clientOf('trial')).collection('special-offers').find(all);
    expect(foreign.data.map(({ id }) => id)).not.toContain(data.id);
    const decided = await admin
      .collection('special-offers')
      .update(data.documentId, { status: 'A' });
    expect(decided.data).toMatchObject({ id: data.id, status: 'A' });
    // A paid offer cannot be deleted.
    await expect(admin.collection('special-offers').delete(data.documentId)).rejects.toThrow('405');
  });

  it('uploads, finds, edits and deletes files', async () => {
    for (const client of [vendor, admin]) {
      const [sent] = await client.files.upload(await picture(), {
        filename: 'sign.png',
        mimetype: 'image/png',
        fileInfo: { alternativeText: 'A sign', caption: 'At the gate' },
      });
      const id = Number(sent?.id);
      expect(sent).toMatchObject({ alternativeText: 'A sign', caption: 'At the gate' });
      const found = await client.files.find({ filters: { name: { $eq: 'sign.png' } } });
      expect(found.map((file) => file.id)).toContain(id);
      const texts = { name: 'gate.png', alternativeText: 'A red sign' };
      expect(await client.files.update(id, texts)).toMatchObject({ id, ...texts });
      const kept = { ...texts, caption: 'At the gate' };
      expect(await client.files.findOne(id)).toMatchObject(kept);
      await expect((await clientOf('trial')).files.update(id, texts)).rejects.toThrow('not found');
      expect(await client.files.delete(id)).toMatchObject({ id });
      await expect(client.files.findOne(id)).rejects.toThrow('not found');
    }
  });
});
