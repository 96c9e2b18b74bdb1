import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBillingTestServer, LONG } from './billingTestServer.ts';
import {
  anApp,
  type Caller,
  call,
  pictureForm,
  resetBrand,
  saveBrand,
  signIn as signInAs,
  signUp,
} from './caller.ts';
import { emailTo } from './mailbox.ts';
import { DATABASE, inDatabase } from './startBackend.ts';

const password = 'a long password';
const past = new Date('2026-01-01T00:00Z');

describe('the deletion of an account', LONG, () => {
  const billing = createBillingTestServer();
  beforeAll(billing.open);
  afterAll(billing.checkResponses);

  let joined = 0;
  const known = async (who: Caller, change: object = {}) => {
    const me = await who.get('/users/me');
    const id = Number(me.at('id'));
    await inDatabase(billing.backend, (sql) =>
      sql('up_users')
        .where({ id })
        .update({ confirmed: true, ...change }),
    );
    return { ...who, id, email: String(me.at('email')), account: Number(me.at('account.id')) };
  };
  const join = async (name: string, change: object = {}) => {
    joined += 1;
    return known(await signUp(billing.backend.url, `${name}-${joined}`), change);
  };
  const support = () => join('remover', { staff: true, staff_roles: 'support' });
  const remove = (by: Caller, { id, email }: { id: number; email: string }, more: object = {}) =>
    by.post(`/accounts/${id}/delete`, { data: { email, current_password: password, ...more } });
  const restore = (by: Caller, { id }: { id: number }) => by.post(`/accounts/${id}/restore`);
  const reasonOf = async (response: ReturnType<typeof remove>) =>
    (await response).at('error.details.reason');
  const rowOf = ({ id }: { id: number }) =>
    inDatabase(billing.backend, (sql) => sql('up_users').where({ id }).first());

  it('ends the sessions, refuses sign-ins and can be undone', async () => {
    const [by, vendor] = [await support(), await join('leaving')];
    const first = await remove(by, vendor);
    expect([first.status, first.at('data.state'), first.at('data.listings_hidden')]).toEqual([
      200,
      'deleting',
      true,
    ]);
    expect((await remove(by, vendor)).at('data.deletes_at')).toBe(first.at('data.deletes_at'));
    expect((await vendor.get('/users/me')).status).toBe(401);
    const { url, dataDir } = billing.backend;
    const headers = { cookie: vendor.cookie };
    expect((await call(url, 'POST', '/auth/refresh', { headers })).status).toBe(401);
    const login = { identifier: vendor.email, password };
    const signIn = (body: object) => call(url, 'POST', '/auth/local', { body });
    expect((await signIn(login)).at('error.details.reason')).toBe('account-deleting');
    const admin = await signInAs(url, 'admin');
    expect((await saveBrand(admin, { languages: ['en', 'de'] })).status).toBe(200);
    const german = { body: login, headers: { cookie: 'language=de' } };
    const inGerman = await call(url, 'POST', '/auth/local', german);
    expect(inGerman.at('error.details.reason')).toBe('account-deleting');
    await resetBrand(admin);
    expect(await reasonOf(signIn({ ...login, password: 'wrong' }))).toBe('credentials-rejected');
    expect((await emailTo(dataDir, vendor.email, 'account-deleting')).text).toContain('deleted on');
    for (const action of ['block', 'unblock', 'send-password-reset'])
      expect(
        (await by.post(`/accounts/${vendor.id}/${action}`, { data: { reason: 'No.' } })).status,
        action,
      ).toBe(409);
    expect((await restore(by, vendor)).at('data.state')).toBe('active');
    expect(await reasonOf(restore(by, vendor))).toBe('account-changed');
    expect((await signIn(login)).status).toBe(200);
  });

  it('needs the typed address, the password, a role and a vendor', async () => {
    const [by, vendor, editor] = [
      await support(),
      await join('kept'),
      await join('writer', { staff: true, staff_roles: 'moderator' }),
    ];
    const typed = await remove(by, vendor, { email: 'other@example.org' });
    expect(typed.at('error.details.errors.0.path')).toEqual(['email']);
    expect(await reasonOf(remove(by, vendor, { current_password: 'wrong' }))).toBe(
      'current-password-rejected',
    );
    expect(await reasonOf(remove(editor, vendor))).toBe('role-missing');
    expect(await reasonOf(remove(vendor, vendor))).toBe('admins-only');
    expect(await reasonOf(remove(by, by))).toBe('own-account');
    expect(await reasonOf(remove(by, editor))).toBe('staff-not-deletable');
    expect(await reasonOf(restore(editor, vendor))).toBe('role-missing');
    expect((await rowOf(vendor)).deletes_at).toBeNull();
  });

  it('and its undoing at the same moment leave one of the two', DATABASE, async () => {
    const [one, other, vendor] = [await support(), await support(), await join('contested')];
    await remove(one, vendor);
    const [restored, again] = await Promise.all([restore(one, vendor), remove(other, vendor)]);
    expect([restored.status, again.status]).toEqual([200, 200]);
    const { blocked, deletes_at } = await rowOf(vendor);
    expect(Boolean(blocked)).toBe(deletes_at !== null);
    await remove(one, vendor);
    const rivals = await Promise.all([restore(one, vendor), restore(other, vendor)]);
    expect(rivals.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('keeps a block that was there before', async () => {
    const [by, vendor] = [await support(), await join('blocked')];
    const keep = { data: { reason: 'A fake.', hide_listings: false } };
    await by.post(`/accounts/${vendor.id}/block`, keep);
    expect((await remove(by, vendor)).at('data.listings_hidden')).toBe(true);
    const restored = await restore(by, vendor);
    expect([restored.at('data.state'), restored.at('data.listings_hidden')]).toEqual([
      'blocked',
      false,
    ]);
  });

  it('cancels the subscription first, and changes nothing without the card provider', async () => {
    const by = await support();
    const { who, card } = await billing.person('subscribed');
    const vendor = await known(who);
    await billing.subscribe(who, card);
    billing.relay.reject(/^POST \/v1\/subscriptions\//, 500);
    expect((await remove(by, vendor)).status).toBe(503);
    billing.relay.reject();
    expect((await rowOf(vendor)).blocked).toBeFalsy();
    expect((await billing.subscriptionOf(who)).at('cancel_at_period_end')).toBe(false);
    expect((await remove(by, vendor)).status).toBe(200);
    await restore(by, vendor);
    const back = await call(billing.backend.url, 'POST', '/auth/local', {
      body: { identifier: vendor.email, password },
    });
    const again = await call(billing.backend.url, 'GET', '/me/stripe/subscriptions', {
      headers: { authorization: `Bearer ${back.at('jwt')}` },
    });
    expect(again.at('cancel_at_period_end')).toBe(true);
  });

  it(
    'leaves no live subscription when the vendor subscribes at the same moment',
    DATABASE,
    async () => {
      const by = await support();
      const { who, card } = await billing.person('racing');
      const vendor = await known(who);
      const [removed] = await Promise.all([remove(by, vendor), billing.subscribe(who, card)]);
      expect(removed.status).toBe(200);
      const page = await by.get(`/accounts/${vendor.id}`);
      const id = page.at('data.customer_id');
      const { body } = await billing.provider('GET', '/v1/subscriptions', { customer: String(id) });
      const charging = body.data.filter(
        ({
          status,
          cancel_at_period_end: ends,
        }: {
          status: string;
          cancel_at_period_end: boolean;
        }) => status !== 'canceled' && !ends,
      );
      expect(charging).toEqual([]);
    },
  );

  it(
    'erases the person, listings, reviews, texts and pictures, and keeps payments without the name',
    DATABASE,
    async () => {
      const by = await support();
      const { who } = await billing.person('erasing');
      const vendor = await known(who, { first_name: 'Erasable', last_name: 'Person' });
      const { url } = billing.backend;
      const form = await pictureForm();
      const uploaded = await call(url, 'POST', '/upload', {
        body: form,
        headers: { authorization: `Bearer ${who.jwt}` },
      });
      const logo = Number(uploaded.at('0.id'));
      const listing = await who.post('/apps', anApp({ logo, name: 'Erasable listing' }));
      const id = Number(listing.at('data.id'));
      const page = await who.get('/reviewable/apps?pagination[pageSize]=1');
      const about = `/apps/${page.at('data.0.slug')}`;
      const review = await who.post('/reviews', {
        data: { rating: 1, comment: 'Erasable comment', listing: about },
      });
      expect([listing.status, review.status]).toEqual([201, 201]);
      const moderator = await join('assigned', { staff: true, staff_roles: 'moderator' });
      await moderator.put(`/apps/${id}/assignee`, { data: { user: moderator.id } });
      await who.post(`/apps/${id}/messages`, { data: { text: 'Erasable message' } });
      const view = { list: '/apps/active', name: 'Erasable view', query: 'search=erasable' };
      expect((await who.post('/me/saved-views', { data: view })).status).toBe(201);
      // As staff shared it, before they left.
      const shared = {
        ...view,
        list: '/apps/active/all',
        name: 'Shared view',
        shared_with: 'staff',
      };
      await inDatabase(billing.backend, async (sql) => {
        await sql('saved_views').insert({ ...shared, user_id: vendor.id, created_at: 0 });
      });
      const own = await who.get('/me/export');
      expect(own.at('listings.0.messages.0.text')).toBe('Erasable message');
      expect(own.at('saved_views.0')).toMatchObject(view);
      const told = await moderator.get('/me/notifications?kind=vendor-message');
      expect(told.at('data.0.text')).toBe('Erasable message');
      await moderator.patch('/me/notifications', {
        data: { read: true, ids: [told.at('data.0.id')] },
      });
      const imported = new FormData();
      imported.append('files', new File(['Name\nErasable import'], 'list.csv'));
      expect((await who.post('/imports/apps', imported)).status).toBe(201);
      // Deleted listings: the vendor's own, and another's with a review and a message of theirs.
      const trashed = await who.post('/apps', anApp({ name: 'Erasable trash' }));
      await who.delete(`/apps/${trashed.at('data.id')}`);
      const pro = await signInAs(url, 'pro');
      const other = Number((await pro.post('/apps', anApp({ name: 'Another' }))).at('data.id'));
      const admin = await signInAs(url, 'admin');
      await admin.patch(`/apps/${other}`, { data: { status: 'APPROVED' } });
      const reviewed = { rating: 2, comment: 'Erasable comment', listing: `/apps/${other}` };
      const erasable = Number((await who.post('/reviews', { data: reviewed })).at('data.id'));
      await inDatabase(billing.backend, (sql) =>
        sql('listing_messages').insert({
          about: `apps/${other}`,
          author_id: vendor.id,
          author_name: 'Erasable name',
          text: 'Kept',
          created_at: Date.now(),
        }),
      );
      await admin.patch(`/reviews/${erasable}`, { data: { status: 'APPROVED' } });
      const received = async () => JSON.stringify((await pro.get('/me/notifications')).body);
      await expect.poll(received).toContain('Erasable comment');
      await pro.delete(`/apps/${other}`);
      await remove(by, vendor);
      // Many that are due before do not keep it waiting.
      const earlier = Array.from({ length: 25 }, (_, index) => ({
        username: `due-${index}@test.example`,
        email: `due-${index}@test.example`,
        deletes_at: new Date(past.getTime() - 1000),
      }));
      await inDatabase(billing.backend, async (sql) => {
        await sql('up_users').insert(earlier);
        await sql('up_users').where({ id: vendor.id }).update({ deletes_at: past });
      });
      expect(await reasonOf(restore(by, vendor))).toBe('account-changed');
      await remove(by, await join('waking'));
      await expect.poll(() => rowOf(vendor), { timeout: 30_000 }).toBeUndefined();
      const left = await inDatabase(billing.backend, async (sql) => ({
        listings: await sql('apps').where({ id }),
        reviews: await sql('reviews').where({ author_id: vendor.id }),
        pictures: await sql('files').where({ id: logo }),
        messages: await sql('listing_messages').where({ about: `apps/${id}` }),
        told: await sql('notifications')
          .where({ user_id: vendor.id })
          .orWhere('text', 'like', 'Erasable%'),
        texts: await sql('events').where({ actor_id: vendor.id }).whereNotNull('before'),
        names: await sql('events')
          .where({ actor_id: vendor.id })
          .distinct('actor_name')
          .pluck('actor_name'),
        account: await sql('accounts').where({ id: vendor.account }).first(),
        views: await sql('saved_views').where({ user_id: vendor.id }),
        trash: await sql('trash_rows').where('body', 'like', '%Erasable%'),
        imports: await sql('import_rows').where('cells', 'like', '%Erasable%'),
        others: await sql('trash').where({ record_id: other }).pluck('name'),
      }));
      expect(left).toMatchObject({ listings: [], reviews: [], pictures: [], texts: [], views: [] });
      expect(left).toMatchObject({ messages: [], told: [], trash: [], imports: [] });
      expect(left.others).toEqual(['Another']);
      expect(left.names).toEqual(['Deleted account']);
      expect(left.account).toMatchObject({
        first_name: 'Deleted',
        last_name: 'account',
        email: null,
      });
      const cards = await billing.provider(
        'GET',
        `/v1/customers/${left.account.customer_id}/payment_methods`,
      );
      expect(cards.body.data).toEqual([]);
      const views = await by.get('/me/saved-views');
      expect(views.at('data')).toMatchObject([
        { name: 'Shared view', shared_with: 'staff', shared_by: 'Deleted account' },
      ]);
      const log = await by.get(`/audit?action=account.erase&record=users/${vendor.id}`);
      expect([log.at('data.0.actor'), log.at('data.0.subject.name')]).toEqual([
        null,
        'Deleted account',
      ]);
    },
  );
});
