import {
  fieldProblem,
  type NewWebhook,
  namesOf,
  readNewWebhook,
  webhookEvents,
  webhookFields,
} from '@portal/domain';
import { MultiSelect } from '@portal/ui/components/MultiSelect';
import { FormDialog, useDialogForm } from '../core/FormDialog.tsx';
import { FormTextField, useField } from '../core/fields.tsx';
import type { Rules } from '../core/rules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { m } from '../i18n/messages.js';

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
  const form = useDialogForm<Values>({
    open,
    values: stored,
    rules: () => rules,
    onSubmit: (values) => onSubmit(readNewWebhook(values).webhook),
  });
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
    >
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
        aside={m.core_optional()}
        help={m.webhooks_description_help()}
        autoComplete="off"
      />
      <EventsField />
    </FormDialog>
  );
}
