import { formatDate, pageLocale, type ReceivedSummary, type Review } from '@portal/data/schemas';
import { collectionOf } from '@portal/domain';
import type { ChartPoint } from '@portal/ui/components/Chart';
import type { InboxReview, ReplyText } from '@portal/ui/patterns/ReviewInbox';
import { m } from '../../i18n/messages.js';
import { reportWords, subjectRow } from '../../parts/decisions/reviewRows.ts';

/** The public text of a reply, and the one in review or declined. */
export function replyTexts({ reply }: Pick<Review, 'reply'>): ReplyText[] {
  if (!reply) return [];
  const { text, created, proposal } = reply;
  const when = created ? formatDate(created) : undefined;
  return [
    ...(text === null ? [] : [{ text, state: 'public' as const, when }]),
    ...(proposal
      ? [
          {
            text: proposal.text,
            state: proposal.status === 'PENDING' ? ('pending' as const) : ('declined' as const),
            note: proposal.note ?? undefined,
          },
        ]
      : []),
  ];
}

function reportLine({ report }: Review): string | undefined {
  if (!report) return undefined;
  const sent = m.reviews_reported_on_because({
    date: formatDate(report.created),
    reason: reportWords(report),
  });
  return `${sent} ${report.open ? m.reviews_admin_will_decide() : m.reviews_admin_kept()}`;
}

export function toInboxReview(review: Review): InboxReview {
  const { id, rating, comment, listing, createdBy, createdAt, report } = review;
  return {
    id: String(id),
    rating,
    comment,
    listing: subjectRow(listing),
    author: createdBy?.firstName || m.reviews_former_user(),
    when: formatDate(createdAt),
    replies: replyTexts(review),
    report: reportLine(review),
    reportable: !report?.open,
  };
}

// The short September of en-NZ has five letters.
const language = pageLocale().replace('en-NZ', 'en');
const long = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });

/** The rating at the end of each month, with the number of new reviews. */
export const toMonths = ({ months }: ReceivedSummary): ChartPoint[] =>
  months.map(({ month, rating, count }) => {
    const date = new Date(`${month}-01T00:00:00Z`);
    return {
      key: month,
      label: long.format(date),
      tick: short.format(date),
      value: Math.round(rating * 10) / 10,
      also: count,
    };
  });

/** The URL of a listing with its number, by which received reviews are filtered. */
export const listingFilter = (subject: ReceivedSummary['listings'][number]) => ({
  value: `/${collectionOf(subject)}/${subject.id}`,
  label: subject.name || m.feedback_untitled_listing(),
});
