import { number, object } from 'superstruct';
import { attempt, decodeOr, parseJson } from '../schemas/decode.ts';
import { cacheTimes } from '../schemas/limits.ts';
import { type User, userStruct } from '../schemas/user.ts';
import type { SignOutMark } from './signOutMark.ts';

/** The part of the browser's storage that is used. */
export type UserStorage = Pick<Storage, 'getItem' | 'setItem' | 'clear'>;

const key = 'portal.user';

const struct = object({ user: userStruct, loadedAt: number() });

/** Stores the user for the next page; `loadedAt` is in milliseconds since 1970. */
export function rememberUser(storage: UserStorage, user: User, loadedAt: number): void {
  attempt(() => storage.setItem(key, JSON.stringify({ user, loadedAt })));
}

/** Whether a tab has signed this user out, or another one in, since `since`, in milliseconds since 1970. */
export function hasLeft(
  storage: UserStorage,
  signOutMark: SignOutMark,
  user: User,
  since: number,
): boolean {
  const text = attempt(() => storage.getItem(key));
  const stored = text ? decodeOr(parseJson(text), struct, null) : null;
  if (stored) return stored.user.id !== user.id && stored.loadedAt > since;
  return signOutMark.get() > since;
}

/** The user saved within the last day. */
export function recallUser(storage: UserStorage, now: number) {
  const text = attempt(() => storage.getItem(key));
  const found = text ? decodeOr(parseJson(text), struct, null) : null;
  const age = found ? now - found.loadedAt : -1;
  return age < 0 || age > cacheTimes.userStored ? null : found;
}
