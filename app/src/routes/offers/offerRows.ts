import { formatDate, personName, type SpecialOffer } from '@portal/data/schemas';
import type { QueueDeed } from '@portal/ui/patterns/DecisionQueue';
import type { OfferRow } from '@portal/ui/patterns/OfferQueue';
import { queueStatus, subjectRow } from '../reviews/reviewRows.ts';

/** A special offer as a row of its queue. */
export function toOfferRow(offer: SpecialOffer, deciding: QueueDeed | undefined): OfferRow {
  const { id, title, description, link, label, status, adminNote, listing, createdBy } = offer;
  return {
    id: String(id),
    title,
    description,
    link,
    label: label ?? '',
    status: queueStatus[status],
    listing: subjectRow(listing),
    ...(createdBy ? { vendor: { name: personName(createdBy), email: createdBy.email ?? '' } } : {}),
    when: formatDate(offer.createdAt),
    ...(status === 'DECLINED' && adminNote ? { note: adminNote } : {}),
    deciding,
  };
}
