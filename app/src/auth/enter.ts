import type { User } from '@portal/data/schemas';
import { rememberUser } from '@portal/data/stores';
import type { AuthScene } from './authScene.ts';
import { takeTarget } from './target.ts';

/** Opens the portal for a user who has just signed in, at the stored page or `fallback`. `replace` leaves no history entry. */
export function enter(
  { client, storage, search, now, go }: AuthScene,
  user: User,
  fallback?: string,
  how?: 'replace',
): void {
  const target = takeTarget(storage, search(), now(), fallback);
  rememberUser(storage, user, now());
  client().tabs.tell({ kind: 'signed-in' });
  go(target, how);
}
