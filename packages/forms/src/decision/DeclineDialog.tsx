import { noteFields, textLimits } from '@portal/domain';
import { Button } from '@portal/ui/components/Button';
import { Dialog } from '@portal/ui/components/Dialog';
import { Stack } from '@portal/ui/components/layout';
import { useEffect, useEffectEvent, useState } from 'react';
import { createAttempts } from '../core/attempt.ts';
import { DialogFailure } from '../core/DialogFailure.tsx';
import { Form } from '../core/Form.tsx';
import { fieldRules } from '../core/fieldRules.ts';
import { FormTextArea } from '../core/fields/FormTextArea.tsx';
import type { DraftKeeper } from '../core/keeping/draftKeeper.ts';
import { KeptTextBanner } from '../core/keeping/KeptTextBanner.tsx';
import { useKeptText } from '../core/keeping/useKeptText.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { useForm } from '../core/useForm.ts';
import { decisionLabels, type Reason, readKeptReason } from './decisionValues.ts';

export interface DeclineDialogProps {
  open: boolean;
  onClose: () => void;
  /** The question. */
  title: string;
  /** What comes of it, in a line. */
  description: string;
  /** The deed on the button. */
  confirm: string;
  /** The word on the button that leaves everything as it is. */
  cancel: string;
  /** Said when there is no reason. Default: it is optional. */
  required?: string | undefined;
  /** Declines with the reason, or with null where none was given; the key is the same for every try with the same reason. */
  onDecline: (reason: string | null, key: string) => Promise<SubmitResult>;
  /** Whose text is kept, and what it is about. */
  user: string;
  place: string;
  draftKeeper?: DraftKeeper | undefined;
  now?: (() => number) | undefined;
}

const empty: Reason = { adminNote: '' };

/** Asks why something is declined. The reason is kept until it was used, also on the device. */
export function DeclineDialog(props: DeclineDialogProps) {
  const { open, onClose, required, onDecline, user, place, draftKeeper, now = Date.now } = props;
  const [attempts] = useState(() => createAttempts());
  const [rules] = useState(() => ({
    fields: fieldRules({ adminNote: { ...noteFields.adminNote, required } }),
  }));

  const form = useForm<Reason>({
    values: empty,
    rules: () => rules,
    async onSubmit({ adminNote }) {
      const reason = adminNote.trim() || null;
      const key = attempts.keyFor(reason);
      kept.keepNow();
      const result = await onDecline(reason, key);
      if (result.ok) {
        attempts.settle();
        kept.saved(empty);
        onClose();
      }
      return result;
    },
    now,
  });
  const kept = useKeptText({
    form: form.api,
    stored: empty,
    keeper: draftKeeper,
    place: { user, form: 'decline', record: place },
    read: readKeptReason,
    attempts,
    now,
  });
  const { running, saved, failure, submit, putBack } = form;
  const clear = useEffectEvent(() => putBack(empty));
  // The next decline has a reason of its own.
  useEffect(() => {
    if (saved) clear();
  }, [saved]);
  const forgive = useEffectEvent(() => putBack(form.api.getValues()));
  // What went wrong is not told again when it is opened the next time; the reason stays.
  useEffect(() => {
    if (!open && failure) forgive();
  }, [open, failure]);

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next || running ? undefined : onClose())}
      title={props.title}
      description={props.description}
      size="small"
      actions={
        <>
          <Button softDisabled={running !== null} onClick={running ? undefined : onClose}>
            {props.cancel}
          </Button>
          <Button
            tone="critical"
            busy={running !== null}
            busyLabel="Declining"
            onClick={() => void submit('submit')}
          >
            {props.confirm}
          </Button>
        </>
      }
    >
      <Form form={form} label={props.title}>
        <Stack space="small">
          <KeptTextBanner offers={kept.offers} />
          <FormTextArea<Reason>
            name="adminNote"
            label={decisionLabels.adminNote}
            aside={required ? undefined : 'Optional'}
            maxSymbols={textLimits.note}
          />
          <DialogFailure field="adminNote" />
        </Stack>
      </Form>
    </Dialog>
  );
}
