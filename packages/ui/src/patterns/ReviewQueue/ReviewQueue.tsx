import { AlertDialog } from '../../components/AlertDialog/index.ts';
import {
  DecisionQueue,
  type QueueDeed,
  type QueueFrame,
  QueueItem,
  type QueueStatus,
  type QueueWords,
} from '../DecisionQueue/index.ts';
import { DialogError } from '../DialogError/index.ts';
import { type Outcome, useAsk } from '../useAsk.ts';
import { ReviewWords } from './ReviewWords.tsx';

export interface ReviewRow {
  id: string;
  /** Whole stars from 1 to 5; null when none were given. */
  rating: number | null;
  comment: string;
  status: QueueStatus;
  listing: { name: string; href: string; logo?: string | undefined };
  author: { name: string; email: string };
  /** When it was written, ready to read. */
  when: string;
  /** The review's own page. Default: none. */
  href?: string | undefined;
  /** The deed on this review that is on its way. */
  deciding?: QueueDeed | undefined;
}

export interface ReviewQueueProps extends QueueFrame {
  /** The reviews of this page; read when `state` is `ready`. */
  rows: readonly ReviewRow[];
  /** Approves the review with this id. */
  onApprove: (id: string) => void;
  /** Declines the review with this id, or asks why first. */
  onDecline: (id: string) => void;
  /** Deletes a review, after the question; comes to what went wrong in words, or to nothing. */
  onDelete: (id: string) => Outcome;
}

const words: QueueWords = {
  one: 'review',
  many: 'reviews',
  empty: {
    title: 'No reviews here',
    text: 'Reviews show here as soon as somebody has written one.',
  },
};

const about = ({ listing, author }: ReviewRow) => `the review of ${listing.name} by ${author.name}`;

/** Reviews one after the other, for an admin who lets them count or not. */
export function ReviewQueue({ rows, onApprove, onDecline, onDelete, ...frame }: ReviewQueueProps) {
  const deleting = useAsk((row: ReviewRow) => onDelete(row.id));
  const decidable = (id: string, not: QueueStatus) =>
    rows.some((row) => row.id === id && row.status !== not && row.deciding === undefined);
  return (
    <>
      <DecisionQueue
        {...frame}
        words={words}
        items={rows}
        itemKey={(row) => row.id}
        itemLabel={(row) => `Review of ${row.listing.name} by ${row.author.name}`}
        onApprove={(id) => (decidable(id, 'approved') ? onApprove(id) : undefined)}
        onDecline={(id) => (decidable(id, 'declined') ? onDecline(id) : undefined)}
        item={(row, current) => (
          <QueueItem
            about={about(row)}
            status={row.status}
            deciding={row.deciding}
            current={current}
            onApprove={() => onApprove(row.id)}
            onDecline={() => onDecline(row.id)}
            onDelete={() => deleting.ask(row)}
          >
            <ReviewWords row={row} />
          </QueueItem>
        )}
      />
      <AlertDialog
        open={deleting.open}
        onOpenChange={deleting.close}
        title="Delete review?"
        confirm="Delete review"
        cancel="Keep it"
        busy={deleting.busy}
        busyLabel="Deleting"
        onConfirm={() => void deleting.confirm()}
      >
        <p>
          What <bdi>{deleting.about?.author.name}</bdi> wrote about{' '}
          <bdi>{deleting.about?.listing.name}</bdi> is gone for good, and no longer counts in the
          rating.
        </p>
        <DialogError error={deleting.error} />
      </AlertDialog>
    </>
  );
}
