import { useReceivedReviews, useReceivedSummary, useReviewsStore } from '@portal/data/feedback';
import { useUser } from '@portal/data/react';
import type { Review } from '@portal/data/schemas';
import { type ReceivedSort, receivedList } from '@portal/domain';
import { ReplyForm, ReportDialog } from '@portal/forms/review';
import { ReviewInbox } from '@portal/ui/patterns/ReviewInbox';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { starOptions } from '../../parts/decisions/starOptions.ts';
import { choices, ListPage, useList } from '../../parts/lists/ListPage.tsx';
import { useDaysFilter } from '../../parts/lists/useDaysFilter.ts';
import { useAction } from '../../parts/useAction.ts';
import { failedSubmit, useSubmit } from '../../parts/useSubmit.ts';
import { usePage } from '../../shell/page.tsx';
import { useDraftGuard } from '../../shell/useDraftGuard.ts';
import { ReceivedSummary } from './ReceivedSummary.tsx';
import { listingFilter, toInboxReview } from './receivedRows.ts';

const sortLabels: Record<ReceivedSort, string> = {
  'createdAt:desc': m.reviews_newest_first(),
  'createdAt:asc': m.reviews_oldest_first(),
  'rating:asc': m.reviews_lowest_rating(),
  'rating:desc': m.reviews_highest_rating(),
};

/** Approved reviews of the listings of the user's account, with replies. */
export function Component() {
  const { view, query, change, filter, sort, around } = useList(receivedList);
  const list = useReceivedReviews(query);
  const summary = useReceivedSummary(view.listing ?? '');
  const actions = useReceivedActions();
  const user = useUser();
  const days = useDaysFilter({ label: m.list_date(), view, change });
  const title = m.reviews_of_my_listings();
  usePage(title);
  const { page, frame } = around(list);
  const listings = summary.kind === 'ready' ? summary.value.listings.map(listingFilter) : [];
  const rows = list.kind === 'ready' ? list.value.rows : [];
  const find = (id: string) => rows.find((row) => String(row.id) === id);
  return (
    <ListPage {...page} tools="views and export" title={title} help={m.reviews_received_help()}>
      <ReceivedSummary summary={summary}>
        <ReviewInbox
          {...frame}
          rows={rows.map((review) => ({
            ...toInboxReview(review),
            form: actions.replying === review.id ? actions.form(review) : undefined,
          }))}
          filters={[
            filter('listing', m.feedback_listing(), listings),
            filter('rating', m.feedback_rating(), starOptions),
            days,
            filter('unanswered', m.reviews_reply(), choices({ true: m.reviews_unanswered() })),
          ]}
          sort={sort(sortLabels)}
          readOnly={Boolean(user.viewedBy)}
          onReply={(id) => actions.reply(find(id))}
          onDeleteReply={(id) => {
            const review = find(id);
            if (review) actions.askDelete(review);
          }}
          onReport={(id) => actions.askReport(find(id))}
        />
      </ReceivedSummary>
      {actions.dialog}
    </ListPage>
  );
}

/** Replying, deleting a reply and reporting a review, with their form and dialogs. */
function useReceivedActions() {
  const reviews = useReviewsStore();
  const submit = useSubmit();
  const { ask } = useAction();
  const guard = useDraftGuard();
  const { onDirtyChange: _, ...drafts } = guard.form;
  const [replying, setReplying] = useState<number | null>(null);
  const [reporting, setReporting] = useState<{ review: Review; open: boolean } | null>(null);

  const send = (work: () => Promise<Review>, message: string) =>
    submit(work, message, failedSubmit);

  return {
    replying,
    form: (review: Review) => (
      <ReplyForm
        {...guard.form}
        review={review}
        onCancel={() => {
          guard.release();
          setReplying(null);
        }}
        onSubmit={async (write, idempotencyKey) => {
          const result = await send(
            () => reviews.reply(review.id, write, { idempotencyKey }),
            m.reviews_reply_submitted(),
          );
          if (result.ok) {
            guard.release();
            setReplying(null);
          }
          return result;
        }}
      />
    ),
    reply: (review: Review | undefined) => setReplying(review?.id ?? null),
    askDelete: (review: Review) =>
      ask({
        title: m.reviews_delete_reply_question(),
        text: m.reviews_delete_reply_consequence(),
        confirm: m.reviews_delete_reply(),
        cancel: m.feedback_keep_it(),
        busyLabel: m.reviews_deleting(),
        run: () => reviews.removeReply(review.id),
        done: m.reviews_reply_deleted(),
      }),
    askReport: (review: Review | undefined) => setReporting(review ? { review, open: true } : null),
    dialog: reporting ? (
      <ReportDialog
        key={reporting.review.id}
        {...drafts}
        draftRecord={String(reporting.review.id)}
        open={reporting.open}
        onClose={() => setReporting({ ...reporting, open: false })}
        onSubmit={(report, idempotencyKey) =>
          send(
            () => reviews.report(reporting.review.id, report, { idempotencyKey }),
            m.reviews_reported_toast(),
          )
        }
      />
    ) : null,
  };
}
