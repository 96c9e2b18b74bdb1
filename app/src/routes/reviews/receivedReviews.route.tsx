import {
  useClient,
  useReceivedReviews,
  useReceivedSummary,
  useStores,
  useUser,
} from '@portal/data/react';
import {
  DataError,
  dayIn,
  hasReason,
  isUnclear,
  messageFor,
  type Review,
} from '@portal/data/schemas';
import { type ReceivedSort, receivedSorts } from '@portal/domain';
import { ReplyForm, ReportDialog } from '@portal/forms/review';
import { DateRange } from '@portal/ui/components/DateRange';
import type { FilterMenuProps } from '@portal/ui/components/FilterMenu';
import { useToast } from '@portal/ui/components/Toast';
import { ReviewInbox } from '@portal/ui/patterns/ReviewInbox';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { dayPresets } from '../../parts/dayPresets.ts';
import { ratings } from '../../parts/decisions/feedbackQuery.ts';
import { ListPage, listFrame, singleFilter, useListView } from '../../parts/lists/ListPage.tsx';
import { useAppServices } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
import { useDraftGuard } from '../../shell/useLeaveGuard.tsx';
import { ReceivedSummary } from './ReceivedSummary.tsx';
import {
  addressOf,
  defaultView,
  isNarrowed,
  type ReceivedView,
  readView,
  toQuery,
  writeView,
} from './receivedQuery.ts';
import { listingFilter, toInboxReview } from './receivedRows.ts';

const sortLabels: Record<ReceivedSort, string> = {
  'createdAt:desc': m.reviews_newest_first(),
  'createdAt:asc': m.reviews_oldest_first(),
  'rating:asc': m.reviews_lowest_rating(),
  'rating:desc': m.reviews_highest_rating(),
};

const isSort = (value: string): value is ReceivedSort => Object.hasOwn(sortLabels, value);

/** Approved reviews of the listings of the user's account, with replies. */
export function Component() {
  const { view, show } = useListView(null, readView, writeView);
  const list = useReceivedReviews(toQuery(view));
  const summary = useReceivedSummary(view.listing ?? '');
  const actions = useReceivedActions();
  const user = useUser();
  const { timeZone, now } = useAppServices();
  const [today] = useState(() => dayIn(timeZone, now()));
  const title = m.reviews_of_my_listings();
  usePage({ title, crumbs: [{ label: m.feedback_reviews() }, { label: title }] });
  const change = (part: Partial<ReceivedView>) => show({ ...view, page: 1, ...part });
  const hrefFor = (page: number) => addressOf({ ...view, page });
  const cleared = { ...defaultView, sort: view.sort, rows: view.rows };
  const { search: _, ...frame } = listFrame({
    list,
    view,
    show,
    cleared,
    hrefFor,
    narrowed: isNarrowed(view),
  });
  const listings = summary.kind === 'ready' ? summary.value.listings.map(listingFilter) : [];
  const rows = list.kind === 'ready' ? list.value.rows : [];
  const find = (id: string) => rows.find((row) => String(row.id) === id);
  const { days } = view;
  return (
    <ListPage list={list} hrefFor={hrefFor} title={title} help={m.reviews_received_help()}>
      <ReceivedSummary summary={summary}>
        <ReviewInbox
          {...frame}
          rows={rows.map((review) => ({
            ...toInboxReview(review),
            form: actions.replying === review.id ? actions.form(review) : undefined,
          }))}
          filters={[
            singleFilter(m.feedback_listing(), listings, view.listing, (listing) =>
              change({ listing }),
            ),
            starsFilter(view, change),
            daysFilter(view, today, change),
            singleFilter(
              m.reviews_reply(),
              [unanswered],
              view.unanswered ? unanswered.value : null,
              (value) => change({ unanswered: value !== null }),
            ),
          ]}
          range={
            days ? (
              <DateRange
                name="days"
                label={m.reviews_days()}
                value={days}
                onValueChange={(range) => change({ days: range })}
              />
            ) : null
          }
          sort={{
            value: view.sort,
            options: receivedSorts.map((value) => ({ value, label: sortLabels[value] })),
            onValueChange: (sort) => (isSort(sort) ? change({ sort }) : undefined),
          }}
          readOnly={Boolean(user.viewedBy)}
          onReply={(id) => actions.reply(find(id))}
          onDeleteReply={(id) => actions.askDelete(find(id))}
          onReport={(id) => actions.askReport(find(id))}
        />
      </ReceivedSummary>
      {actions.dialogs}
    </ListPage>
  );
}

const unanswered = { value: 'unanswered', label: m.reviews_unanswered() };

type Change = (part: Partial<ReceivedView>) => void;

const starsFilter = (view: ReceivedView, change: Change): FilterMenuProps => ({
  label: m.feedback_rating(),
  options: ratings.map((value) => ({
    value,
    label: m.feedback_stars({ count: Number(value) }),
  })),
  value: view.ratings,
  onValueChange: (values) => change({ ratings: ratings.filter((each) => values.includes(each)) }),
});

function daysFilter({ days }: ReceivedView, today: string, change: Change): FilterMenuProps {
  const presets = dayPresets(today);
  const same = presets.find((each) => each.days.from === days?.from && each.days.to === days.to);
  const chosen = days && (same?.value ?? 'chosen');
  const options =
    same || !days ? presets : [...presets, { value: 'chosen', label: m.reviews_chosen_days() }];
  return singleFilter(m.reviews_date(), options, chosen, (value) =>
    change({ days: presets.find((preset) => preset.value === value)?.days ?? null }),
  );
}

/** Replying, deleting a reply and reporting a review, with their form and dialogs. */
function useReceivedActions() {
  const client = useClient();
  const stores = useStores();
  const toast = useToast();
  const guard = useDraftGuard();
  const { onDirtyChange: _, ...drafts } = guard.form;
  const [replying, setReplying] = useState<number | null>(null);
  const [deleting, setDeleting] = useState<Review | null>(null);
  const [reporting, setReporting] = useState<{ review: Review; open: boolean } | null>(null);

  function saved(review: Review, message: string) {
    stores.reviews.wrote(review);
    toast({ tone: 'positive', message });
  }

  async function send(work: () => Promise<Review>, message: string) {
    try {
      saved(await work(), message);
      return { ok: true } as const;
    } catch (error) {
      const fields = error instanceof DataError ? error.fields : [];
      if (hasReason(error, 'reply-changed')) stores.reviews.invalidate();
      return { ok: false, message: messageFor(error), fields, unclear: isUnclear(error) } as const;
    }
  }

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
            () => client.reviews.reply(review.id, write, { idempotencyKey }),
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
    askDelete: (review: Review | undefined) => setDeleting(review ?? null),
    askReport: (review: Review | undefined) => setReporting(review ? { review, open: true } : null),
    dialogs: (
      <>
        {reporting ? (
          <ReportDialog
            key={reporting.review.id}
            {...drafts}
            draftRecord={String(reporting.review.id)}
            open={reporting.open}
            onClose={() => setReporting({ ...reporting, open: false })}
            onSubmit={(report, idempotencyKey) =>
              send(
                () => client.reviews.report(reporting.review.id, report, { idempotencyKey }),
                m.reviews_reported_toast(),
              )
            }
          />
        ) : null}
        <ConfirmDialog
          open={deleting !== null}
          onClose={() => setDeleting(null)}
          title={m.reviews_delete_reply_question()}
          confirm={m.reviews_delete_reply()}
          cancel={m.feedback_keep_it()}
          tone="critical"
          busyLabel={m.reviews_deleting()}
          onConfirm={async () => {
            if (deleting)
              saved(await client.reviews.removeReply(deleting.id), m.reviews_reply_deleted());
          }}
        >
          {m.reviews_delete_reply_consequence()}
        </ConfirmDialog>
      </>
    ),
  };
}
