import { Flag, PenLine, Reply, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { StarRating } from '../../components/StarRating/StarRating.tsx';
import { partlyHidden, VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { m } from '../../i18n/messages.js';
import { formatNumber } from '../../internal/formatNumber.ts';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import { ListCard, type ListFrame } from '../ListState.tsx';
import type { ListFilter, ListSortTool } from '../ListToolbar/ListToolbar.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import * as styles from './ReviewInbox.css.ts';

/** A text of a reply with its state. */
export interface ReplyText {
  /** The text. */
  text: string;
  state: 'public' | 'pending' | 'declined';
  /** Formatted date. Default: none. */
  when?: string | undefined;
  /** The reason for decline. Default: none. */
  note?: string | undefined;
}

export interface InboxReview {
  id: string;
  /** Whole stars from 1 to 5, or null. */
  rating: number | null;
  comment: string;
  listing: { name: string; href: string; logo?: string | undefined };
  /** First name of the author. */
  author: string;
  /** Formatted date. */
  when: string;
  /** The public reply and the one in review or declined. */
  replies: readonly ReplyText[];
  /** What became of the report: 'Reported on November 20th 2026: Spam. …'. Default: not reported. */
  report?: string | undefined;
  /** Whether the review can be reported. */
  reportable: boolean;
  /** The open form of the reply, which replaces the buttons. Default: not open. */
  form?: ReactNode;
}

export interface ReviewInboxProps extends ListFrame {
  /** The reviews of this page; shown when `state` is `ready`. */
  rows: readonly InboxReview[];
  /** Such as listing, rating or date. */
  filters: readonly ListFilter[];
  /** The sort orders. */
  sort: ListSortTool;
  /** Default false. Without buttons, for users who may only read. */
  readOnly?: boolean | undefined;
  /** Opens the form of the reply. */
  onReply: (id: string) => void;
  /** Asks for confirmation and deletes the reply. */
  onDeleteReply: (id: string) => void;
  /** Asks for the reason and reports the review. */
  onReport: (id: string) => void;
}

/** The reviews that a vendor received, with their replies. */
export function ReviewInbox(props: ReviewInboxProps) {
  const { rows, busy, filters, sort } = props;
  return (
    <ListCard {...props} tools={{ filters, sort }} skeleton={<InboxSkeleton />} words={words}>
      <ul aria-label={m.reviews_of_my_listings()} aria-busy={busy || undefined}>
        {rows.map((row) => (
          <InboxItem key={row.id} row={row} {...props} />
        ))}
      </ul>
    </ListCard>
  );
}

const words = {
  empty: { title: m.reviews_empty(), text: m.reviews_received_help() },
  noMatch: { filtered: m.reviews_none_filtered },
  failed: m.reviews_failed(),
};

type ItemProps = Pick<ReviewInboxProps, 'readOnly' | 'onReply' | 'onDeleteReply' | 'onReport'> & {
  row: InboxReview;
};

function InboxItem({ row, readOnly, onReply, onDeleteReply, onReport }: ItemProps) {
  const { id, rating, comment, listing, author, when, replies, report, reportable, form } = row;
  const Anchor = useLinkComponent();
  const answered = replies.length > 0;
  const button = useRef<HTMLButtonElement>(null);
  const hadForm = useRef(false);
  useEffect(() => {
    // The form with the focus is gone.
    if (hadForm.current && !form) button.current?.focus();
    hadForm.current = Boolean(form);
  }, [form]);
  const about = { listing: listing.name, author };
  return (
    <li className={styles.item} aria-label={m.reviews_review_by(about)}>
      <div className={styles.head}>
        <span className={styles.subject}>
          <Logo name={listing.name} src={listing.logo} size="small" />
          <Anchor href={listing.href} className={styles.listing} title={listing.name}>
            {listing.name}
          </Anchor>
        </span>
        <StarRating value={rating} size="small" />
      </div>
      <p className={styles.comment}>{comment.trim() || m.reviews_no_comment()}</p>
      <p className={styles.meta}>{`${author} · ${when}`}</p>
      {replies.map((reply) => (
        <ReviewReply key={reply.state} title={m.reviews_your_reply()} {...reply} />
      ))}
      {report ? <p className={styles.meta}>{report}</p> : null}
      {form ?? null}
      {form || readOnly ? null : (
        <div className={styles.actions}>
          <Button
            ref={button}
            size="compact"
            icon={answered ? PenLine : Reply}
            writes
            onClick={() => onReply(id)}
          >
            {partlyHidden(answered ? m.reviews_edit_reply_to(about) : m.reviews_reply_to(about))}
          </Button>
          {answered ? (
            <Button
              size="compact"
              tone="ghost"
              icon={Trash2}
              writes
              onClick={() => onDeleteReply(id)}
            >
              <span className={styles.moreWords}>
                {partlyHidden(m.reviews_delete_reply_to(about))}
              </span>
            </Button>
          ) : null}
          {reportable ? (
            <Button size="compact" tone="ghost" icon={Flag} writes onClick={() => onReport(id)}>
              <span className={answered ? styles.moreWords : undefined}>
                {partlyHidden(m.reviews_report(about))}
              </span>
            </Button>
          ) : null}
        </div>
      )}
    </li>
  );
}

const badges = { public: 'approved', pending: 'pending', declined: 'declined' } as const;

export interface ReviewReplyProps extends Omit<ReplyText, 'state'> {
  /** Whose reply it is: 'Your reply'. */
  title: string;
  /** Its state, shown as a badge. Default: no badge. */
  state?: ReplyText['state'] | undefined;
}

/** A reply below its review. */
export function ReviewReply({ title, text, state, when, note }: ReviewReplyProps) {
  return (
    <div className={styles.reply}>
      <p className={styles.replyHead}>
        <span className={styles.replyTitle}>{title}</span>
        {when ? <span className={styles.meta}>{when}</span> : null}
        {state ? <StatusBadge kind={badges[state]} /> : null}
      </p>
      <p className={styles.comment}>{text}</p>
      {note ? <p className={styles.note}>{m.decision_reason_given({ note })}</p> : null}
    </div>
  );
}

function InboxSkeleton() {
  return (
    <>
      <VisuallyHidden>{m.reviews_loading()}</VisuallyHidden>
      <ul aria-hidden>
        {[260, 340, 220].map((width) => (
          <li key={width} className={styles.item}>
            <Skeleton shape="block" width={width} height={22} />
            <Skeleton shape="text" width="wide" />
            <Skeleton shape="text" width={160} />
          </li>
        ))}
      </ul>
    </>
  );
}

export interface RatingBarsProps {
  /** Numbers of reviews with one to five stars. */
  counts: readonly number[];
}

/** How many reviews have each number of stars; the bars show their share of all. */
export function RatingBars({ counts }: RatingBarsProps) {
  const total = Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );
  return (
    <dl className={styles.bars}>
      {counts
        .map((count, index) => ({ stars: index + 1, count }))
        .toReversed()
        .map(({ stars, count }) => (
          <div key={stars} className={styles.bar}>
            <dt className={styles.barLabel}>{m.reviews_stars({ count: stars })}</dt>
            <dd className={styles.barValue}>
              <svg
                className={styles.track}
                viewBox="0 0 100 8"
                preserveAspectRatio="none"
                aria-hidden
                focusable="false"
              >
                <rect className={styles.rail} width={100} height={8} />
                <rect className={styles.fill} width={(count / total) * 100} height={8} />
              </svg>
              <span className={styles.barCount}>{formatNumber(count)}</span>
            </dd>
          </div>
        ))}
    </dl>
  );
}
