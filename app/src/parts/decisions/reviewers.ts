import { type Claim, useClaim, useClaims } from '@portal/data/claims';
import { useUser } from '@portal/data/react';
import { clockTime, formatDate } from '@portal/data/schemas';
import type { ClaimKind } from '@portal/domain';
import type { Reviewer } from '@portal/ui/patterns/Reviewers';
import { useCallback, useMemo } from 'react';
import { useAppServices } from '../../portal.tsx';

/** The time of day, or the date of a claim that has been renewed since another day. */
const sinceText = (since: string, now: number): string =>
  formatDate(since) === formatDate(now) ? clockTime(since) : formatDate(since);

const toReviewer = ({ user, since }: Claim, me: number, now: number): Reviewer => ({
  name: user.name,
  you: user.id === me,
  since: sinceText(since, now),
});

const none: readonly Reviewer[] = [];

/** Who reviews a record of this kind now, by its id, for lists. The same array until the claims change. */
export function useReviewers(): (kind: ClaimKind, id: number) => readonly Reviewer[] {
  const claims = useClaims();
  const { id: me } = useUser();
  const { now } = useAppServices();
  const byRecord = useMemo(() => {
    const found = new Map<string, Reviewer[]>();
    for (const claim of claims) {
      const key = `${claim.kind}/${claim.id}`;
      found.set(key, [...(found.get(key) ?? []), toReviewer(claim, me, now())]);
    }
    return found;
  }, [claims, me, now]);
  return useCallback((kind, id) => byRecord.get(`${kind}/${id}`) ?? none, [byRecord]);
}

/**
 * Shows others that the user reviews a record while its page is open. Returns the others on it, and a function for
 * `useUnreadChange` that loads them again; lists use this file without the notifications.
 */
export function useReviewing(kind: ClaimKind, id: number, isPending: boolean) {
  const { others, renew } = useClaim(kind, id, isPending);
  const { id: me } = useUser();
  const { now } = useAppServices();
  return { reviewers: others.map((claim) => toReviewer(claim, me, now())), renew };
}
