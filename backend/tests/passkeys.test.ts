import { beforeAll, describe, expect, it } from 'vitest';
import { createAuthenticator } from './authenticator.ts';
import { createFactorScene, password, reasonOf, site } from './factorScene.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, DATABASE, inDatabase, LONG } from './startBackend.ts';

describe('passkeys', LONG, () => {
  let backend: Backend;
  const { addPasskey, join, options, post, start } = createFactorScene(() => backend);

  const owner = async (name: string, change?: object) => {
    const who = await join(name, change);
    return { ...who, ...(await addPasskey(who)) };
  };
  const signInWith = async (
    { passkey }: Awaited<ReturnType<typeof owner>>,
    change: object = {},
  ) => {
    const { challenge, challenge_token } = await options();
    return post('/auth/passkey', {
      challenge_token,
      passkey: passkey.get({ challenge, ...change }),
    });
  };

  beforeAll(async () => {
    backend = await sharedBackend();
  });

  it('sign in alone, without a password', async () => {
    const who = await owner('alone');
    expect(who.added.at('data.passkeys.0.name')).toBe('Laptop');
    expect(who.added.at('recovery_codes.9')).toBeTypeOf('string');
    const { response } = await options();
    expect([
      response.at('data.options.allowCredentials'),
      response.at('data.options.userVerification'),
    ]).toEqual([[], 'required']);
    const opened = await signInWith(who);
    expect([opened.at('user.email'), opened.cookie !== undefined]).toEqual([who.email, true]);
    const factors = await who.get('/auth/factors');
    expect(factors.at('data.passkeys.0.last_used_at')).toBeTypeOf('string');
  });

  it('finish a sign-in with a password, with their challenge', async () => {
    const who = await owner('both');
    const started = await start(who.email);
    expect(started.at('second_factor.methods')).toEqual(['passkey', 'recovery']);
    const token = started.at('second_factor.token');
    const { challenge, challenge_token, response } = await options(token);
    expect(response.at('data.options.allowCredentials')).toEqual([
      { id: who.passkey.id, type: 'public-key', transports: ['internal'] },
    ]);
    const passkey = who.passkey.get({ challenge, verified: false });
    const opened = await post('/auth/second-factor', { token, challenge_token, passkey });
    expect(opened.at('user.email')).toBe(who.email);
  });

  it.each([
    ['of another site', { origin: 'https://portal.example' }],
    ['without verification of their user', { verified: false }],
    ['with a counter that does not rise', { counter: 1 }],
    ['for another challenge', { challenge: 'another' }],
  ])('%s are rejected', async (_, change) => {
    const who = await owner('refused');
    await signInWith(who);
    expect(reasonOf(await signInWith(who, change))).toBe('passkey-rejected');
    expect((await signInWith(who)).status).toBe(200);
  });

  it('of another site cannot be added', async () => {
    const who = await join('elsewhere');
    const started = await who.post('/auth/passkeys/options', { current_password: password });
    const challenge = String(started.at('data.options.challenge'));
    const passkey = createAuthenticator(site).create({ challenge, origin: 'https://evil.example' });
    const challenge_token = started.at('data.challenge_token');
    const added = await who.post('/auth/passkeys', { challenge_token, name: 'Evil', passkey });
    expect(reasonOf(added)).toBe('passkey-rejected');
    const right = createAuthenticator(site).create({ challenge });
    const again = await who.post('/auth/passkeys', { challenge_token, name: 'x', passkey: right });
    expect(reasonOf(again)).toBe('second-factor-expired');
  });

  it('of another user do not finish a sign-in', async () => {
    const [who, other] = [await owner('mine'), await owner('theirs')];
    const token = (await start(who.email)).at('second_factor.token');
    const { challenge, challenge_token } = await options(token);
    const passkey = other.passkey.get({ challenge });
    const foreign = await post('/auth/second-factor', { token, challenge_token, passkey });
    expect(reasonOf(foreign)).toBe('passkey-rejected');
    const added = await other.post('/auth/passkeys', who.body);
    expect(reasonOf(added)).toBe('second-factor-expired');
  });

  it('use each challenge once, also concurrently', DATABASE, async () => {
    const who = await owner('challenged');
    const { challenge, challenge_token } = await options();
    const responses = await Promise.all(
      [1, 2].map((counter) =>
        post('/auth/passkey', {
          challenge_token,
          passkey: who.passkey.get({ challenge, counter }),
        }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it.each([undefined, null, 'text', {}, { id: 'x', rawId: 'x', type: 'public-key', response: {} }])(
    'that are %j are rejected',
    async (passkey) => {
      const { challenge_token } = await options();
      const response = await post('/auth/passkey', { challenge_token, passkey });
      expect(reasonOf(response)).toBe('passkey-rejected');
    },
  );

  it('of blocked and unconfirmed users open no session', async () => {
    const [blocked, unconfirmed] = [await owner('blocked'), await owner('unconfirmed')];
    await inDatabase(backend, async (sql) => {
      await sql('up_users').where({ id: blocked.id }).update({ blocked: true });
      await sql('up_users').where({ id: unconfirmed.id }).update({ confirmed: false });
    });
    expect(reasonOf(await signInWith(blocked))).toBe('passkey-rejected');
    expect(reasonOf(await signInWith(unconfirmed))).toBe('email-not-confirmed');
  });

  it('are renamed and removed by their owner only', async () => {
    const [who, other] = [await owner('keeper'), await join('thief')];
    const id = String(who.added.at('data.passkeys.0.id'));
    const known = { current_password: password };
    expect((await other.put(`/auth/passkeys/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await other.post(`/auth/passkeys/${id}/remove`, known)).status).toBe(404);
    const renamed = await who.put(`/auth/passkeys/${id}`, { name: ' Phone ' });
    expect(renamed.at('data.passkeys.0.name')).toBe('Phone');
    expect(reasonOf(await who.put(`/auth/passkeys/${id}`, { name: '' }))).toBe('invalid');
    expect((await who.post(`/auth/passkeys/${id}/remove`, known)).status).toBe(200);
    expect((await start(who.email)).at('jwt')).toBeTypeOf('string');
  });
});
