import { formatDate, personName, type SpecialOffer } from '@portal/data/schemas';
import { safeLink } from '@portal/domain';
import type { QueueDeed } from '@portal/ui/patterns/DecisionQueue';
import type { OfferRow } from '@portal/ui/patterns/OfferQueue';
import { queueStatus, subjectRow } from '../reviews/reviewRows.ts';

/** What becomes of an offer whose listing nobody finds in the directory; a declined one is done with. */
const notLive: Record<SpecialOffer['status'], string | undefined> = {
  PENDING:
    'Its listing is not live, so it cannot be approved. Decline it, and its vendor gets the money back.',
  APPROVED: 'Its listing is not live any more, so nobody sees this offer.',
  DECLINED: undefined,
};

/** A special offer as a row of its queue. */
export function toOfferRow(offer: SpecialOffer, deciding: QueueDeed | undefined): OfferRow {
  const { id, title, description, link, label, status, adminNote, listing, live, createdBy } =
    offer;
  return {
    id: String(id),
    title,
    description,
    link,
    href: safeLink(link),
    label: label ?? '',
    status: queueStatus[status],
    listing: subjectRow(listing),
    ...(createdBy ? { vendor: { name: personName(createdBy), email: createdBy.email ?? '' } } : {}),
    when: formatDate(offer.createdAt),
    warning: live ? undefined : notLive[status],
    ...(status === 'DECLINED' && adminNote ? { note: adminNote } : {}),
    deciding,
  };
}
