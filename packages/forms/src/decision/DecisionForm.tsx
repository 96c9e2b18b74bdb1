import { type ListingStatus, textLimits } from '@portal/domain';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { Stack } from '@portal/ui/components/layout';
import { DecisionBar } from '@portal/ui/patterns/DecisionBar';
import { StickyFoot } from '@portal/ui/patterns/Shell';
import { EyeOff } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { createAttempts } from '../core/attempt.ts';
import { LocalDraftBanner } from '../core/drafts/LocalDraftBanner.tsx';
import { type DraftProps, useLocalDraft } from '../core/drafts/useLocalDraft.ts';
import { Form, useDirtyReport, useFormScope } from '../core/Form.tsx';
import { FormErrors } from '../core/FormErrors.tsx';
import { FormTextArea, useField } from '../core/fields.tsx';
import type { SubmitResult } from '../core/submitResult.ts';
import { type Intent, useForm } from '../core/useForm.ts';
import { m } from '../i18n/messages.js';
import {
  type AfterSending,
  afterSending,
  asSentBefore,
  type Decided,
  type DecisionValues,
  type DecisionWrite,
  decisionFrom,
  decisionLabels,
  decisionWrite,
  readDecisionDraft,
  rulesFor,
  typedFields,
  written,
} from './decisionValues.ts';
import { pressAddRemark } from './RemarkFields.tsx';
import { TemplateMenu, TemplateProvider, type TemplateSource } from './TemplateMenu.tsx';
import { decisionFormName, UnsentTexts, unsentTexts } from './UnsentTexts.tsx';

type DecisionSubject = 'listing' | 'review';

const formLabels: Record<DecisionSubject, string> = {
  listing: m.decision_about_listing(),
  review: m.decision_about_review(),
};

const fieldLabels: Record<DecisionSubject, Record<keyof typeof decisionLabels, string>> = {
  listing: decisionLabels,
  review: { ...decisionLabels, message: m.decision_message_to_author() },
};

export interface DecisionFormProps extends DraftProps {
  /** The kind of record. */
  subject: DecisionSubject;
  /** The stored record. Unchanged fields follow a newer version of it. */
  record: Decided;
  /** Identifies the record among local drafts, such as `apps/12`. */
  draftRecord: string;
  /** Sends the decision with this idempotency key. `note`: only an internal note was added. */
  onDecide: (write: DecisionWrite, facts: { key: string; note: boolean }) => Promise<SubmitResult>;
  /** Called with whether leaving now would lose text. */
  onDirtyChange: (dirty: boolean) => void;
  /** Reason templates at the texts for the vendor. Default: none. */
  templates?: TemplateSource | undefined;
  /** The record; may contain an `InternalNote`. */
  children: ReactNode;
}

/** A page on which an admin decides: draft and errors on top, the decision at the bottom. */
export function DecisionForm(props: DecisionFormProps) {
  const { subject, record, draftRecord, onDecide, onDirtyChange, user, draftStore, children } =
    props;
  const { now = Date.now } = props;
  const { status, adminNote, version } = record;
  const [attempts] = useState(() => createAttempts());
  const afterwards = useRef<AfterSending | null>(null);
  const stored = useMemo(
    () => decisionFrom({ status, adminNote, version }),
    [status, adminNote, version],
  );

  async function send(values: DecisionValues, intent: Intent): Promise<SubmitResult> {
    const write = asSentBefore(decisionWrite(values, record, intent), attempts.open());
    const key = attempts.keyFor(write);
    localDraft.storeNow();
    const result = await onDecide(write, { key, note: intent === 'draft' });
    if (result.ok || !result.unclear) attempts.settle();
    if (result.ok) {
      const after = afterSending(values, stored, intent);
      afterwards.current = after;
      // The page may close before the next render: what was sent is no longer typed.
      for (const name of typedFields) {
        if (!Object.hasOwn(after.typed, name)) api.setValue(name, after.stored[name]);
      }
      for (const offer of localDraft.offers) {
        if (offer.fields.every((name) => after.sent.includes(name))) offer.discard();
      }
      void localDraft.saved(after.stored);
      return result;
    }
    if (!result.fields || values.status !== 'CHANGES') return result;
    // The server has one field for both texts.
    const pathOf = (path: string) => (path === 'adminNote' ? 'message' : path);
    return {
      ...result,
      fields: result.fields.map((field) => ({ ...field, path: pathOf(field.path) })),
    };
  }

  const form = useForm<DecisionValues>({ values: stored, rules: rulesFor, onSubmit: send, now });
  const localDraft = useLocalDraft({
    form: form.api,
    stored,
    version,
    draftStore,
    draftKey: { user, form: decisionFormName, record: draftRecord },
    read: readDecisionDraft,
    never: ['status'],
    attempts,
    now,
  });
  const { saved, api, reset } = form;
  const labels = fieldLabels[subject];
  // Restoring opens the field of the text, unless another one is open.
  const offers = localDraft.offers.map((offer) => ({
    ...offer,
    restore: () => {
      offer.restore();
      const asks = offer.fields.some((name) => name === 'remarks' || name === 'message');
      if (api.getValues('status') !== status) return;
      if (asks || offer.fields.includes('adminNote'))
        api.setValue('status', asks ? 'CHANGES' : 'DECLINED', { shouldDirty: true });
    },
  }));
  const settle = useEffectEvent(() => {
    const { stored, typed } = afterwards.current ?? {};
    afterwards.current = null;
    if (!stored) return;
    reset(stored);
    if (typed) api.setValues(typed, { shouldDirty: true });
  });
  useEffect(() => {
    if (saved) settle();
  }, [saved]);

  // Remarks can be changed only while it is pending.
  useEffect(() => {
    if (status !== 'PENDING') api.clearErrors('remarks');
  }, [status, api]);

  return (
    <Form form={form} label={formLabels[subject]}>
      <TemplateProvider value={props.templates}>
        <Stack space="large">
          <LocalDraftBanner offers={offers} labels={labels} />
          <FormErrors labels={labels} />
          {status === 'PENDING' ? null : <UnsentRemarks />}
          {children}
          <DecisionFoot subject={subject} saved={status} savedReason={stored.adminNote} />
        </Stack>
      </TemplateProvider>
      <WordsReport reason={adminNote ?? ''} onDirtyChange={onDirtyChange} />
    </Form>
  );
}

/** The remarks of a request for changes that came too late; a listing that is not pending has no fields for them. */
function UnsentRemarks() {
  const { running } = useFormScope();
  const { value, onChange } = useField<DecisionValues>('remarks');
  const unsent = unsentTexts({ remarks: value });
  if (unsent.length === 0) return null;
  return (
    <UnsentTexts
      title={m.decision_remarks_not_sent()}
      texts={unsent}
      onDiscard={() => onChange([])}
      disabled={running !== null}
    />
  );
}

/** Only text counts as unsaved: a choice is quickly made again. */
function WordsReport({
  reason,
  onDirtyChange,
}: Pick<DecisionFormProps, 'onDirtyChange'> & { reason: string }) {
  const [adminNote, message, internalNote, remarks] = useWatch<
    DecisionValues,
    ['adminNote', 'message', 'internalNote', 'remarks']
  >({ name: ['adminNote', 'message', 'internalNote', 'remarks'] });
  const hasWords =
    adminNote !== reason || message + internalNote !== '' || written({ remarks }).length > 0;
  useDirtyReport(hasWords, onDirtyChange);
  return null;
}

const decisions = {
  PENDING: 'pending',
  APPROVED: 'approved',
  DECLINED: 'declined',
  CHANGES: 'changes',
} as const;
const statuses = {
  pending: 'PENDING',
  approved: 'APPROVED',
  declined: 'DECLINED',
  changes: 'CHANGES',
} as const;

interface DecisionFootProps {
  subject: DecisionSubject;
  saved: ListingStatus;
  savedReason: string;
}

function DecisionFoot({ subject, saved, savedReason }: DecisionFootProps) {
  const { submit, running, element } = useFormScope();
  const status = useField<DecisionValues>('status');
  const chosen: DecisionValues['status'] = status.value;
  const textField = chosen === 'CHANGES' ? 'message' : 'adminNote';
  const text = useField<DecisionValues>(textField);
  const { dirtyFields } = useFormState<DecisionValues>({ name: 'status' });
  const remarks = useField<DecisionValues>('remarks');
  // `dirtyFields` is up to date when the record changes; the value follows a moment later.
  const isWriting = (chosen === 'DECLINED' || chosen === 'CHANGES') && dirtyFields.status === true;
  const choose = (decision: DecisionValues['status']) => status.onChange(decision);
  // After a failed submit the choice is undone: only a press of its own button sends it again.
  const settle = useEffectEvent(() => {
    if ((chosen === 'PENDING' || chosen === 'APPROVED') && chosen !== saved) choose(saved);
  });
  useEffect(() => {
    if (!running) settle();
  }, [running]);
  return (
    <StickyFoot>
      <div data-field={textField}>
        <DecisionBar
          writing={isWriting ? (chosen === 'CHANGES' ? 'changes' : 'declined') : null}
          onWriting={(writing) => choose(writing ? statuses[writing] : saved)}
          remarks={written({ remarks: remarks.value }).length}
          onRemark={() => pressAddRemark(element.current)}
          saved={decisions[saved]}
          note={text.value}
          savedNote={savedReason}
          onNote={text.onChange}
          noteError={text.error}
          noteMax={textLimits.note}
          noteAction={
            <TemplateMenu
              use={chosen === 'CHANGES' ? 'changes' : 'decline'}
              field={textField}
              typed={() => text.value}
              onInsert={text.onChange}
              disabled={running !== null}
            />
          }
          subject={subject}
          onDecide={(decision) => {
            choose(statuses[decision]);
            submit('submit');
          }}
          busy={running === 'submit' ? decisions[chosen] : undefined}
          disabled={running === 'draft'}
        />
      </div>
    </StickyFoot>
  );
}

/** A note for other admins, added on its own or together with the decision. */
export function InternalNote() {
  const { submit, running } = useFormScope();
  return (
    <Card space="medium">
      <FormTextArea<DecisionValues>
        name="internalNote"
        label={decisionLabels.internalNote}
        help={m.decision_only_admins_see()}
        rows={2}
        maxSymbols={textLimits.note}
      />
      <Button
        icon={EyeOff}
        size="compact"
        full
        busy={running === 'draft'}
        busyLabel={m.decision_adding_note()}
        disabled={running === 'submit'}
        onClick={() => submit('draft')}
      >
        {m.decision_add_note()}
      </Button>
    </Card>
  );
}
