import type { Knex } from 'knex';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Strapi } from '../src/base/registry.ts';
import { eraseExpired } from '../src/features/trash/index.ts';
import { anApp, type Caller, pictureForm, signIn, signUp } from './caller.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, inDatabase, LONG } from './startBackend.ts';

const DAY = 86_400_000;

describe('a deleted listing', { ...LONG, tags: ['database'] }, () => {
  let backend: Backend;
  let admin: Caller;
  let vendor: Caller;

  beforeAll(async () => {
    // Its refunds are delayed.
    backend = await sharedBackend('equipped');
    admin = await signIn(backend.url, 'admin');
    vendor = await signIn(backend.url, 'pro');
  });

  const must = async (call: ReturnType<Caller['get']>) => {
    const response = await call;
    if (response.status >= 300) throw new Error(`${response.status} ${response.text}`);
    return response;
  };
  const create = async (type: string, change: Record<string, unknown>) => {
    const made = await must(vendor.post(`/${type}`, anApp(change)));
    return { id: Number(made.at('data.id')), slug: String(made.at('data.slug')) };
  };
  const approve = (type: string, id: number) =>
    must(admin.patch(`/${type}/${id}`, { data: { status: 'APPROVED' } }));
  const remove = (type: string, id: number) => must(vendor.delete(`/${type}/${id}`));
  const restore = (type: string, id: number) => vendor.post(`/deleted/${type}/${id}/restore`);
  const sql = <T>(work: (sql: Knex) => PromiseLike<T>) => inDatabase(backend, work);

  const addOffer = (app_id: number, status: string, refund: string | null) =>
    sql(async (sql) => {
      const [{ id }] = await sql('special_offers')
        .insert({
          title: status,
          status,
          app_id,
          version: 1,
          document_id: `trash${status}${refund}`,
        })
        .returning('id');
      const key = `trash-${id}`;
      const none = { user_id: 0, account_id: 0, values: '{}', intent: null, refund_at: null };
      const of = { key, request: key, offer_id: id, refund, created: Date.now() };
      await sql('offer_payments').insert({ ...none, ...of });
      return Number(id);
    });

  // Rows: X45.8
  it('comes back with the same rows: team, pictures, terms, reviews, offers, views, versions and messages', async () => {
    const upload = async () =>
      Number((await must(vendor.post('/upload', await pictureForm()))).at('0.id'));
    const [logo, photo] = [await upload(), await upload()];
    const industry = Number((await vendor.get('/industries')).at('data.0.id'));
    const person = { name: 'Hana', position: 'Lead', description: 'Leads.', photo };
    const service = await create('services', {
      name: 'Whole Service',
      logo,
      industries: [industry],
      team_members: [person],
    });
    await approve('services', service.id);
    const later = { summary: 'Proposed.', version: 2 };
    const { at } = await vendor.get(`/pending/services/${service.id}`);
    await must(
      vendor.put(`/services/${service.id}`, { data: { ...later, version: at('data.version') } }),
    );
    const reader = await signUp(backend.url, 'trashreader');
    const review = { rating: 5, comment: 'Kept.', listing: `/services/${service.slug}` };
    await must(reader.post('/reviews', { data: review }));
    await must(vendor.post(`/services/${service.id}/messages`, { data: { text: 'Hello.' } }));
    await sql((sql) =>
      sql('daily_views').insert({
        document_id: 'trashviews',
        listing_type: 'services',
        listing_id: service.id,
        day: '2026-11-01',
        views: 3,
      }),
    );
    const rows = () =>
      sql(async (sql) => {
        const of = { service_id: service.id };
        const both = await sql('services')
          .where({ id: service.id })
          .orWhere({ revision_of: service.id })
          .orderBy('id');
        const ids = both.map(({ id }) => id);
        const about = `services/${service.id}`;
        const versions = await sql('listing_versions').where({ about }).orderBy('event_id');
        const shown = sql('services_list_terms').whereIn('id', ids).orderBy(['id', 'term']);
        return {
          both,
          versions,
          terms: await sql('services_industries_lnk').whereIn('service_id', ids).orderBy('id'),
          team: await sql('team_members').whereIn('service_id', ids).orderBy('id'),
          pictures: await sql('files_related_mph').whereIn('file_id', [logo, photo]).orderBy('id'),
          reviews: await sql('reviews').where(of),
          views: await sql('daily_views').where({
            listing_type: 'services',
            listing_id: service.id,
          }),
          kept: await sql('listing_version_pictures')
            .whereIn('file_id', [logo, photo])
            .orderBy('id'),
          messages: await sql('listing_messages').where({ about }),
          shown: await shown,
        };
      });
    const before = await rows();
    for (const [name, some] of Object.entries(before)) expect(some.length, name).toBeGreaterThan(0);
    await remove('services', service.id);
    const gone = await rows();
    for (const [name, some] of Object.entries(gone)) expect(some, name).toEqual([]);
    expect((await must(restore('services', service.id))).at('data.slug')).toBe(service.slug);
    const { versions, ...after } = await rows();
    // The version that it has after it was restored.
    const known = { ...before, versions: undefined };
    expect({ ...after, versions: undefined }).toEqual(known);
    expect(versions.slice(0, -1)).toEqual(before.versions);
    expect(await sql((sql) => sql('trash_rows').where({ place: 'services' }))).toEqual([]);
  });

  it('keeps its address, and comes back without a term that was deleted meanwhile', async () => {
    const added = await must(admin.post('/industries', { data: { name: 'Short-lived' } }));
    const industry = Number(added.at('data.id'));
    const { id, slug } = await create('apps', { name: 'Sluggish', industries: [industry] });
    await remove('apps', id);
    expect((await create('apps', { name: 'Sluggish' })).slug).toBe(`${slug}-2`);
    await must(admin.delete(`/industries/${industry}`));
    const back = await must(restore('apps', id));
    expect([back.at('data.slug'), back.at('data.industries')]).toEqual([slug, []]);
  });

  it('comes back with the term into which its own was merged meanwhile', async () => {
    const add = async (name: string) =>
      Number((await must(admin.post('/industries', { data: { name } }))).at('data.id'));
    const [from, into] = [await add('Merged away'), await add('Merged into')];
    const { id } = await create('apps', { name: 'Follows', industries: [from] });
    await remove('apps', id);
    await must(admin.delete(`/industries/${from}?move_to=${into}`));
    const back = await must(restore('apps', id));
    expect(back.at('data.industries.0.id')).toBe(into);
  });

  it('gets its term back when that is restored, also if it was deleted after the merge', async () => {
    const add = async (name: string) =>
      Number((await must(admin.post('/locations', { data: { name } }))).at('data.id'));
    const [from, into] = [await add('Merged and back'), await add('Merged for a time')];
    const both = [from, into];
    const [before, after, afterBoth] = [
      await create('services', { name: 'Deleted before', locations: [from] }),
      await create('services', { name: 'Deleted after', locations: [from] }),
      await create('services', { name: 'Deleted after, had both', locations: both }),
    ];
    await remove('services', before.id);
    await must(admin.delete(`/locations/${from}?move_to=${into}`));
    for (const { id } of [after, afterBoth]) await remove('services', id);
    await must(admin.post(`/deleted/locations/${from}/restore`));
    const found = [];
    for (const { id } of [before, after, afterBoth]) {
      const { data } = Object((await must(restore('services', id))).body);
      found.push(data.locations.map((each: { id: number }) => each.id));
    }
    expect(found).toEqual([[from], [from], [into, from]]);
  });

  it('stays featured through a merge while the directory does not show it', async () => {
    const add = async (name: string) =>
      Number((await must(admin.post('/industries', { data: { name } }))).at('data.id'));
    const [from, into] = [await add('Featured from'), await add('Featured into')];
    const { id } = await create('apps', { name: 'Not shown', industries: [from] });
    await approve('apps', id);
    await must(admin.put(`/industries/${from}`, { data: { featured_apps: [id] } }));
    await sql((sql) => sql('apps').where({ id }).update({ status: 'PENDING' }));
    const preview = await must(admin.get(`/industries/${from}/merge?into=${into}`));
    expect(preview.at('data.featured')).toBe(1);
    await must(admin.delete(`/industries/${from}?move_to=${into}`));
    expect((await must(admin.get(`/industries/${into}`))).at('data.left_out.0.id')).toBe(id);
  });

  it('comes back although a visit was counted after it was deleted', async () => {
    const { id } = await create('apps', { name: 'Visited' });
    const count = (document_id: string) =>
      sql((sql) =>
        sql('daily_views').insert({
          document_id,
          listing_type: 'apps',
          listing_id: id,
          day: '2026-11-02',
          views: 1,
        }),
      );
    await count('visitbefore');
    await remove('apps', id);
    await count('visitafter');
    await must(restore('apps', id));
    const views = await sql((sql) => sql('daily_views').where({ listing_id: id }));
    expect(views.filter((view) => view.listing_type === 'apps')).toHaveLength(1);
  });

  // Rows: X45.8
  it('is featured again, in an industry that was deleted as well', async () => {
    const add = async (name: string) =>
      Number((await must(admin.post('/industries', { data: { name } }))).at('data.id'));
    const [from, to] = [await add('Restored industry'), await add('Industry meanwhile')];
    const { id } = await create('apps', { name: 'Featured', industries: [from] });
    await approve('apps', id);
    const featured_apps = [id];
    await must(admin.put(`/industries/${from}`, { data: { featured_apps } }));
    const rows = () =>
      sql(async (sql) => ({
        industry: await sql('industries').where({ id: from }),
        uses: await sql('apps_industries_lnk').where({ app_id: id }).pluck('industry_id'),
        shown: await sql('apps_list_terms').where({ id }).pluck('term'),
        featured: (await admin.get(`/industries/${from}`)).at('data.featured_apps.0.id'),
      }));
    const before = await rows();
    await must(admin.delete(`/industries/${from}?move_to=${to}`));
    expect(await rows()).toMatchObject({ industry: [], uses: [to] });
    await must(admin.post(`/deleted/industries/${from}/restore`));
    expect(await rows()).toEqual(before);
    expect((await must(admin.get('/deleted/industries'))).at('data.0.id')).not.toBe(from);
    const { body } = await admin.get(`/apps/${id}/events`);
    const { data }: { data: { kind: string }[] } = Object(body);
    expect(data.map(({ kind }) => kind).slice(0, 2)).toEqual(['edited', 'edited']);
  });

  it('has no subcategory that loses its address, or itself, while its category is deleted', async () => {
    const add = async (terms: string, data: object) => {
      const { at } = await must(admin.post(`/${terms}`, { data }));
      return { id: Number(at('data.id')), slug: String(at('data.slug')) };
    };
    const category = await add('categories', { name: 'Lost and found' });
    const sub = await add('subcategories', { name: 'Odds & Ends', category: category.id });
    expect(sub.slug).toBe('odds-ends');
    const other = await add('categories', { name: 'Elsewhere' });
    await must(admin.delete(`/categories/${category.id}`));
    const twin = await add('subcategories', { name: 'Odds Ends', category: other.id });
    expect(twin.slug).toBe('odds-ends-2');
    const rename = (slug: string) =>
      sql((sql) => sql('subcategories').where({ id: twin.id }).update({ slug }));
    // As the admin panel may.
    await rename(sub.slug);
    const back = () => admin.post(`/deleted/categories/${category.id}/restore`);
    const refused = await back();
    expect([refused.status, refused.at('error.message')]).toEqual([
      400,
      'There is another term with the address “odds-ends” now.',
    ]);
    await rename(twin.slug);
    expect((await must(back())).at('data.subcategories.0.id')).toBe(sub.id);
  });

  // Its account may be erased.
  it('has a review that goes with its listing to another account', async () => {
    const { id, slug } = await create('apps', { name: 'Reviewed and moved' });
    await approve('apps', id);
    const reader = await signUp(backend.url, 'trashmover');
    const data = { rating: 5, comment: 'Kept.', listing: `/apps/${slug}` };
    const review = Number((await must(reader.post('/reviews', { data }))).at('data.id'));
    await must(admin.delete(`/reviews/${review}`));
    const to = Number((await reader.get('/users/me')).at('id'));
    await must(admin.post(`/apps/${id}/move`, { data: { to } }));
    const accounts = await sql(async (sql) => [
      await sql('trash').where({ kind: 'reviews', record_id: review }).pluck('account_id'),
      await sql('apps').where({ id }).pluck('account_id'),
    ]);
    expect(accounts[0]).toEqual(accounts[1]);
  });

  it('stays in the trash when another row has its unique value', async () => {
    const { id, slug } = await create('apps', { name: 'Displaced' });
    await remove('apps', id);
    const other = await create('apps', { name: 'In its place' });
    await sql((sql) => sql('apps').where({ id: other.id }).update({ slug }));
    expect((await restore('apps', id)).status).toBe(500);
    await sql((sql) => sql('apps').where({ id: other.id }).update({ slug: other.slug }));
    await must(restore('apps', id));
  });

  it('waits for moderators again, who are told', async () => {
    const { id } = await create('apps', { name: 'Waiting again' });
    const told = async () => {
      const { body } = await admin.get('/me/notifications?kind=queue');
      const { data }: { data: object[] } = Object(body);
      return data.filter((each) => JSON.stringify(each).includes('Waiting again')).length;
    };
    await expect.poll(told).toBe(1);
    await remove('apps', id);
    await expect.poll(told).toBe(0);
    await must(restore('apps', id));
    await expect.poll(told).toBe(1);
  });

  it('comes back with its undecided offers, except those whose refund has begun', async () => {
    const { id } = await create('apps', { name: 'Offered' });
    await approve('apps', id);
    const paymentOf = (offer_id: number) =>
      sql((sql) => sql('offer_payments').where({ offer_id }).first());
    const refunded = await addOffer(id, 'PENDING', 're_1');
    const open = await addOffer(id, 'PENDING', null);
    await remove('apps', id);
    await expect.poll(async () => (await paymentOf(open)).refund_at).toBeTruthy();
    await must(restore('apps', id));
    const left = await sql((sql) => sql('special_offers').where({ app_id: id }).pluck('id'));
    expect(left).not.toContain(refunded);
    expect(left).toContain(open);
    expect((await paymentOf(open)).refund_at).toBeNull();
    const { body } = await vendor.get(`/special-offers/${open}/events`);
    const { data }: { data: { kind: string }[] } = Object(body);
    expect(data.map(({ kind }) => kind)).toEqual(['restored', 'deleted']);
  });

  it('is erased after 30 days, and its address is free', async () => {
    const { id, slug } = await create('apps', { name: 'Forgotten' });
    await remove('apps', id);
    const eraseAfter = (days: number) =>
      sql((sql) => {
        const transaction = (work: (scope: object) => Promise<unknown>) =>
          sql.transaction((trx) => work({ trx, onCommit: () => undefined }));
        const strapi = { db: { transaction } } as unknown as Strapi;
        return eraseExpired(strapi, Date.now() + days * DAY);
      });
    const left = () =>
      sql(async (sql) => {
        const entries = await sql('trash').where({ kind: 'apps', record_id: id });
        return [entries.length, (await sql('trash_rows').select('id')).length > 0];
      });
    await eraseAfter(29);
    expect(await left()).toEqual([1, true]);
    await eraseAfter(31);
    expect(await left()).toEqual([0, false]);
    expect((await restore('apps', id)).status).toBe(404);
    expect((await create('apps', { name: 'Forgotten' })).slug).toBe(slug);
  });
});
