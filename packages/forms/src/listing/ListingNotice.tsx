import { formatDate, type Listing } from '@portal/data/schemas';
import { Banner } from '@portal/ui/components/Banner';
import { DeclinedBanner } from '@portal/ui/patterns/DeclinedBanner';
import { listingMode } from './listingMode.ts';

export interface ListingNoticeProps {
  record: Listing | null;
  /** Shows the listing's history. Default: no such button. */
  onHistory?: (() => void) | undefined;
}

/** What a vendor should know before changing this listing. */
export function ListingNotice({ record, onHistory }: ListingNoticeProps) {
  const mode = listingMode(record);
  if (!record || mode === 'new' || mode === 'draft') return null;
  if (mode === 'declined') {
    return (
      <DeclinedBanner
        note={record.adminNote}
        decidedAt={record.decidedAt ? formatDate(record.decidedAt) : undefined}
        onHistory={onHistory}
      />
    );
  }
  if (mode === 'pending') {
    return (
      <Banner tone="info" title="This listing is waiting for review.">
        You can still change it. The admin sees what you submitted last.
      </Banner>
    );
  }
  if (record.revision) {
    return (
      <Banner tone="caution" title="Changes to this listing are already waiting.">
        What you save here takes their place.
      </Banner>
    );
  }
  return (
    <Banner tone="info" title="This listing is live.">
      Changes are reviewed before they go live. Until then, visitors see the current version.
    </Banner>
  );
}
