import { clock } from '../clock.ts';
import type { Database } from './database.ts';
import { type Call, HttpError } from './http.ts';

/* Sign-ins and passkeys that wait for a response of the user. */

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

/** The open challenges of a database. */
export function challengesOf(db: Database): Challenges {
  const known = open.get(db) ?? { signIns: new Map(), passkeys: new Map() };
  open.set(db, known);
  return known;
}

let given = 0;
export const newToken = (): string => {
  given += 1;
  return `proof-${given}`;
};

export type OpenCall = Pick<Call, 'db' | 'body'>;

export const expired = () => new HttpError('second-factor-expired');

/** The sign-in that waits for its second factor; throws once it has ended. */
export function pendingOf(db: Database, token: string) {
  const { signIns } = challengesOf(db);
  const pending = signIns.get(token);
  const user = db.users.find(({ id }) => id === pending?.userId);
  if (!pending || !user || user.blockedReason !== undefined || user.password !== pending.password)
    throw expired();
  return { pending, user };
}

/** The `id` of a browser's response. */
export const idOf = (response: unknown): unknown => Object(response).id;

/** The user of a passkey's response, which uses up its challenge. */
export function takePasskey(db: Database, token: string, response: unknown) {
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
