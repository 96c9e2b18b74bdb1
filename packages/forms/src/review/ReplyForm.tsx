import type { ReplyWrite, Review } from '@portal/data/schemas';
import { replyFields } from '@portal/domain';
import { Button } from '@portal/ui/components/Button';
import { Inline, Stack } from '@portal/ui/components/layout';
import { useEffect, useMemo } from 'react';
import { LocalDraftBanner } from '../core/drafts/LocalDraftBanner.tsx';
import { useDraftForm } from '../core/drafts/useDraftForm.ts';
import type { DraftProps } from '../core/drafts/useLocalDraft.ts';
import { DirtyReport, Form, SubmitButton, useFormScope } from '../core/Form.tsx';
import { FormErrors } from '../core/FormErrors.tsx';
import { fieldRules } from '../core/fieldRules.ts';
import { FormTextArea } from '../core/fields.tsx';
import { focusField } from '../core/focusField.ts';
import type { Rules } from '../core/rules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { m } from '../i18n/messages.js';

type ReplyValues = { text: string };

const rules: Rules<ReplyValues> = { fields: fieldRules(replyFields) };
const labels = { text: m.review_your_reply() } as const;

export interface ReplyFormProps extends DraftProps {
  review: Pick<Review, 'id' | 'reply'>;
  /** Stores the reply; `key` is the idempotency key. */
  onSubmit: (write: ReplyWrite, key: string) => Promise<SubmitResult>;
  onCancel: () => void;
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
}

/** The form replaces the button that opened it. */
function FocusText() {
  const { element } = useFormScope();
  useEffect(() => focusField(element.current, 'text'), [element]);
  return null;
}

/** A vendor's public reply to a review, or an edit of it. */
export function ReplyForm(props: ReplyFormProps) {
  const { review, onSubmit, onCancel, onDirtyChange, user, draftStore, now } = props;
  const { reply } = review;
  const version = reply?.version ?? 0;
  const known = reply?.proposal?.text ?? reply?.text ?? '';
  const stored = useMemo(() => ({ text: known }), [known]);
  const form = useDraftForm<ReplyValues>({
    values: stored,
    rules: () => rules,
    version,
    draftStore,
    draftKey: { user, form: 'reply', record: String(review.id) },
    now,
    onSubmit({ text }, keyFor) {
      const write = { text, version };
      return onSubmit(write, keyFor(write));
    },
  });
  return (
    <Form form={form} label={m.review_reply()}>
      <Stack space="small">
        <LocalDraftBanner offers={form.offers} labels={labels} />
        <FormErrors labels={labels} />
        <FormTextArea<ReplyValues>
          name="text"
          label={labels.text}
          help={reply?.text ? m.review_reply_again_help() : m.review_reply_help()}
          maxSymbols={replyFields.text.max}
          rows={4}
        />
        <FocusText />
        <Inline space="small">
          <SubmitButton label={m.review_submit_reply()} busyLabel={m.core_submitting()} />
          <Button tone="ghost" onClick={onCancel}>
            {m.core_cancel()}
          </Button>
        </Inline>
      </Stack>
      {onDirtyChange ? <DirtyReport onDirtyChange={onDirtyChange} /> : null}
    </Form>
  );
}
