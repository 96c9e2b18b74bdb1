import { useListings, useStores } from '@portal/data/react';
import { type Collection, queueQuery } from '@portal/domain';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { useEffect, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { RedirectWithReason } from '../../parts/session.tsx';
import { paths } from '../../paths.ts';

/** The state of a location to which a move in the queue leads. */
export const fromQueue = { fromQueue: true };

interface GoneListingProps {
  collection: Collection;
  /** Id or slug. */
  id: string;
}

/** Leads staff from a listing that is gone to the next one of the queue, or to the queue. */
export function GoneListing({ collection, id }: GoneListingProps) {
  const queue = useListings(queueQuery(collection));
  // The place of the listing, which the reloaded queue no longer has.
  const [known, setKnown] = useState(queue);
  const { listings } = useStores();
  useEffect(() => listings.pages.invalidate(), [listings]);
  if (known.kind === 'loading' && queue.kind !== 'loading') setKnown(queue);
  if (known.kind === 'loading') return <PageLoading />;
  const rows = known.kind === 'ready' ? known.value.rows : [];
  const at = rows.findIndex((row) => [row.slug, String(row.id)].includes(id));
  const next = at < 0 ? undefined : rows[at + 1];
  const name = rows[at]?.name;
  const gone = name ? m.listing_gone({ name }) : m.listing_gone_unnamed();
  return (
    <RedirectWithReason
      to={
        next
          ? paths.listing(collection, 'pending', next.slug || next.id)
          : paths.listings(collection, 'pending', 'all')
      }
      state={fromQueue}
      why={next ? `${gone} ${m.listing_next_in_queue()}` : gone}
    />
  );
}
