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
import { m } from '../i18n/messages.js';

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
      label={m.webhooks_events()}
      help={m.webhooks_events_help()}
      placeholder={m.webhooks_all_events()}
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
  const title = webhook ? m.webhooks_edit() : m.webhooks_create();
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={title}
      description={webhook ? webhook.url : m.webhooks_create_help()}
      confirm={
        webhook
          ? { label: m.webhooks_save(), busyLabel: m.core_saving(), tone: 'primary' }
          : { label: m.webhooks_create(), busyLabel: m.core_creating(), tone: 'primary' }
      }
      cancel={m.core_cancel()}
    >
      <Form form={form} label={title}>
        <Stack space="small">
          {webhook ? null : (
            <FormTextField<Values>
              name="url"
              type="url"
              label={m.webhooks_url()}
              help={m.webhooks_url_help()}
              autoComplete="off"
            />
          )}
          <FormTextField<Values>
            name="description"
            label={m.webhooks_description()}
            help={m.webhooks_description_help()}
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
