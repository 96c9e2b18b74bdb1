import { HOTP, Secret } from 'otpauth';
import { createAuthenticator } from './authenticator.ts';
import { type ApiResponse, type Caller, call, signUp } from './caller.ts';
import { type Backend, inDatabase } from './startBackend.ts';

/* Users with second factors. */

export const password = 'a long password';
/** The site of a test server: PUBLIC_URL is not set, and its port is chosen at the start. */
export const site = { rpId: 'localhost', origin: 'http://localhost:0' };

export const reasonOf = (response: ApiResponse) => response.at('error.details.reason');

/** The code of an authenticator app, `steps` of 30 seconds from now. */
export const codeAt = (secret: string, steps = 0): string =>
  HOTP.generate({
    secret: Secret.fromBase32(secret),
    counter: Math.floor(Date.now() / 30_000) + steps,
  });

export const createFactorScene = (backendOf: () => Backend, at = site) => {
  let joined = 0;

  const post = (path: string, body: object, headers = {}) =>
    call(backendOf().url, 'POST', path, { body, headers });

  /** Signs up a user and changes their row. */
  const join = async (name: string, change: object = {}) => {
    joined += 1;
    const caller = await signUp(backendOf().url, `${name}-factor${joined}`);
    const user = await caller.get('/users/me');
    const [id, email] = [Number(user.at('id')), String(user.at('email'))];
    await inDatabase(backendOf(), (sql) =>
      sql('up_users')
        .where({ id })
        .update({ confirmed: true, ...change }),
    );
    return { ...caller, id, email };
  };

  /** Sets up an authenticator app; its first code is used. */
  const addTotp = async (who: Caller) => {
    const started = await who.post('/auth/totp', { current_password: password });
    const secret = String(started.at('data.secret'));
    const confirmed = await who.post('/auth/totp/confirm', { code: codeAt(secret) });
    const codes = confirmed.at('data.recovery_codes');
    return {
      secret,
      uri: String(started.at('data.uri')),
      codes: Array.isArray(codes) ? codes : [],
    };
  };

  const withTotp = async (name: string, change?: object) => {
    const who = await join(name, change);
    return { ...who, ...(await addTotp(who)) };
  };

  /** Requests the challenge for a new passkey and registers the response. */
  const addPasskey = async (who: Caller, name = 'Laptop') => {
    const started = await who.post('/auth/passkeys/options', { current_password: password });
    const handle = String(started.at('data.options.user.id'));
    const passkey = createAuthenticator(at, handle);
    const challenge = String(started.at('data.options.challenge'));
    const challenge_token = started.at('data.challenge_token');
    const body = { challenge_token, name, passkey: passkey.create({ challenge }) };
    return { passkey, body, added: await who.post('/auth/passkeys', body) };
  };

  /** The password's step of a sign-in. */
  const start = (email: string) => post('/auth/local', { identifier: email, password });
  const tokenOf = async (email: string) => (await start(email)).at('second_factor.token');

  const options = async (token?: unknown) => {
    const response = await post('/auth/passkey-options', token === undefined ? {} : { token });
    return {
      challenge: String(response.at('data.options.challenge')),
      challenge_token: response.at('data.challenge_token'),
      response,
    };
  };

  /** Lets the code of the present step be used again. */
  const forgetStep = (user_id: number) =>
    inDatabase(backendOf(), (sql) => sql('user_totps').where({ user_id }).update({ last_step: 0 }));

  const confirm = (token: unknown, code: string) => post('/auth/second-factor', { token, code });

  return {
    post,
    join,
    addTotp,
    withTotp,
    addPasskey,
    start,
    tokenOf,
    options,
    forgetStep,
    confirm,
  };
};
