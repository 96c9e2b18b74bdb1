import type { AccountWrite } from '@portal/data/internal/schemas/user';
import {
  accountTexts,
  authTexts,
  changedListLayouts,
  defaultBrand,
  type ErrorReason,
  emailProblem,
  fieldProblem,
  genericTexts,
  isLanguage,
  languageTexts,
  passwordProblem,
  personFields,
  storedEmail,
} from '@portal/domain';
import { boolean, defaulted, number, object, optional, string, union } from 'superstruct';
import { auditOwn } from './audit.ts';
import { type Database, nextId, type StoredUser } from './database.ts';
import { finishSignIn } from './factors.ts';
import {
  accepted,
  type Call,
  fieldsStruct,
  HttpError,
  invalid,
  notFound,
  type OpenReply,
  ok,
  type Reply,
  read,
} from './http.ts';
import { ownPersonShape, userShape } from './shapes.ts';

/** Tokens and cookies by user. */
export interface Sessions {
  /** The user of a valid token. */
  userOf(token: string): number | undefined;
  /** Issues a token and a cookie for the user. */
  start(userId: number): { jwt: string; cookie: string };
  /** The same for the holder of a cookie. */
  renew(cookie: string): { jwt: string; cookie: string } | undefined;
  end(cookie: string): void;
  /** Ends all sessions of the user. */
  endAll(userId: number): void;
  /** Expires all tokens issued so far. */
  expireTokens(): void;
}

export function createSessions(): Sessions {
  const tokens = new Map<string, number>();
  const cookies = new Map<string, number>();
  let given = 0;

  function start(userId: number) {
    given += 1;
    const session = { jwt: `token-${given}`, cookie: `refresh-${given}` };
    tokens.set(session.jwt, userId);
    cookies.set(session.cookie, userId);
    return session;
  }

  return {
    start,
    userOf: (token) => tokens.get(token),
    renew(cookie) {
      const userId = cookies.get(cookie);
      if (userId === undefined) return undefined;
      cookies.delete(cookie);
      return start(userId);
    },
    end(cookie) {
      const userId = cookies.get(cookie);
      cookies.delete(cookie);
      for (const [token, owner] of tokens) if (owner === userId) tokens.delete(token);
    },
    endAll(userId) {
      for (const issued of [tokens, cookies])
        for (const [secret, owner] of issued) if (owner === userId) issued.delete(secret);
    },
    expireTokens: () => tokens.clear(),
  };
}

type OpenCall = Pick<Call, 'db' | 'body'>;

const text = defaulted(string(), '');

export function signIn({ db, body }: OpenCall): OpenReply {
  const { identifier, password } = read(body, object({ identifier: text, password: text }));
  const user = db.users.find(({ email }) => email === storedEmail(identifier));
  if (!user || user.password !== password) {
    throw new HttpError('credentials-rejected');
  }
  if (user.deletesAt !== undefined) throw new HttpError('account-deleting');
  if (user.blockedReason !== undefined) throw new HttpError('account-blocked');
  if (!user.confirmed) throw new HttpError('email-not-confirmed');
  return finishSignIn(db, user);
}

/** The backend has three thousand. */
const common: ReadonlySet<string> = new Set(['password', 'password1', 'iloveyou1', '12345678']);

function checkPassword(password: string, message?: string): void {
  const isCommon = common.has(password.toLowerCase());
  const problem =
    passwordProblem(password) ?? (isCommon ? accountTexts.passwordTooCommon : undefined);
  if (problem) throw invalid(message ?? problem, [{ path: ['password'], message: problem }]);
}

const registrationStruct = object({
  username: text,
  email: text,
  password: text,
  first_name: text,
  last_name: text,
  newsletter: defaulted(boolean(), false),
});

export function register({ db, body }: OpenCall): OpenReply {
  const values = read(body, registrationStruct);
  const email = storedEmail(values.email);
  const [firstName, lastName] = [values.first_name.trim(), values.last_name.trim()];
  checkPerson({ firstName, lastName, email }, authTexts.registrationFailed);
  checkPassword(values.password, authTexts.registrationFailed);
  if (db.users.some((user) => user.email === email)) {
    throw new HttpError('email-taken');
  }
  const id = nextId(db.users);
  const user: StoredUser = {
    id,
    accountId: id,
    email,
    password: values.password,
    firstName,
    lastName,
    newsletter: values.newsletter,
    staff: false,
    confirmed: !db.confirmAddresses,
    plan: 'free',
  };
  db.users.push(user);
  if (!user.confirmed) return ok({});
  return { ...ok({ user: userShape(user, db), account: ownPersonShape(user) }), signedIn: user };
}

/** The code in the reset link of the stories. */
export const resetCode = 'reset-code';

export function resetPassword({ db, body }: OpenCall): OpenReply {
  const struct = object({ code: text, password: text, passwordConfirmation: text });
  const { code, password, passwordConfirmation } = read(body, struct);
  const user = db.users.find(({ staff }) => !staff);
  if (code === '' || password === '') throw new HttpError('reset-incomplete');
  checkPassword(password);
  const message = authTexts.passwordsDiffer;
  if (password !== passwordConfirmation)
    throw invalid(message, [{ path: ['passwordConfirmation'], message }]);
  if (code !== resetCode || !user) throw new HttpError('reset-code-rejected');
  Object.assign(user, { password, newEmail: undefined });
  return finishSignIn(db, user);
}

/** Responds alike for known and unknown addresses. */
export function requestEmail({ body }: OpenCall): OpenReply {
  const { email } = read(body, object({ email: text }));
  const message = emailProblem(email, { required: authTexts.forgotMissing });
  if (message) throw invalid(message, [{ path: ['email'], message }]);
  return ok({ ok: true });
}

/** The signature in the confirmation link of the stories. */
export const rightSignature = 'right-signature';

export function verifyEmail({ db, body }: OpenCall): OpenReply {
  const anybody = defaulted(union([string(), number()]), '');
  const { signature, user_id } = read(body, object({ signature: text, user_id: anybody }));
  const user = db.users.find(({ id }) => String(id) === String(user_id));
  if (signature !== rightSignature || !user) throw new HttpError('confirmation-rejected');
  if (user.newEmail) Object.assign(user, { email: user.newEmail, newEmail: undefined });
  return ok({ ok: true, email: user.email });
}

export function changePassword(call: Call): OpenReply {
  const { body, user, db } = call;
  const struct = object({ currentPassword: text, password: text, passwordConfirmation: text });
  const { currentPassword, password } = read(body, struct);
  if (currentPassword !== user.password) throw new HttpError('current-password-rejected');
  if (password === currentPassword) throw new HttpError('password-unchanged');
  checkPassword(password);
  Object.assign(user, { password, newEmail: undefined });
  auditOwn(call, 'password.change');
  return { ...ok({ user: userShape(user, db) }), signedIn: user };
}

const accountStruct = object({
  data: object({
    first_name: text,
    last_name: text,
    email: optional(string()),
    current_password: text,
  }),
});

export function saveAccount(call: Call): Reply {
  const { db, user, params, body } = call;
  if (params.id !== String(user.accountId)) throw notFound();
  const values = read(body, accountStruct).data;
  const [firstName, lastName] = [values.first_name.trim(), values.last_name.trim()];
  const email = storedEmail(values.email ?? user.email);
  checkPerson({ firstName, lastName, email }, 'Your account could not be saved.');
  const moves = email !== user.email;
  if (moves) checkMove(db, user, email, values.current_password);
  Object.assign(user, { firstName, lastName });
  if (moves)
    auditOwn(call, db.confirmAddresses ? 'address.request' : 'address.change', {
      email: [user.email, email],
    });
  const newEmail = moves && db.confirmAddresses ? email : undefined;
  if (moves && !newEmail) user.email = email;
  if (values.email !== undefined) user.newEmail = newEmail;
  return ok({ data: ownPersonShape(user), meta: {} });
}

export function saveLanguage({ db, user, body }: Call): Reply {
  const { language } = read(body, object({ data: object({ language: text }) })).data;
  const known = isLanguage(language);
  const message = known ? languageTexts.notOffered : genericTexts.notValid('Language');
  const { languages } = db.brand?.brand ?? defaultBrand;
  if (!known || !languages.includes(language))
    throw invalid(message, [{ path: ['language'], message }]);
  user.language = language;
  return ok({ ok: true });
}

export function saveListLayout({ user, body }: Call): Reply {
  const { data } = read(body, object({ data: fieldsStruct }));
  user.listColumns = accepted(changedListLayouts(user.listColumns ?? [], data));
  return ok({ ok: true });
}

/** A new address needs the password and must be free. */
function checkMove(db: Database, user: StoredUser, email: string, password: string): void {
  const { currentPasswordRequired, currentPasswordWrong, attributeTaken } = accountTexts;
  const fail = (path: string, message: string, reason?: ErrorReason) =>
    invalid(message, [{ path: [path], message, ...(reason && { reason }) }]);
  if (password === '') throw fail('current_password', currentPasswordRequired);
  if (password !== user.password)
    throw fail('current_password', currentPasswordWrong, 'current-password-rejected');
  if (takenBySomebodyElse(db, user, email)) throw fail('email', attributeTaken, 'email-taken');
}

function checkPerson(
  person: Required<Omit<AccountWrite, 'currentPassword'>>,
  message: string,
): void {
  const names = { firstName: 'first_name', lastName: 'last_name', email: 'email' } as const;
  const problems = (['firstName', 'lastName', 'email'] as const).flatMap((name) => {
    const message = fieldProblem(personFields[name], person[name]);
    return message ? [{ path: [names[name]], message }] : [];
  });
  if (problems.length > 0) throw invalid(message, problems);
}

function takenBySomebodyElse(db: Database, user: StoredUser, email: string): boolean {
  return db.users.some((other) => other !== user && other.email === email);
}
