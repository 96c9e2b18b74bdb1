import type { useListingEvents } from '@portal/data/react';
import type { Listing } from '@portal/data/schemas';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { type ReactNode, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { listingTitle } from '../../parts/decisions/useDecision.ts';
import { useEventWords } from '../../parts/listings/race.ts';
import { compare } from './changes.ts';

/**
 * The version of a listing that is on screen, and a banner about a newer one, or that it is gone. What a vendor submits in the
 * meantime is shown only once the user asks for it: a decision is about the version that was read. New statuses and notes are
 * shown at once. Call `decided` after each decision: the next one is about what the page shows then.
 */
export function useShownVersion(
  newest: Listing,
  events: ReturnType<typeof useListingEvents>,
  gone: boolean,
): { record: Listing; newer: ReactNode; decided: () => void } {
  const [shown, setShown] = useState(newest);
  // A decision typed before a colleague decided must fail once and say so, although the page shows the new status.
  const [read, setRead] = useState({ version: newest.version, follows: false });
  if (read.follows && newest.version !== read.version)
    setRead({ version: newest.version, follows: false });
  const decided = () => setRead({ version: newest.version, follows: true });
  const asRead = (record: Listing): Listing => {
    const version = Math.min(record.version, read.version);
    return version === record.version ? record : { ...record, version };
  };
  const eventWords = useEventWords();
  const changed = compare(newest, shown).changes.map(({ label }) => label);
  const isNewer =
    newest.version > shown.version &&
    (changed.length > 0 || newest.submittedAt !== shown.submittedAt);
  if (!isNewer && newest !== shown) setShown(newest);
  if (gone) {
    const title = m.listing_gone({ name: listingTitle(shown) });
    const newer = (
      <Banner tone="caution" role="status" title={title}>
        {m.listing_last_version()}
      </Banner>
    );
    return { record: asRead(shown), newer, decided };
  }
  if (!isNewer) return { record: asRead(newest), newer: null, decided };
  const newer = (
    <Banner
      tone="caution"
      role="status"
      title={eventWords(events.kind === 'ready' ? events.value[0] : null)}
      actions={
        <Button
          size="compact"
          onClick={() => {
            setShown(newest);
            setRead({ version: newest.version, follows: false });
            document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus();
          }}
        >
          {m.listing_show_new_version()}
        </Button>
      }
    >
      {changed.length > 0
        ? m.listing_fields_changed({ fields: changed.join(', ') })
        : m.listing_no_field_changed()}
    </Banner>
  );
  return { record: asRead(shown), newer, decided };
}
