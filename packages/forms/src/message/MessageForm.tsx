import { decodeOr } from '@portal/data/schemas';
import { messageField } from '@portal/domain';
import { Button } from '@portal/ui/components/Button';
import { Inline, Stack } from '@portal/ui/components/layout';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { object, partial, string } from 'superstruct';
import { createAttempts } from '../core/attempt.ts';
import { LocalDraftBanner } from '../core/drafts/LocalDraftBanner.tsx';
import { type DraftProps, useLocalDraft } from '../core/drafts/useLocalDraft.ts';
import { Form, useFormScope } from '../core/Form.tsx';
import { FormErrors } from '../core/FormErrors.tsx';
import { fieldRules } from '../core/fieldRules.ts';
import { FormTextArea } from '../core/fields.tsx';
import { focusField } from '../core/focusField.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { useForm } from '../core/useForm.ts';
import { m } from '../i18n/messages.js';

interface MessageValues {
  text: string;
}

const rules = { fields: fieldRules({ text: messageField }) };
const labels = { text: messageField.label };
const keptValues = partial(object({ text: string() }));

export interface MessageFormProps extends DraftProps {
  /** The message to edit. Default: writes a new one. */
  message?: string | undefined;
  /** Identifies the message among local drafts, such as `apps/12` or `apps/12/7`. */
  draftRecord: string;
  /** Stores the text; `key` is the idempotency key. */
  onSend: (text: string, key: string) => Promise<SubmitResult>;
  /** Ends editing, also after it was stored. Default: a new message can be written next. */
  onClose?: (() => void) | undefined;
}

/** Writes a message, or edits one. May be inside another form. */
export function MessageForm(props: MessageFormProps) {
  const { message = '', draftRecord, onSend, onClose, user, draftStore, now = Date.now } = props;
  const [attempts] = useState(() => createAttempts());
  const stored = useMemo(() => ({ text: message }), [message]);
  const sent = useRef('');

  const form = useForm<MessageValues>({
    values: stored,
    rules: () => rules,
    async onSubmit({ text }) {
      const key = attempts.keyFor(text);
      localDraft.storeNow();
      const result = await onSend(text, key);
      sent.current = text;
      if (result.ok || !result.unclear) attempts.settle();
      return result;
    },
    now,
  });
  const localDraft = useLocalDraft({
    form: form.api,
    stored,
    draftStore,
    draftKey: { user, form: 'message', record: draftRecord },
    read: (values) => decodeOr(values, keptValues, null),
    attempts,
    now,
  });
  const { saved, api, reset } = form;
  const afterSent = useEffectEvent(() => {
    if (onClose) {
      void localDraft.saved(api.getValues());
      return onClose();
    }
    // What was typed meanwhile is the next message.
    if (api.getValues('text') === sent.current) reset(stored);
    void localDraft.saved(stored);
  });
  useEffect(() => {
    if (saved) afterSent();
  }, [saved]);

  return (
    <Form form={form} label={onClose ? m.message_edit() : m.message_new()} nested>
      <Stack space="small">
        <LocalDraftBanner offers={localDraft.offers} labels={labels} />
        <FormErrors labels={labels} />
        <FormTextArea<MessageValues>
          name="text"
          label={labels.text}
          rows={2}
          maxSymbols={messageField.max}
        />
        <Actions onClose={onClose} />
      </Stack>
    </Form>
  );
}

function Actions({ onClose }: Pick<MessageFormProps, 'onClose'>) {
  const { submit, running, element } = useFormScope();
  const edits = onClose !== undefined;
  useEffect(() => {
    if (edits) focusField(element.current, 'text');
  }, [edits, element]);
  return (
    <Inline space="small">
      <Button
        size="compact"
        busy={running === 'submit'}
        busyLabel={edits ? m.core_saving() : m.core_sending()}
        onClick={() => submit('submit')}
      >
        {edits ? m.message_save() : m.message_send()}
      </Button>
      {edits ? (
        <Button size="compact" tone="ghost" disabled={running !== null} onClick={onClose}>
          {m.core_cancel()}
        </Button>
      ) : null}
    </Inline>
  );
}
