import { createHash } from 'node:crypto';
import { factorMinutes, factorTexts, maxPasskeys } from '@portal/domain';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { nameOf, type UserRow } from '../../../base/actor.ts';
import { isRecord } from '../../../base/body.ts';
import { inTransaction, type Sql } from '../../../base/database.ts';
import { HttpError, invalid, notFound } from '../../../base/httpError.ts';
import type { Strapi } from '../../../base/registry.ts';
import { settings } from '../../../base/settings.ts';
import { brandNow } from '../../brand/index.ts';
import { findUser } from '../userRow.ts';
import { isTaken } from '../users.ts';
import { newChallenge, takeChallenge } from './challenges.ts';
import { afterAdding, afterRemoving, lockUser, type Owner } from './factors.ts';
import { PASSKEYS } from './tables.ts';

const { origin, hostname } = new URL(settings.publicUrl);
const timeout = factorMinutes * 60_000;

const transportNames = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];
const knownTransports = (given: unknown): string[] =>
  Array.isArray(given) ? transportNames.filter((name) => given.includes(name)) : [];

const transportsOf = (stored: string): string[] => knownTransports(stored.split(','));

/** The id that a passkey stores of its user. Without SECRET, so that passkeys outlive a new one. */
const handleOf = (userId: number): Buffer =>
  createHash('sha256').update(`${hostname} user ${userId}`).digest();

interface PasskeyRow {
  id: number;
  user_id: number;
  name: string;
  credential_id: string;
  public_key: string;
  counter: number | string;
  transports: string;
}

const passkeysOf = (strapi: Strapi, user_id: number): Promise<PasskeyRow[]> =>
  inTransaction(strapi, async (sql) => sql(PASSKEYS).where({ user_id }).orderBy('id'));

const credentials = (rows: readonly PasskeyRow[]) =>
  rows.map(({ credential_id: id, transports }) => ({
    id,
    type: 'public-key' as const,
    transports: transportsOf(transports),
  }));

const isText = (value: unknown): value is string => typeof value === 'string';

const hasTexts = (value: unknown, ...names: string[]): boolean =>
  isRecord(value) && names.every((name) => isText(value[name]));

const isResponse = (value: unknown, ...names: string[]): boolean =>
  hasTexts(value, 'id', 'rawId', 'type') &&
  isRecord(value) &&
  hasTexts(value.response, 'clientDataJSON', ...names);

const isRegistration = (value: unknown): value is RegistrationResponseJSON =>
  isResponse(value, 'attestationObject');

const isAuthentication = (value: unknown): value is AuthenticationResponseJSON =>
  isResponse(value, 'authenticatorData', 'signature');

const rejected = () => new HttpError('passkey-rejected');

/** The library throws for everything that is not as expected. */
const orReject = <T>(work: Promise<T>): Promise<T> =>
  work.catch(() => {
    throw rejected();
  });

/** Options for a new passkey. */
export const creationOptions = async (strapi: Strapi, user: UserRow) => {
  const { challenge, challenge_token } = newChallenge({ kind: 'create', userId: user.id });
  const excludeCredentials = credentials(await passkeysOf(strapi, user.id));
  const made = await generateRegistrationOptions({
    rpName: brandNow().brand.names.portal,
    rpID: hostname,
    userName: user.email,
    userID: new Uint8Array(handleOf(user.id)),
    userDisplayName: nameOf(user),
  });
  const options = {
    rp: { id: hostname, name: made.rp.name },
    user: made.user,
    challenge,
    pubKeyCredParams: made.pubKeyCredParams,
    timeout,
    excludeCredentials,
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
  return { challenge_token, options };
};

/** Stores a new passkey. Returns the recovery codes of the first factor. */
export const addPasskey = async (
  strapi: Strapi,
  owner: Owner,
  { challengeToken, name, response }: { challengeToken: unknown; name: string; response: unknown },
): Promise<string[]> => {
  const { user } = owner;
  const challenge = await takeChallenge(strapi, challengeToken, {
    kind: 'create',
    userId: user.id,
  });
  if (!isRegistration(response)) throw rejected();
  const { registrationInfo } = await orReject(
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostname,
      requireUserVerification: true,
    }),
  );
  if (!registrationInfo) throw rejected();
  const { id: credential_id, publicKey, counter } = registrationInfo.credential;
  const row = {
    user_id: user.id,
    name,
    credential_id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: knownTransports(response.response.transports).join(),
    created_at: Date.now(),
    last_used_at: null,
  };
  try {
    return await inTransaction(strapi, async (sql) => {
      await lockUser(sql, user.id);
      const known = await sql(PASSKEYS).where({ user_id: user.id }).count({ n: '*' }).first();
      if (Number(known?.n) >= maxPasskeys) throw invalid(factorTexts.passkeysFull);
      await sql(PASSKEYS).insert(row);
      return afterAdding(strapi, sql, owner, name);
    });
  } catch (error) {
    throw isTaken(error) ? new HttpError('passkey-exists') : error;
  }
};

/** Options for a sign-in with a passkey: of this user after the password, or of any user without one. */
export const requestOptions = async (strapi: Strapi, user: UserRow | null) => {
  const { challenge, challenge_token } = newChallenge({ kind: 'get', userId: user?.id ?? null });
  const allowCredentials = user ? credentials(await passkeysOf(strapi, user.id)) : [];
  const made = await generateAuthenticationOptions({
    rpID: hostname,
    timeout,
    // Without a password the passkey is both factors.
    userVerification: user ? 'preferred' : 'required',
  });
  const { userVerification } = made;
  const options = { challenge, timeout, rpId: hostname, allowCredentials, userVerification };
  return { challenge_token, options };
};

/** Stores a use of a passkey. The counter must be the one that was checked: a copied passkey may be used at the same time. */
const noteUse = (strapi: Strapi, { id, counter: before }: PasskeyRow, counter: number) =>
  inTransaction(strapi, (sql) =>
    sql(PASSKEYS).where({ id, counter: before }).update({ counter, last_used_at: Date.now() }),
  );

/**
 * The user who signs in with a passkey. With `of` it must be that user's, after the password; else the authenticator must
 * have verified its user. Throws 400.
 */
export const takePasskey = async (
  strapi: Strapi,
  { challengeToken, response }: { challengeToken: unknown; response: unknown },
  of: UserRow | null,
): Promise<UserRow> => {
  const purpose = { kind: 'get', userId: of?.id ?? null } as const;
  const challenge = await takeChallenge(strapi, challengeToken, purpose);
  if (!isAuthentication(response)) throw rejected();
  const row: PasskeyRow | undefined = await inTransaction(strapi, async (sql) =>
    sql(PASSKEYS).where({ credential_id: response.id }).first(),
  );
  const user = row && (!of || of.id === row.user_id) ? await findUser(strapi, row.user_id) : null;
  const { userHandle } = response.response;
  if (!row || !user || user.blocked) throw rejected();
  const isOwn = userHandle === handleOf(user.id).toString('base64url');
  if (userHandle === undefined || userHandle === null ? !of : !isOwn) throw rejected();
  const { verified, authenticationInfo } = await orReject(
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostname,
      requireUserVerification: of === null,
      credential: {
        id: row.credential_id,
        publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
        counter: Number(row.counter),
        transports: transportsOf(row.transports),
      },
    }),
  );
  if (!verified || (await noteUse(strapi, row, authenticationInfo.newCounter)) !== 1)
    throw rejected();
  return user;
};

const ownPasskey = (sql: Sql, user: UserRow, id: number) =>
  sql(PASSKEYS).where({ id, user_id: user.id });

export const renamePasskey = (
  strapi: Strapi,
  user: UserRow,
  id: number,
  name: string,
): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    if ((await ownPasskey(sql, user, id).update({ name })) !== 1) throw notFound();
  });

export const removePasskey = (strapi: Strapi, owner: Owner, id: number): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const { user } = owner;
    await lockUser(sql, user.id);
    const found = await ownPasskey(sql, user, id).first('name');
    if (!found) throw notFound();
    await ownPasskey(sql, user, id).delete();
    await afterRemoving(strapi, sql, owner, found.name);
  });
