import type { ClaimKind } from '@portal/domain';
import { useEffect, useRef, useState } from 'react';
import { createClaimsApi } from '../client/claims.ts';
import type { Claim } from '../schemas/claims.ts';
import { may } from '../schemas/may.ts';
import { createClaimsStore, holdClaim, type PageLife } from '../stores/claims.ts';
import { selectUser } from '../stores/session.ts';
import { lazyStore } from './lazyStore.ts';
import { useCache } from './useCache.ts';
import { useUser } from './useSession.ts';

/* Who is reviewing what: an entry of its own, which pages of vendors do not load. */

const useClaimsStore = lazyStore(({ request }, { session }) =>
  createClaimsStore(createClaimsApi(request), () => selectUser(session.getState()) !== null),
);

const listen = (target: EventTarget, type: string, listener: () => void) => {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
};

const browserPage: PageLife = {
  isVisible: () => document.visibilityState === 'visible',
  onVisibility: (listener) => listen(document, 'visibilitychange', listener),
  onLeave: (listener) => listen(window, 'pagehide', listener),
};

const none: readonly Claim[] = [];

/** All claims, oldest first; none while they load, after a failure, and for users who may not see them. */
export function useClaims(): readonly Claim[] {
  const claims = useCache(useClaimsStore().all, 'all', may(useUser(), 'claim.list'));
  return claims.kind === 'ready' ? claims.value : none;
}

/**
 * Claims a pending record while the component is mounted and visible. Returns the claims of others on it, and a function that
 * loads them again.
 */
export function useClaim(
  kind: ClaimKind,
  id: number,
  isPending: boolean,
): { others: readonly Claim[]; renew: () => void } {
  const store = useClaimsStore();
  const user = useUser();
  const [claims, setClaims] = useState(none);
  const mayClaim = isPending && may(user, 'claim.save');
  const held = useRef<ReturnType<typeof holdClaim>>(undefined);
  useEffect(() => {
    if (!mayClaim) return undefined;
    const claim = holdClaim(store, { kind, id }, browserPage, setClaims);
    held.current = claim;
    return () => {
      held.current = undefined;
      claim.release();
      setClaims(none);
    };
  }, [store, kind, id, mayClaim]);
  return {
    others: claims.filter((claim) => claim.user.id !== user.id),
    renew: () => held.current?.renew(),
  };
}

export type { Claim } from '../schemas/claims.ts';
