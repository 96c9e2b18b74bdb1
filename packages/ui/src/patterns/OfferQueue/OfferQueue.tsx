import {
  DecisionQueue,
  type QueueDeed,
  type QueueFrame,
  QueueItem,
  type QueueStatus,
  type QueueWords,
} from '../DecisionQueue/index.ts';
import { OfferWords } from './OfferWords.tsx';

export interface OfferRow {
  id: string;
  title: string;
  description: string;
  /** Where the offer's button leads. */
  link: string;
  /** Words on the offer's button. */
  label: string;
  status: QueueStatus;
  listing: { name: string; href: string; logo?: string | undefined };
  /** Who bought it; shown to admins. */
  vendor?: { name: string; email: string } | undefined;
  /** When it was submitted, ready to read. */
  when: string;
  /** Why it was declined. */
  note?: string | undefined;
  /** The deed on this offer that is on its way. */
  deciding?: QueueDeed | undefined;
}

export interface OfferQueueProps extends QueueFrame {
  /** The offers of this page; read when `state` is `ready`. */
  rows: readonly OfferRow[];
  /** Approves the offer with this id. */
  onApprove: (id: string) => void;
  /** Asks for the reason. */
  onDecline: (id: string) => void;
}

const words: QueueWords = {
  one: 'offer',
  many: 'offers',
  empty: {
    title: 'No special offers here',
    text: 'Offers show here as soon as a vendor has bought one.',
  },
};

/** Special offers one after the other, for an admin who lets them show or sends them back with a reason. */
export function OfferQueue({ rows, onApprove, onDecline, ...frame }: OfferQueueProps) {
  const decidable = (id: string, not: QueueStatus) =>
    rows.some((row) => row.id === id && row.status !== not && row.deciding === undefined);
  return (
    <DecisionQueue
      {...frame}
      words={words}
      items={rows}
      itemKey={(row) => row.id}
      itemLabel={(row) => `${row.title}, offer of ${row.listing.name}`}
      onApprove={(id) => (decidable(id, 'approved') ? onApprove(id) : undefined)}
      onDecline={(id) => (decidable(id, 'declined') ? onDecline(id) : undefined)}
      item={(row, current) => (
        <QueueItem
          about={`the offer ${row.title}`}
          status={row.status}
          deciding={row.deciding}
          current={current}
          onApprove={() => onApprove(row.id)}
          onDecline={() => onDecline(row.id)}
        >
          <OfferWords row={row} />
        </QueueItem>
      )}
    />
  );
}
