import {
  isBlank,
  type NewReport,
  type ReportReason,
  reportFields,
  reportReasons,
  reviewTexts,
} from '@portal/domain';
import { Stack } from '@portal/ui/components/layout';
import { RadioGroup } from '@portal/ui/components/RadioGroup';
import { useEffect, useEffectEvent, useState } from 'react';
import { createAttempts } from '../core/attempt.ts';
import { Form } from '../core/Form.tsx';
import { DialogFailure, FormDialog } from '../core/FormDialog.tsx';
import { fieldRules } from '../core/fieldRules.ts';
import { FormTextArea, useField } from '../core/fields.tsx';
import type { Rules } from '../core/rules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { useForm } from '../core/useForm.ts';

/** A type, because react-hook-form accepts no interface. */
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

export interface ReportDialogProps {
  open: boolean;
  onClose: () => void;
  /** Sends the report; `key` is the idempotency key. */
  onSubmit: (report: NewReport, key: string) => Promise<SubmitResult>;
}

/** Reports a review to the admins. */
export function ReportDialog({ open, onClose, onSubmit }: ReportDialogProps) {
  const [attempts] = useState(() => createAttempts());
  const form = useForm<ReportValues>({
    values: noReport,
    rules: () => reportRules,
    async onSubmit({ reason, text }) {
      if (reason === null) return { ok: false, message: '' };
      const report = { reason, text: text.trim() || null };
      const result = await onSubmit(report, attempts.keyFor(report));
      if (result.ok) {
        attempts.settle();
        onClose();
      }
      return result;
    },
  });
  const clear = useEffectEvent(() => form.putBack(noReport));
  useEffect(() => {
    if (!open) clear();
  }, [open]);
  return (
    <FormDialog
      {...{ form, open, onClose }}
      title="Report this review?"
      description="An admin decides whether it stays public. Its author isn’t told who reported it."
      confirm={{ label: 'Report review', busyLabel: 'Sending', tone: 'primary' }}
      cancel="Cancel"
    >
      <Form form={form} label="Report this review">
        <Stack space="small">
          <ReasonField />
          <FormTextArea<ReportValues>
            name="text"
            label={reportFields.text.label}
            help="Required for “Other”."
            maxSymbols={reportFields.text.max}
            rows={3}
          />
          <DialogFailure />
        </Stack>
      </Form>
    </FormDialog>
  );
}

function ReasonField() {
  const field = useField<ReportValues>('reason');
  return <RadioGroup {...field} name="reason" label="Reason" options={reasonOptions} />;
}
