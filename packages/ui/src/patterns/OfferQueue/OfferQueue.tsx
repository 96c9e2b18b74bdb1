import type { SafeHref } from '../../internal/link/safeHref.ts';
import {
  DecisionQueue,
  type QueueEntry,
  type QueueFrame,
  type QueueWords,
} from '../DecisionQueue/index.ts';
import { OfferWords } from './OfferWords.tsx';

export interface OfferRow extends QueueEntry {
  title: string;
  description: string;
  /** Where the offer's button leads, as text. */
  link: string;
  /** The same address once it was checked; without it the address is no link. */
  href: SafeHref | null;
  /** Words on the offer's button. */
  label: string;
  listing: { name: string; href: string; logo?: string | undefined };
  /** Who bought it; shown to admins. */
  vendor?: { name: string; email: string } | undefined;
  /** When it was submitted, ready to read. */
  when: string;
  /** One sentence on its listing that whoever decides has to know. */
  warning?: string | undefined;
  /** Why it was declined. */
  note?: string | undefined;
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
export function OfferQueue({ rows, ...queue }: OfferQueueProps) {
  return (
    <DecisionQueue
      {...queue}
      words={words}
      items={rows}
      itemLabel={(row) => `${row.title}, offer of ${row.listing.name}`}
      itemAbout={(row) => `the offer ${row.title}`}
      item={(row) => <OfferWords row={row} />}
    />
  );
}
