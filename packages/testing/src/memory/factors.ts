import {
  accountTexts,
  type ErrorReason,
  factorMinutes,
  factorTexts,
  factorTries,
  isTotpCode,
  plainCode,
  recoveryCodeCount,
} from '@portal/domain';
import { defaulted, object, optional, string, unknown } from 'superstruct';
import { clock } from '../clock.ts';
import { auditOwn } from './audit.ts';
import { challengesOf, newToken, type OpenCall, pendingOf, takePasskey } from './challenges.ts';
import type { Database, StoredFactors, StoredUser } from './database.ts';
import {
  actorOf,
  type Call,
  HttpError,
  invalid,
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

const none = (): StoredFactors => ({ recoveryCodes: [], passkeys: [] });

/** Stores none for a user without. */
export const factorsOf = (user: StoredUser): StoredFactors => {
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

const atField = (path: string, message: string, reason?: ErrorReason) =>
  invalid(message, [{ path: [path], message, ...(reason && { reason }) }]);

const text = defaulted(string(), '');
const passkeyStruct = optional(unknown());

/** The reply that signs the user in. */
export const signedIn = (db: Database, user: StoredUser): OpenReply => ({
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
  return signedIn(db, user);
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

/** The factors as the user sees them. */
export const factorsShape = ({ db, user }: Call) => {
  const { totp, recoveryCodes, passkeys } = factorsOf(user);
  return {
    totp: totp ? { enabled_at: totp.enabledAt } : null,
    recovery_codes_left: recoveryCodes.length,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      created_at: createdAt,
      last_used_at: lastUsedAt,
    })),
    required: db.staffSecondFactor === true && actorOf(user).staff.length > 0,
  };
};

export const getFactors = (call: Call): Reply => ok({ data: factorsShape(call), meta: {} });

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
export function firstCodes(factors: StoredFactors): readonly string[] {
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
export function remove(call: Call, name: string, change: (factors: StoredFactors) => void): Reply {
  const factors = factorsOf(call.user);
  const next = { ...factors, passkeys: [...factors.passkeys] };
  change(next);
  const last = next.totp === undefined && next.passkeys.length === 0;
  if (last && factorsShape(call).required) throw new HttpError('last-factor');
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
