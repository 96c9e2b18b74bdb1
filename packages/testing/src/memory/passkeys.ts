import {
  factorMinutes,
  factorTexts,
  maxPasskeys,
  passkeyFields,
  textProblems,
} from '@portal/domain';
import { defaulted, object, optional, string, unknown } from 'superstruct';
import { auditOwn } from './audit.ts';
import {
  challengesOf,
  expired,
  idOf,
  newToken,
  type OpenCall,
  pendingOf,
  takePasskey,
} from './challenges.ts';
import { nextId } from './database.ts';
import {
  factorsOf,
  factorsShape,
  firstCodes,
  getFactors,
  mustKnowPassword,
  remove,
  signedIn,
} from './factors.ts';
import {
  type Call,
  HttpError,
  invalid,
  notFound,
  type OpenReply,
  ok,
  type Reply,
  read,
} from './http.ts';

/* Passkeys. Every signature is right. */

const text = defaulted(string(), '');
const passkeyStruct = optional(unknown());

const transports = ['internal'];

export function passkeyOptions({ db, body }: OpenCall): OpenReply {
  const { token } = read(body, object({ token: optional(string()) }));
  const user = token === undefined ? null : pendingOf(db, token).user;
  const challenge_token = newToken();
  challengesOf(db).passkeys.set(challenge_token, user?.id ?? null);
  const options = {
    challenge: 'Y2hhbGxlbmdl',
    timeout: factorMinutes * 60_000,
    rpId: 'portal.test',
    allowCredentials: (user?.factors?.passkeys ?? []).map(({ credentialId }) => ({
      id: credentialId,
      type: 'public-key',
      transports,
    })),
    userVerification: user ? 'preferred' : 'required',
  };
  return ok({ data: { challenge_token, options }, meta: {} });
}

export function passkeySignIn({ db, body }: OpenCall): OpenReply {
  const struct = object({ challenge_token: text, passkey: passkeyStruct });
  const { challenge_token, passkey } = read(body, struct);
  const user = takePasskey(db, challenge_token, passkey);
  if (!user.confirmed) throw new HttpError('email-not-confirmed');
  return signedIn(db, user);
}

export function startPasskey(call: Call): Reply {
  mustKnowPassword(call);
  const { user, db } = call;
  const challenge_token = newToken();
  challengesOf(db).passkeys.set(challenge_token, user.id);
  const options = {
    rp: { id: 'portal.test', name: 'Customer portal' },
    user: { id: 'dXNlcg', name: user.email, displayName: `${user.firstName} ${user.lastName}` },
    challenge: 'Y2hhbGxlbmdl',
    pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
    timeout: factorMinutes * 60_000,
    excludeCredentials: factorsOf(user).passkeys.map(({ credentialId }) => ({
      id: credentialId,
      type: 'public-key',
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
  return ok({ data: { challenge_token, options }, meta: {} });
}

function readName(body: unknown): string {
  const { name } = read(body, object({ name: text }));
  const errors = textProblems(passkeyFields, { name });
  if (errors[0]) throw invalid(errors[0].message, errors);
  return name.trim();
}

export function addPasskey(call: Call): Reply {
  const { db, user, body, at } = call;
  const struct = object({ challenge_token: text, passkey: optional(unknown()) });
  const { challenge_token, passkey } = read(body, struct);
  const name = readName(body);
  const { passkeys } = challengesOf(db);
  const of = passkeys.get(challenge_token);
  passkeys.delete(challenge_token);
  if (of !== user.id) throw expired();
  const id = idOf(passkey);
  if (typeof id !== 'string') throw new HttpError('passkey-rejected');
  const factors = factorsOf(user);
  if (factors.passkeys.some(({ credentialId }) => credentialId === id))
    throw new HttpError('passkey-exists');
  if (factors.passkeys.length >= maxPasskeys) throw invalid(factorTexts.passkeysFull);
  factors.passkeys.push({
    id: nextId(factors.passkeys),
    name,
    credentialId: id,
    createdAt: at,
    lastUsedAt: null,
  });
  auditOwn(call, 'factor.add', { factor: [null, name] });
  const recovery_codes = firstCodes(factors);
  return ok({
    data: factorsShape(call),
    meta: {},
    ...(recovery_codes.length > 0 ? { recovery_codes } : {}),
  });
}

function passkeyOf({ user, params }: Call) {
  const found = factorsOf(user).passkeys.find(({ id }) => String(id) === params.id);
  if (!found) throw notFound();
  return found;
}

export function renamePasskey(call: Call): Reply {
  const passkey = passkeyOf(call);
  passkey.name = readName(call.body);
  return getFactors(call);
}

export function removePasskey(call: Call): Reply {
  mustKnowPassword(call);
  const found = passkeyOf(call);
  return remove(call, found.name, (factors) => {
    factors.passkeys = factors.passkeys.filter(({ id }) => id !== found.id);
  });
}
