import {
  accountTexts,
  type ErrorReason,
  factorMinutes,
  factorTexts,
  factorTries,
  isTotpCode,
  maxPasskeys,
  passkeyFields,
  plainCode,
  recoveryCodeCount,
  textProblems,
} from '@portal/domain';
import { defaulted, object, optional, string, unknown } from 'superstruct';
import { clock } from '../clock.ts';
import { auditOwn } from './audit.ts';
import { type Database, nextId, type StoredFactors, type StoredUser } from './database.ts';
import {
  actorOf,
  type Call,
  HttpError,
  invalid,
  notFound,
  type OpenReply,
  ok,
  type Reply,
  read,
} from './http.ts';
import { hasFactor, userShape } from './shapes.ts';

/* Second factors. Every authenticator app shows `totpCode`, and every signature of a passkey is right. */

/** The code of the authenticator apps of the stories. */
export const totpCode = '123456';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

interface Pending {
  userId: number;
  password: string;
  tries: number;
}

interface Challenges {
  /** Sign-ins after the password, by token. */
  signIns: Map<string, Pending>;
  /** Challenges of passkeys, each with its user unless it is for any. */
  passkeys: Map<string, number | null>;
}

const open = new WeakMap<Database, Challenges>();

function challengesOf(db: Database): Challenges {
  const known = open.get(db) ?? { signIns: new Map(), passkeys: new Map() };
  open.set(db, known);
  return known;
}

let given = 0;
const newToken = (): string => {
  given += 1;
  return `proof-${given}`;
};

const none = (): StoredFactors => ({ recoveryCodes: [], passkeys: [] });

const factorsOf = (user: StoredUser): StoredFactors => {
  user.factors ??= none();
  return user.factors;
};

/** Signs the user in, or asks for the second factor of a user who has one. */
export function finishSignIn(db: Database, user: StoredUser): OpenReply {
  if (!hasFactor(user)) return { ...ok({ user: userShape(user, db) }), signedIn: user };
  const { totp, passkeys, recoveryCodes } = factorsOf(user);
  const token = newToken();
  challengesOf(db).signIns.set(token, { userId: user.id, password: user.password, tries: 0 });
  const methods = [
    ...(totp ? ['totp'] : []),
    ...(passkeys.length > 0 ? ['passkey'] : []),
    ...(recoveryCodes.length > 0 ? ['recovery'] : []),
  ];
  const expires_at = new Date(clock.getTime() + factorMinutes * 60_000).toISOString();
  return ok({ second_factor: { token, methods, expires_at } });
}

type OpenCall = Pick<Call, 'db' | 'body'>;

const expired = () => new HttpError('second-factor-expired');

function pendingOf(db: Database, token: string) {
  const { signIns } = challengesOf(db);
  const pending = signIns.get(token);
  const user = db.users.find(({ id }) => id === pending?.userId);
  if (!pending || !user || user.blockedReason !== undefined || user.password !== pending.password)
    throw expired();
  return { pending, user };
}

const atField = (path: string, message: string, reason?: ErrorReason) =>
  invalid(message, [{ path: [path], message, ...(reason && { reason }) }]);

const text = defaulted(string(), '');
const passkeyStruct = optional(unknown());

/** The `id` of a browser's response. */
const idOf = (response: unknown): unknown => Object(response).id;

/** The user of a passkey's response, which uses up its challenge. */
function takePasskey(db: Database, token: string, response: unknown) {
  const { passkeys } = challengesOf(db);
  const of = passkeys.get(token);
  passkeys.delete(token);
  if (of === undefined) throw expired();
  const user = db.users.find(
    ({ id, factors }) =>
      (of === null || of === id) &&
      factors?.passkeys.some(({ credentialId }) => credentialId === idOf(response)),
  );
  const passkey = user?.factors?.passkeys.find(
    ({ credentialId }) => credentialId === idOf(response),
  );
  if (!user || !passkey || user.blockedReason !== undefined)
    throw new HttpError('passkey-rejected');
  passkey.lastUsedAt = clock.toISOString();
  return user;
}

const done = (db: Database, user: StoredUser): OpenReply => ({
  ...ok({ user: userShape(user, db) }),
  signedIn: user,
});

/** Whether the code is right; a recovery code is used up. */
function takeCode(user: StoredUser, code: string): boolean {
  const factors = factorsOf(user);
  if (isTotpCode(code)) return factors.totp !== undefined && plainCode(code) === totpCode;
  const left = factors.recoveryCodes.filter((each) => plainCode(each) !== plainCode(code));
  const used = left.length < factors.recoveryCodes.length;
  factors.recoveryCodes = left;
  return used;
}

export function secondFactor({ db, body }: OpenCall): OpenReply {
  const struct = object({ token: text, code: text, challenge_token: text, passkey: passkeyStruct });
  const { token, code, challenge_token, passkey } = read(body, struct);
  const { pending, user } = pendingOf(db, token);
  if (passkey !== undefined) {
    if (takePasskey(db, challenge_token, passkey).id !== user.id)
      throw new HttpError('passkey-rejected');
  } else {
    if (code.trim() === '') throw atField('code', factorTexts.codeRequired);
    if (!takeCode(user, code)) {
      pending.tries += 1;
      if (pending.tries >= factorTries) challengesOf(db).signIns.delete(token);
      throw atField('code', factorTexts.codeWrong, 'second-factor-rejected');
    }
  }
  challengesOf(db).signIns.delete(token);
  return done(db, user);
}

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
      ...{ id: credentialId, type: 'public-key', transports },
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
  return done(db, user);
}

/** `current_password` is the password that the call has. Default: that of its body. */
export function mustKnowPassword(
  { body, user }: Pick<Call, 'body' | 'user'>,
  { current_password } = read(body, object({ current_password: text })),
): void {
  const { currentPasswordRequired, currentPasswordWrong } = accountTexts;
  if (current_password === '') throw atField('current_password', currentPasswordRequired);
  if (current_password !== user.password)
    throw atField('current_password', currentPasswordWrong, 'current-password-rejected');
}

const shape = ({ db, user }: Call) => {
  const { totp, recoveryCodes, passkeys } = factorsOf(user);
  return {
    totp: totp ? { enabled_at: totp.enabledAt } : null,
    recovery_codes_left: recoveryCodes.length,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      ...{ id, name, created_at: createdAt, last_used_at: lastUsedAt },
    })),
    required: db.staffSecondFactor === true && actorOf(user).staff.length > 0,
  };
};

export const getFactors = (call: Call): Reply => ok({ data: shape(call), meta: {} });

export function startTotp(call: Call): Reply {
  mustKnowPassword(call);
  const factors = factorsOf(call.user);
  if (factors.totp) throw new HttpError('factors-changed');
  factors.pending = true;
  const label = encodeURIComponent(`Customer portal:${call.user.email}`);
  const uri = `otpauth://totp/${label}?issuer=Customer%20portal&secret=${secret}&algorithm=SHA1&digits=6&period=30`;
  return ok({ data: { secret, uri }, meta: {} });
}

/** New recovery codes, unless the user has some. */
function firstCodes(factors: StoredFactors): readonly string[] {
  if (factors.recoveryCodes.length > 0) return [];
  factors.recoveryCodes = Array.from(
    { length: recoveryCodeCount },
    (_, index) => `k7m2${index}-q9xw${index}`,
  );
  return factors.recoveryCodes;
}

export function confirmTotp(call: Call): Reply {
  const { code } = read(call.body, object({ code: text }));
  const factors = factorsOf(call.user);
  if (code.trim() === '') throw atField('code', factorTexts.codeRequired);
  if (!factors.pending) throw new HttpError('factors-changed');
  if (plainCode(code) !== totpCode)
    throw atField('code', factorTexts.codeWrong, 'second-factor-rejected');
  factors.pending = false;
  factors.totp = { enabledAt: call.at };
  auditOwn(call, 'factor.add', { factor: [null, 'totp'] });
  return ok({ data: { recovery_codes: firstCodes(factors) }, meta: {} });
}

/** After the last factor, recovery codes are of no use. */
function remove(call: Call, name: string, change: (factors: StoredFactors) => void): Reply {
  const factors = factorsOf(call.user);
  const next = { ...factors, passkeys: [...factors.passkeys] };
  change(next);
  const last = next.totp === undefined && next.passkeys.length === 0;
  if (last && shape(call).required) throw new HttpError('last-factor');
  call.user.factors = last ? none() : next;
  auditOwn(call, 'factor.remove', { factor: [name, null] });
  return ok({ ok: true });
}

export function removeTotp(call: Call): Reply {
  mustKnowPassword(call);
  if (!factorsOf(call.user).totp) throw new HttpError('factors-changed');
  return remove(call, 'totp', (factors) => {
    factors.totp = undefined;
  });
}

export function newRecoveryCodes(call: Call): Reply {
  mustKnowPassword(call);
  const factors = factorsOf(call.user);
  if (!hasFactor(call.user)) throw new HttpError('factors-changed');
  factors.recoveryCodes = [];
  const recovery_codes = firstCodes(factors);
  auditOwn(call, 'factor.recoveryCodes');
  return ok({ data: { recovery_codes }, meta: {} });
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
      ...{ id: credentialId, type: 'public-key', transports },
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
    data: shape(call),
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
