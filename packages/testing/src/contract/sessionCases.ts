import { openSessionsStruct } from '@portal/data/internal/schemas/accounts';
import { cardDataStruct } from '@portal/data/internal/schemas/billing';
import { storedBrandStruct } from '@portal/data/internal/schemas/brand';
import { countsStruct } from '@portal/data/internal/schemas/counts';
import { ownAccountStruct, signedInStruct, userStruct } from '@portal/data/internal/schemas/user';
import { recordOf } from '@portal/data/internal/schemas/wire';
import { languageTexts, turnedText } from '@portal/domain';
import { boolean, object } from 'superstruct';
import { demoPassword } from '../memory/seed.ts';
import {
  type ApiResponse,
  type Caller,
  type ContractApi,
  type ContractCase,
  equal,
  exactly,
  failure,
  must,
  rejects,
} from './contract.ts';
import { admin, createApp, pro, trial, vendor } from './fixtures.ts';

function signIn(api: ContractApi, identifier: string, password: string): Promise<ApiResponse> {
  return api.call('POST', '/auth/local', { body: { identifier, password } });
}

/** The cookies of a response, as a browser would send them back. */
function cookiesOf({ headers }: ApiResponse): { cookie: string } {
  const pairs = headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return { cookie: pairs.join('; ') };
}

export const sessionCases: ContractCase[] = [
  // Rows: 7.5
  {
    title: 'signing in returns token and user, and hides the refresh token from scripts',
    async run(api) {
      // As copied from a message, with the characters around it that set its direction.
      const response = await signIn(api, `\u202a${vendor}\u202c`, demoPassword);
      const { user } = exactly(response, 200, signedInStruct);
      equal(user.email, vendor, 'email');
      const cookies = response.headers.getSetCookie();
      must(cookies.length > 0, 'a cookie is set');
      must(
        cookies.every((cookie) => /httponly/i.test(cookie) && /samesite=strict/i.test(cookie)),
        'every cookie is HttpOnly and SameSite=Strict',
      );
    },
  },
  {
    title: 'a wrong password and an unknown address return the same error',
    async run(api) {
      failure(await signIn(api, vendor, 'wrong-password'), 'credentials-rejected');
      failure(await signIn(api, 'nobody@portal.test', demoPassword), 'credentials-rejected');
    },
  },
  {
    title: 'a call with a missing or invalid token is rejected',
    async run(api) {
      failure(await api.call('GET', '/apps'), 'unauthenticated');
      failure(await api.call('GET', '/users/me', { token: 'not-a-token' }), 'unauthenticated');
    },
  },
  {
    title: 'staff view the portal as a vendor without changing anything',
    async run(api) {
      const caller = await api.signIn(vendor);
      const { id } = await caller.get('/users/me', userStruct);
      const app = await createApp(caller);
      const first = await signIn(api, admin, demoPassword);
      const { jwt: token, user: staff } = exactly(first, 200, signedInStruct);
      const view = (user: number) =>
        api.call('POST', `/accounts/${user}/view-as`, { token, body: {} });
      failure(await view(staff.id), 'view-not-possible');
      equal((await view(id)).status, 200, 'the view starts');

      const seen = exactly(await api.call('GET', '/users/me', { token }), 200, userStruct);
      equal(
        [seen.id, seen.viewedBy?.name],
        [id, `${staff.firstName} ${staff.lastName}`],
        'the user and the viewer',
      );
      const headers = cookiesOf(first);
      const renewed = await api.call('POST', '/auth/refresh', { headers });
      equal(exactly(renewed, 200, signedInStruct).user.id, id, 'the user of a renewed session');
      equal((await api.call('GET', `/pending/apps/${app.id}`, { token })).status, 200, 'a draft');
      for (const [method, path] of [
        ['PUT', `/apps/${app.id}`],
        ['POST', '/apps'],
        ['DELETE', `/apps/${app.id}`],
        ['POST', '/auth/change-password'],
        ['GET', '/me/stripe'],
        ['GET', '/auth/sessions'],
        ['GET', '/me/activity'],
        ['GET', '/analytics/overview'],
        ['POST', `/accounts/${id}/view-as`],
      ] as const)
        failure(
          await api.call(method, path, method === 'GET' ? { token } : { token, body: {} }),
          'view-only',
        );

      equal((await api.call('DELETE', '/me/view-as', { token })).status, 200, 'the view ends');
      const after = exactly(await api.call('GET', '/users/me', { token }), 200, userStruct);
      equal([after.id, after.viewedBy], [staff.id, null], 'the user afterwards');
      failure(await caller.call('POST', `/accounts/${staff.id}/view-as`, {}), 'admins-only');
    },
  },
  {
    title: 'the cookie gets a new token until the session ends',
    async run(api) {
      const first = await signIn(api, vendor, demoPassword);
      const renewed = await api.call('POST', '/auth/refresh', { headers: cookiesOf(first) });
      const { jwt } = exactly(renewed, 200, signedInStruct);
      exactly(await api.call('GET', '/users/me', { token: jwt }), 200, userStruct);

      const headers = cookiesOf(renewed);
      const left = await api.call('POST', '/auth/logout', { token: jwt, headers });
      exactly(left, 200, object({ ok: boolean() }));
      failure(await api.call('POST', '/auth/refresh', { headers }), 'session-ended');
    },
  },
  {
    title: 'registering rejects a taken address and a short or common password',
    async run(api) {
      const values = { first_name: 'Kiri', last_name: 'Tau', newsletter: false };
      const register = (email: string, password: string) =>
        api.call('POST', '/auth/local/register', {
          body: { ...values, username: email, email, password },
        });
      failure(await register(vendor, demoPassword), 'email-taken');
      failure(await register('kiri@portal.test', 'short'), 'invalid');
      const common = await register('kiri@portal.test', 'Password1');
      rejects(common, 'password', 'Password is too common');
    },
  },
  {
    title: 'every call rejects an invalid email address with the same message',
    async run(api) {
      const caller = await api.signIn(vendor);
      const { account } = await caller.get('/users/me', userStruct);
      const names = { first_name: 'Kiri', last_name: 'Tau' };
      const register = (change: object) =>
        api.call('POST', '/auth/local/register', {
          body: { ...names, password: demoPassword, newsletter: false, ...change },
        });
      const places = [
        (email: string) => register({ username: email, email }),
        (email: string) => caller.send('PUT', `/api/accounts/${account?.id}`, { ...names, email }),
        (email: string) => api.call('POST', '/api/auth/forgot-password', { body: { email } }),
        (email: string) => api.call('POST', '/auth/send-email-confirmation', { body: { email } }),
      ];
      for (const place of places) {
        for (const email of ['.kiri@example.org', 'a..b@example.org', 'kiri@a.b'])
          rejects(await place(email), 'email', 'Invalid email address');
        rejects(await place(`${'a'.repeat(243)}@example.org`), 'email', 'Maximum 254 symbols');
      }
      const unstorable = await register({ email: 'kiri@example.org', first_name: 'Ki\0ri' });
      rejects(unstorable, 'first_name', 'First name is not valid');
      const { message, details } = failure(
        await register({ email: '', first_name: '', last_name: ' ' }),
        'invalid',
      );
      const told = details?.errors?.map((error) => [...error.path, error.message].join(': '));
      equal(
        [message, told],
        [
          'Registration failed, please try again.',
          [
            'first_name: First name is required',
            'last_name: Last name is required',
            'email: Email is required',
          ],
        ],
        'an empty registration',
      );
    },
  },
  // Rows: 3.1
  {
    title: 'each demo account has its role and plan',
    async run(api) {
      const expected = [
        [admin, true, undefined],
        [vendor, false, 'free'],
        [pro, false, 'paid'],
        [trial, false, 'trial'],
      ] as const;
      for (const [email, staff, plan] of expected) {
        const caller = await api.signIn(email);
        const user = await caller.get('/users/me', userStruct);
        equal([user.email, user.staff], [email, staff], 'email and role');
        if (plan) equal(user.plan, plan, `plan of ${email}`);
        must(user.account !== null, 'has an account');
        const cards = await caller.get('/me/stripe', cardDataStruct);
        if (plan) equal(cards.active, plan !== 'free', `card data of ${email}`);
      }
    },
  },
  {
    title: 'counts include submitted listings, and only admins see what is pending',
    async run(api) {
      const owner = await api.signIn(vendor);
      const staff = await api.signIn(admin);
      const counts = async (caller: Caller) => await caller.get('/me/counts', countsStruct);
      const [mineBefore, staffBefore] = [await counts(owner), await counts(staff)];
      equal(
        [
          mineBefore.apps.all,
          mineBefore.apps.waiting,
          mineBefore.reviews,
          mineBefore.specialOffers,
        ],
        [0, 0, { apps: 0, services: 0 }, { apps: 0, services: 0 }],
        'counts of others for a vendor',
      );
      await createApp(owner);
      await createApp(owner, { draft: true });
      const [mine, all] = [await counts(owner), await counts(staff)];
      equal(mine.apps.minePending, mineBefore.apps.minePending + 2, 'own pending');
      equal(all.apps.waiting, staffBefore.apps.waiting + 1, 'pending for admins');
    },
  },
  {
    title: 'sessions are listed, the current one first, and those of other users cannot be ended',
    async run(api) {
      const caller = await api.signIn(vendor);
      const list = async () => await caller.get('/auth/sessions', openSessionsStruct);
      equal((await list())[0]?.current, true, 'current session first');
      failure(await caller.call('DELETE', '/auth/sessions/of-nobody'), 'not-found');
      const ended = await caller.call('DELETE', '/auth/sessions');
      exactly(ended, 200, object({ ok: boolean() }));
      equal((await list()).length, 1, 'sessions left');
    },
  },
  // Rows: X45C.1, X45C.3
  {
    title: 'a user chooses the columns of a list, for every device',
    async run(api) {
      const caller = await api.signIn(vendor);
      const choose = (list: string, columns: unknown) =>
        caller.send('PUT', '/me/list-columns', { list, columns });
      const stored = async () => (await caller.get('/users/me', userStruct)).listColumns;
      equal((await choose('/apps/active', ['changed', 'status'])).status, 200, 'stored');
      equal((await choose('/services/active', ['location'])).status, 200, 'of another list');
      equal(
        await stored(),
        [
          { list: '/apps/active', columns: ['changed', 'status'] },
          { list: '/services/active', columns: ['location'] },
        ],
        'both lists',
      );
      failure(await choose('/apps/active', ['vendor']), 'invalid');
      const own = { columns: null, widths: null, compact: false };
      const layOut = async (change: object) =>
        (await caller.send('PUT', '/me/list-columns', { list: '/services/active', ...change }))
          .status;
      equal(await layOut({ widths: { status: 200 } }), 200, 'a width');
      equal(await layOut({ compact: true }), 200, 'low rows');
      equal(
        (await stored())?.[1],
        { list: '/services/active', columns: ['location'], widths: { status: 200 }, compact: true },
        'what was omitted stays',
      );
      await choose('/apps/active', null);
      equal(await layOut(own), 200, 'reset');
      equal(await stored(), [], 'their own again');
      const accounts = { list: '/accounts', columns: ['role', 'joined'] };
      equal((await choose(accounts.list, accounts.columns)).status, 200, 'of accounts');
      failure(await choose(accounts.list, ['vendor']), 'invalid');
      equal(await stored(), [accounts], 'those of accounts');
      await choose(accounts.list, null);
    },
  },
  {
    title: 'a user chooses a language of the portal',
    async run(api) {
      const caller = await api.signIn(trial);
      const choose = (language: unknown) => caller.send('PUT', '/me/language', { language });
      rejects(await choose('de'), 'language', languageTexts.notOffered);
      const owner = await api.signIn(admin);
      const one = recordOf(storedBrandStruct);
      const { version } = (await owner.get('/brand', one)).data;
      const brand = { languages: ['en', 'de'] };
      const offering = exactly(await owner.send('PUT', '/brand', { brand, version }), 200, one);
      exactly(await choose('de'), 200, object({ ok: boolean() }));
      equal((await caller.get('/users/me', userStruct)).language, 'de', 'stored');
      rejects(await choose('xx'), 'language', 'Language is not valid');
      failure(await api.call('PUT', '/me/language', { body: {} }), 'unauthenticated');
      await owner.call('DELETE', `/brand?version=${offering.data.version}`);
    },
  },
  // Rows: 3.2
  {
    title: 'a user changes the names of their own account only',
    async run(api) {
      const caller = await api.signIn(vendor);
      const me = async () => await caller.get('/users/me', userStruct);
      const { account } = await me();
      must(account !== null, 'has an account');
      const save = (id: number, change: object) =>
        caller.send('PUT', `/api/accounts/${id}`, {
          first_name: 'Aroha',
          last_name: 'Tūī',
          email: vendor,
          ...change,
        });
      const saved = exactly(await save(account.id, {}), 200, recordOf(ownAccountStruct));
      equal(saved.data, { ...account, firstName: 'Aroha', lastName: 'Tūī' }, 'saved account');
      const response = await save(account.id, { email: undefined });
      equal(exactly(response, 200, recordOf(ownAccountStruct)).data, saved.data, 'omitted address');
      const now = await me();
      equal([now.lastName, now.account?.lastName], ['Tūī', 'Tūī'], 'names of the user');
      const moved = { email: pro.toUpperCase(), current_password: demoPassword };
      failure(await save(account.id, moved), 'email-taken');
      const unproved = (current_password?: string) =>
        save(account.id, { email: 'aroha@moved.example', current_password });
      rejects(await unproved(), 'current_password', 'Current password is required');
      failure(await unproved('not the password'), 'current-password-rejected');
      equal((await me()).email, vendor, 'unchanged address');
      rejects(await save(account.id, { first_name: ' ' }), 'first_name', 'First name is required');
      const turned = await save(account.id, { last_name: 'T\u202eīū' });
      rejects(turned, 'last_name', turnedText('Last name'));
      rejects(await save(account.id, { email: 'nowhere' }), 'email', 'Invalid email address');
      failure(await save(account.id + 1, {}), 'not-found');
      exactly(
        await save(account.id, { first_name: account.firstName, last_name: account.lastName }),
        200,
        recordOf(ownAccountStruct),
      );
    },
  },
  {
    title: 'requesting a reset link does not reveal whether the address is known',
    async run(api) {
      const ask = (email: string) =>
        api.call('POST', '/api/auth/forgot-password', { body: { email } });
      const [known, unknown] = [await ask(vendor), await ask('nobody@portal.test')];
      equal([known.status, known.body], [unknown.status, unknown.body], 'the two responses');
      const body = {
        code: 'no-such-code',
        password: demoPassword,
        passwordConfirmation: demoPassword,
      };
      failure(await api.call('POST', '/api/auth/reset-password', { body }), 'reset-code-rejected');
    },
  },
];
