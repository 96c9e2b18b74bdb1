import { decodeOr } from '@portal/data/schemas';
import {
  isBlank,
  type NewReport,
  namesOf,
  type ReportReason,
  reportFields,
  reportReasons,
  reviewTexts,
} from '@portal/domain';
import { useState } from 'react';
import { enums, nullable, object, partial, string } from 'superstruct';
import { createAttempts } from '../core/attempt.ts';
import { LocalDraftBanner } from '../core/drafts/LocalDraftBanner.tsx';
import { type DraftProps, useLocalDraft } from '../core/drafts/useLocalDraft.ts';
import { FormDialog, useDialogForm } from '../core/FormDialog.tsx';
import { FormRadioGroup } from '../core/FormRadioGroup.tsx';
import { fieldRules } from '../core/fieldRules.ts';
import { FormTextArea } from '../core/fields.tsx';
import type { Rules } from '../core/rules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { m } from '../i18n/messages.js';

type ReportValues = { reason: ReportReason | null; text: string };

const noReport: ReportValues = { reason: null, text: '' };

const reportRules: Rules<ReportValues> = {
  fields: {
    reason: (value) => (value === null ? reviewTexts.reportReasonRequired : undefined),
    ...fieldRules(reportFields),
  },
  together: ({ reason, text }) =>
    reason === 'other' && isBlank(text)
      ? [{ path: 'text', message: reviewTexts.reportTextRequired }]
      : [],
};

const reasonOptions = Object.entries(reportReasons).map(([value, label]) => ({ value, label }));

const keptValues = partial(
  object({ reason: nullable(enums(namesOf(reportReasons))), text: string() }),
);

export interface ReportDialogProps extends DraftProps {
  open: boolean;
  onClose: () => void;
  /** Identifies the review among local drafts. */
  draftRecord: string;
  /** Sends the report; `key` is the idempotency key. */
  onSubmit: (report: NewReport, key: string) => Promise<SubmitResult>;
}

/** Reports a review to the admins. What is typed is stored on the device until it is sent. */
export function ReportDialog(props: ReportDialogProps) {
  const { open, onClose, onSubmit, user, draftRecord, draftStore, now = Date.now } = props;
  const [attempts] = useState(() => createAttempts());
  const form = useDialogForm<ReportValues>({
    open,
    onClose,
    keepsText: true,
    values: noReport,
    rules: () => reportRules,
    async onSubmit({ reason, text }) {
      if (reason === null) return { ok: false, message: '' };
      const report = { reason, text: text.trim() || null };
      const key = attempts.keyFor(report);
      localDraft.storeNow();
      const result = await onSubmit(report, key);
      if (result.ok) {
        attempts.settle();
        void localDraft.saved(noReport);
      }
      return result;
    },
    now,
  });
  const localDraft = useLocalDraft({
    form: form.api,
    stored: noReport,
    draftStore,
    draftKey: { user, form: 'report', record: draftRecord },
    read: (values) => decodeOr(values, keptValues, null),
    attempts,
    now,
  });
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={m.review_report_question()}
      description={m.review_report_help()}
      label={m.review_report()}
      confirm={{ label: m.review_report_submit(), busyLabel: m.core_sending(), tone: 'primary' }}
    >
      <LocalDraftBanner offers={localDraft.offers} />
      <FormRadioGroup<ReportValues>
        name="reason"
        label={m.review_reason()}
        options={reasonOptions}
      />
      <FormTextArea<ReportValues>
        name="text"
        label={reportFields.text.label}
        help={m.review_text_required_for({ reason: reportReasons.other })}
        maxSymbols={reportFields.text.max}
        rows={3}
      />
    </FormDialog>
  );
}
