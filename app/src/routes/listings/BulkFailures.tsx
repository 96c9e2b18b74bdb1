import type { Listing } from '@portal/data/schemas';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { useEffect, useRef } from 'react';
import { listingTitle } from '../listing/useDecision.ts';

export type Decision = 'APPROVED' | 'DECLINED';

export interface Failure {
  listing: Listing;
  why: string;
  /** Somebody else was faster, so that it has to be looked at anew. */
  outdated: boolean;
}

export interface BulkResult {
  decision: Decision;
  done: number;
  failures: readonly Failure[];
}

export const deeds: Record<Decision, string> = { APPROVED: 'approved', DECLINED: 'declined' };

export const many = (count: number) => (count === 1 ? '1 listing' : `${count} listings`);

interface BulkFailuresProps {
  result: BulkResult;
  onClose: () => void;
}

/** What could not be decided, and why. Takes the focus when it appears; the next deed begins without it. */
export function BulkFailures({ result, onClose }: BulkFailuresProps) {
  const { decision, done, failures } = result;
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    banner.current?.focus();
  }, []);
  return (
    <Banner
      ref={banner}
      focusable
      tone="caution"
      title={`${many(failures.length)} could not be ${deeds[decision]}${done > 0 ? `, ${done} ${done === 1 ? 'was' : 'were'}` : ''}.`}
      actions={
        <Button size="compact" onClick={onClose}>
          Close
        </Button>
      }
    >
      <ul>
        {failures.map(({ listing, why }) => (
          <li key={listing.id}>
            {listingTitle(listing)}: {why}
          </li>
        ))}
      </ul>
      {failures.some(({ outdated }) => !outdated) ? (
        <p>What nobody else has changed is still selected.</p>
      ) : null}
    </Banner>
  );
}
