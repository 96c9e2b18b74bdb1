import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { StarRating } from '../../components/StarRating/StarRating.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import {
  DecisionQueue,
  type QueueEntry,
  type QueueProps,
  type QueueWords,
} from '../DecisionQueue/DecisionQueue.tsx';
import { QueueMeta } from '../DecisionQueue/QueueMeta.tsx';
import { DialogError } from '../DialogError/DialogError.tsx';
import { ReviewReply } from '../ReviewInbox/ReviewInbox.tsx';
import { type Outcome, useAsk } from '../useAsk.ts';
import * as styles from './ReviewQueue.css.ts';

export interface ReviewRow extends QueueEntry {
  /** Whole stars from 1 to 5, or null. */
  rating: number | null;
  comment: string;
  listing: { name: string; href: string; logo?: string | undefined };
  author: { name: string; email: string };
  /** Formatted date. */
  when: string;
  /** The review's own page. Default: none. */
  href?: string | undefined;
  /** A reply that is in review. Default: none. */
  reply?: string | undefined;
  /** Why the vendor reported the review, until an admin decides. Default: not reported. */
  report?: string | undefined;
}

export interface ReviewQueueProps extends QueueProps {
  /** The reviews of this page; shown when `state` is `ready`. */
  rows: readonly ReviewRow[];
  /** Deletes a review once confirmed. Resolves with an error message, or undefined on success. */
  onDelete: (id: string) => Outcome;
}

const words: QueueWords = {
  one: 'review',
  many: 'reviews',
  empty: {
    title: 'No reviews yet',
    text: 'Reviews appear here once submitted.',
  },
};

/** The moderation queue of reviews. */
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
          This permanently deletes the review of <bdi>{deleting.about?.listing.name}</bdi> by{' '}
          <bdi>{deleting.about?.author.name}</bdi>. It will no longer count toward the rating.
        </p>
        <DialogError error={deleting.error} />
      </AlertDialog>
    </>
  );
}

function ReviewWords({ row }: { row: ReviewRow }) {
  const { rating, comment, status, listing, author, when, href, reviewers, reply, report } = row;
  const Anchor = useLinkComponent();
  return (
    <>
      <div className={styles.head}>
        <span className={styles.subject}>
          <Logo name={listing.name} src={listing.logo} size="small" />
          <Anchor href={listing.href} className={styles.listing} title={listing.name}>
            {listing.name}
          </Anchor>
        </span>
        <StarRating value={rating} size="small" />
        <Badge kind={status} />
        {reply ? <Badge kind="replyPending" /> : null}
        {report ? <Badge kind="reported" /> : null}
      </div>
      <p className={styles.comment}>{comment.trim() || 'No comment was left.'}</p>
      {reply ? <ReviewReply title="Reply to approve" text={reply} /> : null}
      {report ? <p className={styles.report}>{`Reported by the vendor: ${report}`}</p> : null}
      {(reply || report) && href ? (
        <Anchor href={href} className={styles.open}>
          {reply ? 'Decide on the reply' : 'Decide on the report'}
          <VisuallyHidden>{` of the review of ${listing.name} by ${author.name}`}</VisuallyHidden>
        </Anchor>
      ) : null}
      <QueueMeta
        late={row.late}
        reviewers={reviewers}
        asked={row.asked}
        parts={[
          { key: 'author', is: author.name },
          { key: 'email', is: author.email },
          {
            key: 'when',
            is:
              href === undefined ? (
                when
              ) : (
                <Anchor
                  href={href}
                  className={styles.when}
                  aria-label={`${when}, review of ${listing.name} by ${author.name}`}
                >
                  {when}
                </Anchor>
              ),
          },
        ]}
      />
    </>
  );
}
