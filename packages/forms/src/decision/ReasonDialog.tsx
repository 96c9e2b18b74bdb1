import { noteFields, textLimits } from '@portal/domain';
import { type ReactNode, useState } from 'react';
import { createAttempts } from '../core/attempt.ts';
import type { ReasonForm } from '../core/drafts/forgetReasons.ts';
import { LocalDraftBanner } from '../core/drafts/LocalDraftBanner.tsx';
import { type DraftProps, useLocalDraft } from '../core/drafts/useLocalDraft.ts';
import { FormDialog, useDialogForm } from '../core/FormDialog.tsx';
import { fieldRules } from '../core/fieldRules.ts';
import { FormTextArea } from '../core/fields.tsx';
import type { SubmitResult } from '../core/submitResult.ts';
import { m } from '../i18n/messages.js';
import { decisionLabels, type Reason, readReasonDraft } from './decisionValues.ts';
import { TemplateMenu, TemplateProvider, type TemplateSource } from './TemplateMenu.tsx';

export interface ReasonDialogProps extends DraftProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  /** Declines something, or requests changes: offers other templates and another button. Default `decline`. */
  use?: Exclude<ReasonForm, 'decision'> | undefined;
  /** The label of the button that sends. */
  confirm: string;
  /** The same while the call runs. Default 'Declining'. */
  busyLabel?: string | undefined;
  /** The label of the reason. Default 'Reason for decline'. */
  label?: string | undefined;
  /** The label of the button that closes the dialog. */
  cancel: string;
  /** The error for a missing reason. Default: the reason is optional. */
  required?: string | undefined;
  /** Sends the reason, or null without one. The idempotency key is the same for every retry with the same reason. */
  onSubmit: (reason: string | null, key: string) => Promise<SubmitResult>;
  /** Reason templates for the reason. Default: none. */
  templates?: TemplateSource | undefined;
  /** Identifies the record among local drafts. */
  draftRecord: string;
  /** The id of its local draft, for `forgetReasons`. Default: a random one. */
  draftId?: string | undefined;
  /** Further fields below the reason, with a state of their own. Default: none. */
  children?: ReactNode;
}

const empty: Reason = { adminNote: '' };

/** Asks why something is declined, or what to change. The reason is stored on the device until it is sent. */
export function ReasonDialog(props: ReasonDialogProps) {
  const {
    open,
    onClose,
    use = 'decline',
    required,
    onSubmit,
    user,
    draftRecord,
    draftStore,
    now = Date.now,
  } = props;
  const [attempts] = useState(() => createAttempts());
  const [rules] = useState(() => ({
    fields: fieldRules({ adminNote: { ...noteFields.adminNote, required } }),
  }));

  const form = useDialogForm<Reason>({
    open,
    onClose,
    keepsText: true,
    values: empty,
    rules: () => rules,
    async onSubmit({ adminNote }) {
      const reason = adminNote.trim() || null;
      const key = attempts.keyFor(reason);
      localDraft.storeNow();
      const result = await onSubmit(reason, key);
      if (result.ok) {
        attempts.settle();
        for (const offer of localDraft.offers) offer.discard();
        void localDraft.saved(empty);
      }
      return result;
    },
    now,
  });
  const localDraft = useLocalDraft({
    form: form.api,
    stored: empty,
    draftStore,
    draftKey: { user, form: use, record: draftRecord },
    draftId: props.draftId,
    read: readReasonDraft,
    attempts,
    now,
  });
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={props.title}
      description={props.description}
      confirm={{
        label: props.confirm,
        busyLabel: props.busyLabel ?? m.decision_declining(),
        tone: use === 'decline' ? 'critical' : 'primary',
      }}
      cancel={props.cancel}
      field="adminNote"
    >
      <LocalDraftBanner offers={localDraft.offers} />
      <FormTextArea<Reason>
        name="adminNote"
        label={props.label ?? decisionLabels.adminNote}
        aside={required ? undefined : m.decision_optional()}
        maxSymbols={textLimits.note}
        action={
          <TemplateProvider value={props.templates}>
            <TemplateMenu
              use={use}
              field="adminNote"
              typed={() => form.api.getValues('adminNote')}
              onInsert={(text) => form.api.setValue('adminNote', text, { shouldDirty: true })}
            />
          </TemplateProvider>
        }
      />
      {props.children}
    </FormDialog>
  );
}
