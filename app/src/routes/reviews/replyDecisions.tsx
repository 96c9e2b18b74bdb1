import { useReviewsStore } from '@portal/data/feedback';
import { useUser } from '@portal/data/react';
import { formatDate, type Review } from '@portal/data/schemas';
import { randomId, reviewTexts } from '@portal/domain';
import type { SubmitResult } from '@portal/forms/core';
import { ReasonDialog } from '@portal/forms/decision';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { Inline } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';
import { DialogError } from '@portal/ui/patterns/DialogError';
import { ReviewReply } from '@portal/ui/patterns/ReviewInbox';
import { StatusBadge } from '@portal/ui/patterns/StatusBadge';
import { useRef, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { reportWords } from '../../parts/decisions/reviewRows.ts';
import { useForgetReasons } from '../../parts/decisions/useForgetReasons.ts';
import { failedSubmit, useSubmit } from '../../parts/useSubmit.ts';
import { useAppServices } from '../../portal.tsx';
import { replyTexts } from './receivedRows.ts';

interface PartProps {
  review: Review;
  /** Whether the user decides on reviews. */
  decides: boolean;
}

/** Stores a decision and shows it. */
function useStored() {
  const submit = useSubmit();
  return (work: () => Promise<Review>, message: string) => submit(work, message, failedSubmit);
}

/** A button whose call fails below it. */
function useRun(work: () => Promise<SubmitResult>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const run = async () => {
    setBusy(true);
    const result = await work();
    setBusy(false);
    setError(result.ok ? undefined : result.message);
  };
  return { busy, error, run };
}

/** The vendor's reply to an approved review, with the decision on it. */
export function ReplyCard({ review, decides }: PartProps) {
  const reviews = useReviewsStore();
  const user = useUser();
  const { draftStore, now } = useAppServices();
  const store = useStored();
  const [declining, setDeclining] = useState(false);
  // A new dialog, without the text for an earlier reply.
  const [decided, setDecided] = useState(0);
  const forgetReasons = useForgetReasons();
  const key = useRef(randomId());
  const { id, status, reply } = review;
  const version = reply?.version ?? 0;
  const record = `reviews/${id}/reply`;
  const approval = useRun(async () => {
    const result = await store(
      () =>
        reviews.decideReply(
          id,
          { status: 'APPROVED', note: null, version },
          { idempotencyKey: `${key.current}-${version}` },
        ),
      m.reviews_reply_approved(),
    );
    if (result.ok) {
      forgetReasons(record);
      setDecided((last) => last + 1);
    }
    return result;
  });
  const replies = replyTexts(review);
  if (replies.length === 0) return null;
  const proposal = reply?.proposal;
  return (
    <Card title={m.reviews_reply_from_the_vendor()}>
      {replies.map((each) => (
        <ReviewReply
          key={each.state}
          title={each.state === 'public' ? m.reviews_public_reply() : m.reviews_submitted_reply()}
          {...each}
        />
      ))}
      {decides && status === 'APPROVED' ? (
        <Inline space="small">
          {proposal?.status !== 'DECLINED' || reply?.text ? (
            <Button onClick={() => setDeclining(true)}>{m.reviews_decline_reply_start()}</Button>
          ) : null}
          {proposal ? (
            <Button
              tone="primary"
              busy={approval.busy}
              busyLabel={m.reviews_approving()}
              onClick={() => void approval.run()}
            >
              {m.reviews_approve_reply()}
            </Button>
          ) : null}
        </Inline>
      ) : null}
      <DialogError error={approval.error} />
      <ReasonDialog
        key={decided}
        open={declining}
        onClose={() => setDeclining(false)}
        title={m.reviews_decline_reply_question()}
        description={m.reviews_decline_reply_help()}
        confirm={m.reviews_decline_reply()}
        cancel={m.reviews_cancel()}
        required={reviewTexts.declineReasonRequired}
        user={String(user.id)}
        draftRecord={record}
        draftStore={draftStore}
        now={now}
        onSubmit={(note, idempotencyKey) =>
          store(
            () =>
              reviews.decideReply(id, { status: 'DECLINED', note, version }, { idempotencyKey }),
            m.reviews_reply_declined(),
          )
        }
      />
    </Card>
  );
}

/** The vendor's report of a review, with the button that keeps the review. */
export function ReportCard({ review, decides }: PartProps) {
  const reviews = useReviewsStore();
  const store = useStored();
  const { id, report, status } = review;
  const keeping = useRun(() => store(() => reviews.closeReport(id), m.reviews_kept()));
  if (!report) return null;
  const open = report.open && status === 'APPROVED';
  return (
    <Card
      title={m.reviews_report_from_vendor()}
      actions={open ? <StatusBadge kind="reported" /> : undefined}
    >
      <Text keepBreaks>{reportWords(report)}</Text>
      <Text size="small" tone="muted">
        {[
          m.reviews_reported_on({ date: formatDate(report.created) }),
          report.open ? '' : m.reviews_admin_kept(),
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
      {open && decides ? (
        <>
          <Inline space="small">
            <Button
              busy={keeping.busy}
              busyLabel={m.reviews_keeping()}
              onClick={() => void keeping.run()}
            >
              {m.reviews_keep_review()}
            </Button>
          </Inline>
          <Text size="small" tone="muted">
            {m.reviews_decline_to_remove()}
          </Text>
        </>
      ) : null}
      <DialogError error={keeping.error} />
    </Card>
  );
}
