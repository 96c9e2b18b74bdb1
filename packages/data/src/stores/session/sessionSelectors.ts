import type { User } from '../../schemas/user.ts';
import type { SessionState } from './sessionState.ts';

/** The user, or null when nobody is known to be signed in. */
export function selectUser(state: SessionState): User | null {
  return state.kind === 'signed-in' ? state.user : null;
}
