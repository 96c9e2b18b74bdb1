import { turnedText } from '@portal/domain';
import { boolean, object } from 'superstruct';
import { openSessionsStruct } from '../../schemas/accounts.ts';
import { countsStruct } from '../../schemas/analytics.ts';
import { cardDataStruct } from '../../schemas/billing.ts';
import { ownAccountStruct, signedInStruct, tokenStruct, userStruct } from '../../schemas/user.ts';
import { recordOf } from '../../schemas/wire.ts';
import { demoPassword } from '../memory/seed.ts';
import {
  type ApiResponse,
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

/** The cookies of an answer, as a browser would send them back. */
function cookiesOf({ headers }: ApiResponse): { cookie: string } {
  const pairs = headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return { cookie: pairs.join('; ') };
}

export const sessionCases: ContractCase[] = [
  // Rows: 7.5
  {
    title: 'a right password answers token and user, and keeps the refresh token out of scripts',
    async run(api) {
      const response = await signIn(api, vendor, demoPassword);
      const { user } = exactly(response, 200, signedInStruct);
      equal(user.email, vendor, 'e-mail');
      const cookies = response.headers.getSetCookie();
      must(cookies.length > 0, 'a cookie is set');
      must(
        cookies.every((cookie) => /httponly/i.test(cookie) && /samesite=strict/i.test(cookie)),
        'every cookie is HttpOnly and SameSite=Strict',
      );
    },
  },
  {
    title: 'a wrong password and an unknown address are told the same',
    async run(api) {
      failure(await signIn(api, vendor, 'wrong-password'), 'credentials-rejected');
      failure(await signIn(api, 'nobody@portal.test', demoPassword), 'credentials-rejected');
    },
  },
  {
    title: 'without a token, or with a bad one, there is no answer',
    async run(api) {
      failure(await api.call('GET', '/apps'), 'unauthenticated');
      failure(await api.call('GET', '/users/me', { token: 'not-a-token' }), 'unauthenticated');
    },
  },
  {
    title: 'the cookie gives a new token until the session is left',
    async run(api) {
      const first = await signIn(api, vendor, demoPassword);
      const renewed = await api.call('POST', '/auth/refresh', { headers: cookiesOf(first) });
      const { jwt } = exactly(renewed, 200, tokenStruct);
      exactly(await api.call('GET', '/users/me', { token: jwt }), 200, userStruct);

      const headers = cookiesOf(renewed);
      const left = await api.call('POST', '/auth/logout', { token: jwt, headers });
      exactly(left, 200, object({ ok: boolean() }));
      failure(await api.call('POST', '/auth/refresh', { headers }), 'session-ended');
    },
  },
  {
    title: 'a registration with a taken address, a short or a common password is refused',
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
    title: 'an address that is none is told in the same words wherever it is given',
    async run(api) {
      const token = await api.signIn(vendor);
      const { account } = exactly(await api.call('GET', '/users/me', { token }), 200, userStruct);
      const names = { first_name: 'Kiri', last_name: 'Tau' };
      const register = (change: object) =>
        api.call('POST', '/auth/local/register', {
          body: { ...names, password: demoPassword, newsletter: false, ...change },
        });
      const places = [
        (email: string) => register({ username: email, email }),
        (email: string) =>
          api.call('PUT', `/api/accounts/${account?.id}`, {
            token,
            body: { data: { ...names, email } },
          }),
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
        const token = await api.signIn(email);
        const user = exactly(await api.call('GET', '/users/me', { token }), 200, userStruct);
        equal([user.email, user.staff], [email, staff], 'who it is');
        if (plan) equal(user.plan, plan, `plan of ${email}`);
        must(user.account !== null, 'has an account');
        const cards = exactly(await api.call('GET', '/me/stripe', { token }), 200, cardDataStruct);
        if (plan) equal(cards.active, plan !== 'free', `card data of ${email}`);
      }
    },
  },
  {
    title: 'counts follow what is submitted, and what waits is told to admins only',
    async run(api) {
      const owner = await api.signIn(vendor);
      const staff = await api.signIn(admin);
      const counts = async (token: string) =>
        exactly(await api.call('GET', '/me/counts', { token }), 200, countsStruct);
      const [mineBefore, staffBefore] = [await counts(owner), await counts(staff)];
      equal(
        [
          mineBefore.apps.all,
          mineBefore.apps.waiting,
          mineBefore.reviews,
          mineBefore.specialOffers,
        ],
        [0, 0, { apps: 0, services: 0 }, { apps: 0, services: 0 }],
        'what a vendor is told of others',
      );
      await createApp(api, owner);
      await createApp(api, owner, { draft: true });
      const [mine, all] = [await counts(owner), await counts(staff)];
      equal(mine.apps.minePending, mineBefore.apps.minePending + 2, 'own pending');
      equal(all.apps.waiting, staffBefore.apps.waiting + 1, 'waiting for an admin');
    },
  },
  {
    title:
      'the devices of a session are listed, this one first, and none of somebody else is ended',
    async run(api) {
      const token = await api.signIn(vendor);
      const list = async () =>
        exactly(await api.call('GET', '/auth/sessions', { token }), 200, openSessionsStruct);
      equal((await list())[0]?.current, true, 'this device comes first');
      failure(await api.call('DELETE', '/auth/sessions/of-nobody', { token }), 'not-found');
      const ended = await api.call('DELETE', '/auth/sessions', { token });
      exactly(ended, 200, object({ ok: boolean() }));
      equal((await list()).length, 1, 'devices left');
    },
  },
  {
    title: 'the own account takes new names, and nobody else is touched',
    async run(api) {
      const token = await api.signIn(vendor);
      const me = async () =>
        exactly(await api.call('GET', '/users/me', { token }), 200, userStruct);
      const { account } = await me();
      must(account !== null, 'has an account');
      const save = (id: number, change: object) =>
        api.call('PUT', `/api/accounts/${id}`, {
          token,
          body: { data: { first_name: 'Aroha', last_name: 'Tūī', email: vendor, ...change } },
        });
      const saved = exactly(await save(account.id, {}), 200, recordOf(ownAccountStruct));
      equal(saved.data, { ...account, firstName: 'Aroha', lastName: 'Tūī' }, 'what was stored');
      const response = await save(account.id, { email: undefined });
      equal(
        exactly(response, 200, recordOf(ownAccountStruct)).data,
        saved.data,
        'without an address',
      );
      const now = await me();
      equal([now.lastName, now.account?.lastName], ['Tūī', 'Tūī'], 'the user follows');
      const moved = { email: pro.toUpperCase(), current_password: demoPassword };
      failure(await save(account.id, moved), 'email-taken');
      const unproved = (current_password?: string) =>
        save(account.id, { email: 'aroha@moved.example', current_password });
      rejects(await unproved(), 'current_password', 'Current password is required');
      failure(await unproved('not the password'), 'current-password-rejected');
      equal((await me()).email, vendor, 'the address that counts');
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
    title: 'asking for a reset link tells nobody whether the address is known',
    async run(api) {
      const ask = (email: string) =>
        api.call('POST', '/api/auth/forgot-password', { body: { email } });
      const [known, unknown] = [await ask(vendor), await ask('nobody@portal.test')];
      equal([known.status, known.body], [unknown.status, unknown.body], 'the two answers');
      const body = {
        code: 'no-such-code',
        password: demoPassword,
        passwordConfirmation: demoPassword,
      };
      failure(await api.call('POST', '/api/auth/reset-password', { body }), 'reset-code-rejected');
    },
  },
];
