import {
  fieldProblem,
  type NewWebhook,
  namesOf,
  readNewWebhook,
  webhookEvents,
  webhookFields,
} from '@portal/domain';
import { Stack } from '@portal/ui/components/layout';
import { MultiSelect } from '@portal/ui/components/MultiSelect';
import { useEffect, useEffectEvent } from 'react';
import { Form } from '../core/Form.tsx';
import { DialogFailure, FormDialog } from '../core/FormDialog.tsx';
import { FormTextField, useField } from '../core/fields.tsx';
import type { Rules } from '../core/rules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { useForm } from '../core/useForm.ts';

/** A type, because react-hook-form accepts no interface. */
type Values = { url: string; description: string; types: string[] };

const empty: Values = { url: '', description: '', types: [] };

const rules: Rules<Values> = {
  fields: {
    url: (value) => fieldProblem(webhookFields.url, value),
    description: (value) => fieldProblem(webhookFields.description, value),
  },
};

const options = namesOf(webhookEvents).map((type) => ({ value: type, label: type }));

function EventsField() {
  const { value, onChange, ...field } = useField<Values>('types');
  const types: readonly string[] = value;
  return (
    <MultiSelect
      {...field}
      label="Events"
      help="Leave empty for all events, also future ones."
      placeholder="All events"
      options={options}
      value={types}
      onValueChange={onChange}
    />
  );
}

interface WebhookDialogProps {
  /** The webhook to edit, whose URL stays; null for a new one. */
  webhook: NewWebhook | null;
  open: boolean;
  onClose: () => void;
  /** Saves the webhook. The dialog stays open, so that the caller closes it or shows the secret. */
  onSubmit: (webhook: NewWebhook) => Promise<SubmitResult>;
}

/** Creates or edits a webhook. */
export function WebhookDialog({ webhook, open, onClose, onSubmit }: WebhookDialogProps) {
  const stored = webhook ? { ...webhook, types: [...webhook.types] } : empty;
  const form = useForm<Values>({
    values: stored,
    rules: () => rules,
    onSubmit: (values) => onSubmit(readNewWebhook(values).webhook),
  });
  const reset = useEffectEvent(() => form.putBack(stored));
  useEffect(() => {
    if (!open) reset();
  }, [open]);
  const title = webhook ? 'Edit webhook' : 'Create webhook';
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={title}
      description={webhook ? webhook.url : 'We call this URL when the directory changes.'}
      confirm={
        webhook
          ? { label: 'Save webhook', busyLabel: 'Saving', tone: 'primary' }
          : { label: 'Create webhook', busyLabel: 'Creating', tone: 'primary' }
      }
      cancel="Cancel"
    >
      <Form form={form} label={title}>
        <Stack space="small">
          {webhook ? null : (
            <FormTextField<Values>
              name="url"
              label="URL"
              help="An https address of the site that receives the events."
              autoComplete="off"
            />
          )}
          <FormTextField<Values>
            name="description"
            label="Description (optional)"
            help="What it is for, such as Cache of the public website."
            autoComplete="off"
          />
          <EventsField />
          <DialogFailure />
          {/* Makes Enter submit: the visible button is outside the form element. */}
          <input type="submit" hidden />
        </Stack>
      </Form>
    </FormDialog>
  );
}
