import type { DataError } from '../../schemas/dataError.ts';
import type { User } from '../../schemas/user.ts';

export type SessionState =
  | { kind: 'anonymous' }
  /** Not known yet; with a problem when finding out has failed and can be tried again. */
  | { kind: 'restoring'; problem: DataError | null }
  | { kind: 'signed-in'; user: User; loadedAt: number; refreshing: boolean }
  /** Was signed in until the server refused. */
  | { kind: 'expired' };

export const anonymous: SessionState = { kind: 'anonymous' };

export const restoring: SessionState = { kind: 'restoring', problem: null };

/** `loadedAt` in milliseconds since 1970. */
export function signedIn(user: User, loadedAt: number): SessionState {
  return { kind: 'signed-in', user, loadedAt, refreshing: false };
}

/** A user who is known stays on screen while a fresh record loads. */
export function loading(state: SessionState): SessionState {
  return state.kind === 'signed-in' ? { ...state, refreshing: true } : restoring;
}

/** The server could not be asked; that says nothing about who is there. */
export function interrupted(state: SessionState, problem: DataError): SessionState {
  if (state.kind === 'restoring') return { kind: 'restoring', problem };
  return state.kind === 'signed-in' ? { ...state, refreshing: false } : state;
}

/** The server said no. Where nobody is there, that is no news. */
export function refused(state: SessionState): SessionState {
  if (state.kind === 'restoring') return anonymous;
  return state.kind === 'signed-in' ? { kind: 'expired' } : state;
}
