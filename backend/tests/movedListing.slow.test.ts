import { beforeAll, describe, expect, it, vi } from 'vitest';
import { anApp, type Caller, callsOf, signIn, signUp } from './caller.ts';
import { emailTo } from './mailbox.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, inDatabase, LONG } from './startBackend.ts';

/** In each text of the former vendor, and of staff to them. */
const PRIVATE = 'Kahurangi';

describe('a listing that was moved to another account', LONG, () => {
  let backend: Backend;
  let admin: Caller;
  let from: Caller;
  let to: Caller;
  let app: number;
  let offer: number;
  let late: number;
  let review: number;
  const ids: Record<string, number[]> = {};

  const idOf = async (who: Caller) => Number((await who.get('/users/me')).at('id'));

  /** Whether moderators are told of the reply. */
  const isTold = () =>
    inDatabase(backend, async (sql) => {
      const about = `reviews/${review}/reply`;
      return (await sql('notifications').where({ about })).length > 0;
    });

  /** An offer of a listing, as after its payment. */
  const addOffer = (author_id: number, values: object) =>
    inDatabase(backend, async (sql) => {
      const texts = { description: PRIVATE, link: 'https://offer.example', label: PRIVATE };
      const at = new Date();
      const row = { ...texts, app_id: app, author_id, created_at: at, updated_at: at, ...values };
      const [made] = await sql('special_offers')
        .insert({ document_id: `moved${row.author_id}${Object(values).title}`, version: 1, ...row })
        .returning('id');
      return Number(made.id);
    });

  beforeAll(async () => {
    backend = await sharedBackend();
    const first = await inDatabase(backend, async (sql) => {
      const events = await sql('events').max('id as last').first();
      return Number(events?.last);
    });
    admin = await signIn(backend.url, 'admin');
    from = await signUp(backend.url, 'formervendor');
    to = await signUp(backend.url, 'newvendor');
    const reviewer = await signUp(backend.url, 'reader');
    const must = async (call: ReturnType<Caller['get']>) => {
      const response = await call;
      expect([response.status, response.text.slice(0, 300)]).toEqual([
        response.status === 201 ? 201 : 200,
        expect.anything(),
      ]);
      return response;
    };
    app = Number((await must(from.post('/apps', anApp({ summary: PRIVATE })))).at('data.id'));
    const version = async () => (await admin.get(`/pending/apps/${app}`)).at('data.version');
    await must(from.post(`/apps/${app}/messages`, { data: { text: PRIVATE } }));
    await must(admin.post(`/apps/${app}/messages`, { data: { text: `You, ${PRIVATE}` } }));
    const remark = { field: 'link', item: null, required: true, text: 'Use https.' };
    await must(
      admin.patch(`/apps/${app}`, {
        data: { status: 'PENDING', note: 'Nearly there.', remarks: [remark] },
      }),
    );
    const answers = [{ id: 1, done: true, reply: PRIVATE }];
    await must(from.put(`/apps/${app}`, anApp({ answers, draft: true })));
    await must(from.put(`/apps/${app}`, anApp({ answers })));
    await must(
      admin.patch(`/apps/${app}`, {
        data: { status: 'APPROVED', note: `Thanks, ${PRIVATE}`, version: await version() },
      }),
    );
    const listing = `/apps/${app}`;
    const sent = await must(
      reviewer.post('/reviews', { data: { rating: 4, comment: 'Useful.', listing } }),
    );
    review = Number(sent.at('data.id'));
    await must(admin.patch(`/reviews/${review}`, { status: 'APPROVED' }));
    await must(from.put(`/reviews/${review}/reply`, { data: { text: PRIVATE } }));
    await vi.waitFor(async () => expect(await isTold()).toBe(true), { timeout: 30_000 });
    await must(from.post(`/reviews/${review}/report`, { data: { reason: 'spam', text: PRIVATE } }));
    offer = await addOffer(await idOf(from), { title: 'Pending', status: 'PENDING' });
    await addOffer(await idOf(from), {
      title: 'Declined',
      status: 'DECLINED',
      admin_note: PRIVATE,
    });
    const live = { title: 'Live', description: 'For all', label: 'Now', admin_note: PRIVATE };
    const shown = await addOffer(await idOf(from), { ...live, status: 'APPROVED' });
    await must(from.put(`/apps/${app}`, anApp({ summary: PRIVATE, draft: true })));
    const asks = { status: 'P', remarks: [], admin_note: PRIVATE };
    const ask = () => admin.patch(`/special-offers/${offer}`, asks);
    await must(ask());
    await must(admin.post(`/apps/${app}/move`, { data: { to: await idOf(to) } }));
    expect(await isTold()).toBe(false);
    const pending = await admin.get(`/special-offers/${offer}`);
    expect([pending.at('data.status'), pending.at('data.request')]).toEqual(['P', null]);
    expect((await ask()).at('error.details.reason')).toBe('offer-listing-moved');
    // Its payment completes after the move.
    late = await addOffer(await idOf(from), { title: PRIVATE, status: 'PENDING' });
    await must(admin.patch(`/special-offers/${offer}`, { status: 'D', admin_note: PRIVATE }));
    await emailTo(backend.dataDir, 'newvendor@test.example', 'listing-moved-here');
    const records = [app, review, offer, offer + 1, shown, late];
    const event: number[] = await inDatabase(backend, (sql) =>
      sql('events').where('id', '>', first).whereIn('listing_id', records).pluck('id'),
    );
    expect(event.length).toBeGreaterThan(5);
    Object.assign(ids, { id: records, event });
  });

  /** Every address of the description that reads, with each of the ids. */
  const pathsOf = async (): Promise<string[]> => {
    const reads = (await callsOf(backend.url)).filter(({ method }) => method === 'GET');
    const filled = (path: string): string[] => {
      const [place, name = ''] = /\{(\w+)\}/.exec(path) ?? [];
      if (!place) return [path];
      return (ids[name] ?? ['none']).flatMap((value) => filled(path.replace(place, `${value}`)));
    };
    return [...new Set(reads.flatMap(({ path }) => filled(path)))];
  };

  it('shows its new vendor nothing that the former one or staff to them wrote, in any call', async () => {
    const found: string[] = [];
    let answered = 0;
    for (const path of await pathsOf()) {
      const { status, text } = await to.get(path);
      if (status === 200) answered += 1;
      for (const trace of [PRIVATE, 'formervendor'])
        if (text.includes(trace)) found.push(`${path}: ${trace}`);
    }
    expect(found).toEqual([]);
    expect(answered).toBeGreaterThan(40);
  });

  it('leaves the former vendor their own words, and staff all of them', async () => {
    const own = await from.get('/me/export');
    expect(own.at('listings')).toEqual([]);
    expect(own.at('moved_listings.0.messages.0.text')).toBe(PRIVATE);
    expect(JSON.stringify(own.at('special_offers'))).toContain(PRIVATE);
    const { body } = await admin.get(`/apps/${app}/messages`);
    expect(Object(body).data.messages).toHaveLength(2);
  });

  it('is not moved by a save with another account', async () => {
    const made = await from.post('/apps', anApp());
    const id = made.at('data.id');
    const { id: account } = Object((await to.get('/users/me')).at('account'));
    for (const other of [account, null]) {
      const { status } = await admin.put(`/apps/${id}`, anApp({ account: other }));
      expect([status, (await to.get(`/pending/apps/${id}`)).status]).toEqual([200, 404]);
      expect((await from.get(`/pending/apps/${id}`)).status).toBe(200);
    }
  });
});
