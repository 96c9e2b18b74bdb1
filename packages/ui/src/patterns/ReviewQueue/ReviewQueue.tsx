import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { StarRating } from '../../components/StarRating/StarRating.tsx';
import { partlyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { m } from '../../i18n/messages.js';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import { richText } from '../../richText.tsx';
import {
  DecisionQueue,
  type QueueEntry,
  type QueueProps,
  type QueueWords,
} from '../DecisionQueue/DecisionQueue.tsx';
import { QueueMeta } from '../DecisionQueue/QueueMeta.tsx';
import { DialogError } from '../DialogError/DialogError.tsx';
import type { ListScope } from '../ListState.tsx';
import { ReviewReply } from '../ReviewInbox/ReviewInbox.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
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
  /** Active or pending reviews; decides the texts of the empty list. Default `pending`. */
  scope?: ListScope | undefined;
  /** Deletes a review once confirmed. Resolves with an error message, or undefined on success. */
  onDelete: (id: string) => Outcome;
  /** Days for which a deleted review can be restored. */
  restorableDays: number;
}

const words: Omit<QueueWords, 'empty'> = {
  search: m.reviews_search(),
  loading: m.reviews_loading(),
  failed: m.reviews_failed(),
  noMatch: { searched: m.reviews_none_found, filtered: m.reviews_none_filtered },
  reviewed: { searched: m.reviews_reviewed_found, filtered: m.reviews_reviewed_filtered },
};

const empty: Record<ListScope, QueueWords['empty']> = {
  pending: { title: m.listing_nothing_to_review(), text: m.reviews_submitted_help() },
  active: { title: m.reviews_empty(), text: m.reviews_approved_help() },
};

const isolated = (text: string) => <bdi>{text}</bdi>;

/** The names that identify a review. */
const named = ({ listing, author }: Pick<ReviewRow, 'listing' | 'author'>) => ({
  listing: listing.name,
  author: author.name,
});

/** The moderation queue of reviews. */
export function ReviewQueue(props: ReviewQueueProps) {
  const { rows, onDelete, restorableDays, scope = 'pending', ...queue } = props;
  const deleting = useAsk((row: ReviewRow) => onDelete(row.id));
  return (
    <>
      <DecisionQueue
        {...queue}
        words={{ ...words, empty: empty[scope] }}
        items={rows}
        itemLabel={(row) => m.reviews_review_by(named(row))}
        itemAbout={(row) => m.reviews_about(named(row))}
        item={(row) => <ReviewWords row={row} />}
        onDelete={deleting.ask}
      />
      <AlertDialog
        {...deleting.dialog}
        title={m.reviews_delete_title()}
        confirm={m.reviews_delete()}
        cancel={m.patterns_keep_it()}
        busyLabel={m.patterns_deleting()}
      >
        <p>
          {deleting.about
            ? richText(m.reviews_delete_help({ ...named(deleting.about), days: restorableDays }), {
                listing: isolated,
                author: isolated,
              })
            : null}
        </p>
        <DialogError error={deleting.error} />
      </AlertDialog>
    </>
  );
}

function ReviewWords({ row }: { row: ReviewRow }) {
  const { rating, comment, status, listing, author, when, href, reviewers, reply, report } = row;
  const Anchor = useLinkComponent();
  const title = m.reviews_review_of({ listing: listing.name });
  return (
    <>
      <div className={styles.head}>
        {href === undefined ? (
          <p className={styles.title}>{title}</p>
        ) : (
          <Anchor href={href} className={styles.title} aria-label={m.reviews_review_by(named(row))}>
            {title}
          </Anchor>
        )}
        <StarRating value={rating} size="small" />
        <StatusBadge kind={status} />
        {reply ? <StatusBadge kind="replyPending" /> : null}
        {report ? <StatusBadge kind="reported" /> : null}
      </div>
      <p className={styles.comment}>{comment.trim() || m.reviews_no_comment()}</p>
      {reply ? <ReviewReply title={m.reviews_reply_to_approve()} text={reply} /> : null}
      {report ? <p className={styles.report}>{m.reviews_reported({ reason: report })}</p> : null}
      {(reply || report) && href ? (
        <Anchor href={href} className={styles.open}>
          {partlyHidden(
            reply ? m.reviews_decide_reply(named(row)) : m.reviews_decide_report(named(row)),
          )}
        </Anchor>
      ) : null}
      <QueueMeta
        listing={listing}
        late={row.late}
        reviewers={reviewers}
        asked={row.asked}
        parts={[
          { key: 'author', is: author.name },
          { key: 'email', is: author.email },
          { key: 'when', is: when },
        ]}
      />
    </>
  );
}
