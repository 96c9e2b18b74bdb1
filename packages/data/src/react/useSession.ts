import type { User } from '../schemas/user.ts';
import { type SessionState, selectUser } from '../stores/session.ts';
import { useStores } from './DataProvider.tsx';
import { useStoreState } from './useCache.ts';

/** The session, which may still be unknown. */
export function useSession(): SessionState {
  return useStoreState(useStores().session, (state) => state);
}

/** The signed-in user. For guarded screens only: throws when there is none. */
export function useUser(): User {
  const user = useStoreState(useStores().session, selectUser);
  if (!user) throw new Error('No user is signed in');
  return user;
}
