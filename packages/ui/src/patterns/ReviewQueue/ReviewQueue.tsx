import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import {
  DecisionQueue,
  type QueueEntry,
  type QueueFrame,
  type QueueWords,
} from '../DecisionQueue/index.ts';
import { DialogError } from '../DialogError/index.ts';
import { type Outcome, useAsk } from '../useAsk.ts';
import { ReviewWords } from './ReviewWords.tsx';

export interface ReviewRow extends QueueEntry {
  /** Whole stars from 1 to 5; null when none were given. */
  rating: number | null;
  comment: string;
  listing: { name: string; href: string; logo?: string | undefined };
  author: { name: string; email: string };
  /** When it was written, ready to read. */
  when: string;
  /** The review's own page. Default: none. */
  href?: string | undefined;
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

/** Reviews one after the other, for an admin who lets them count or not. */
export function ReviewQueue({ rows, onDelete, ...queue }: ReviewQueueProps) {
  const deleting = useAsk((row: ReviewRow) => onDelete(row.id));
  return (
    <>
      <DecisionQueue
        {...queue}
        words={words}
        items={rows}
        itemLabel={(row) => `Review of ${row.listing.name} by ${row.author.name}`}
        itemAbout={(row) => `the review of ${row.listing.name} by ${row.author.name}`}
        item={(row) => <ReviewWords row={row} />}
        onDelete={deleting.ask}
      />
      <AlertDialog
        {...deleting.dialog}
        title="Delete review?"
        confirm="Delete review"
        cancel="Keep it"
        busyLabel="Deleting"
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
