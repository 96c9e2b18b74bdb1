import {
  isBlank,
  type NewReport,
  noteFields,
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
import { type Rules, textRule } from '../core/rules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { useForm } from '../core/useForm.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

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

export interface ReportDialogProps extends DialogProps {
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

type DeclineValues = { note: string };

const noReason: DeclineValues = { note: '' };

const declineRules: Rules<DeclineValues> = {
  fields: {
    note: textRule({
      required: reviewTexts.declineReasonRequired,
      max: noteFields.adminNote.max,
    }),
  },
};

export interface DeclineReplyDialogProps extends DialogProps {
  /** Declines the reply for this reason; `key` is the idempotency key. */
  onSubmit: (note: string, key: string) => Promise<SubmitResult>;
}

/** Asks an admin for the reason why a reply is declined. */
export function DeclineReplyDialog({ open, onClose, onSubmit }: DeclineReplyDialogProps) {
  const [attempts] = useState(() => createAttempts());
  const form = useForm<DeclineValues>({
    values: noReason,
    rules: () => declineRules,
    async onSubmit({ note }) {
      const result = await onSubmit(note, attempts.keyFor(note));
      if (result.ok) {
        attempts.settle();
        onClose();
      }
      return result;
    },
  });
  const clear = useEffectEvent(() => form.putBack(noReason));
  useEffect(() => {
    if (!open) clear();
  }, [open]);
  return (
    <FormDialog
      {...{ form, open, onClose }}
      title="Decline this reply?"
      description="The vendor sees the reason and can edit the reply."
      confirm={{ label: 'Decline reply', busyLabel: 'Declining', tone: 'critical' }}
      cancel="Cancel"
    >
      <Form form={form} label="Decline this reply">
        <Stack space="small">
          <FormTextArea<DeclineValues>
            name="note"
            label={noteFields.adminNote.label}
            maxSymbols={noteFields.adminNote.max}
            rows={4}
          />
          <DialogFailure />
        </Stack>
      </Form>
    </FormDialog>
  );
}
