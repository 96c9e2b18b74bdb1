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
  asSentBefore,
  type Decided,
  type DecisionValues,
  type DecisionWrite,
  decisionFrom,
  decisionLabels,
  decisionWrite,
  readDecisionDraft,
  rulesFor,
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
  const unsent = useRef<Pick<DecisionValues, 'adminNote' | 'remarks'> | null>(null);
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
      // Set to pending, a listing can be decided again: with the texts that were typed.
      const { adminNote, remarks } = values;
      const keeps = values.status === 'PENDING' && intent === 'submit';
      unsent.current =
        keeps && (remarks.length > 0 || adminNote !== stored.adminNote)
          ? { adminNote, remarks }
          : null;
      void localDraft.saved(unsent.current ? { ...values, adminNote: '', remarks: [] } : values);
    }
    return result;
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
  const { saved, api } = form;
  // A reason is visible only while declining, so restoring one opens it. It does not decline anything.
  const offers = localDraft.offers.map((offer) => ({
    ...offer,
    restore: () => {
      offer.restore();
      const asks = offer.fields.includes('remarks');
      if (asks || offer.fields.includes('adminNote'))
        api.setValue('status', asks ? 'CHANGES' : 'DECLINED', { shouldDirty: true });
    },
  }));
  // The added note is in the history; the field is for the next one.
  useEffect(() => {
    if (!saved) return;
    api.resetField('internalNote', { defaultValue: '' });
    if (saved.intent === 'submit') api.resetField('remarks', { defaultValue: [] });
    const { adminNote, remarks } = unsent.current ?? {};
    unsent.current = null;
    if (adminNote) api.setValue('adminNote', adminNote, { shouldDirty: true });
    if (remarks?.length) api.setValue('remarks', remarks, { shouldDirty: true });
  }, [saved, api]);

  // Remarks can be changed only while it is pending.
  useEffect(() => {
    if (status !== 'PENDING') api.clearErrors('remarks');
  }, [status, api]);

  return (
    <Form form={form} label={formLabels[subject]}>
      <TemplateProvider value={props.templates}>
        <Stack space="large">
          <LocalDraftBanner offers={offers} labels={decisionLabels} />
          <FormErrors labels={decisionLabels} />
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
  const [adminNote, internalNote, remarks] = useWatch<
    DecisionValues,
    ['adminNote', 'internalNote', 'remarks']
  >({ name: ['adminNote', 'internalNote', 'remarks'] });
  const hasWords = adminNote !== reason || internalNote !== '' || written({ remarks }).length > 0;
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
  const reason = useField<DecisionValues>('adminNote');
  const { dirtyFields } = useFormState<DecisionValues>({ name: 'status' });
  const remarks = useField<DecisionValues>('remarks');
  const chosen: DecisionValues['status'] = status.value;
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
      <div data-field="adminNote">
        <DecisionBar
          writing={isWriting ? (chosen === 'CHANGES' ? 'changes' : 'declined') : null}
          onWriting={(writing) => choose(writing ? statuses[writing] : saved)}
          remarks={written({ remarks: remarks.value }).length}
          onRemark={() => pressAddRemark(element.current)}
          saved={decisions[saved]}
          note={reason.value}
          savedNote={savedReason}
          onNote={reason.onChange}
          noteError={reason.error}
          noteMax={textLimits.note}
          noteAction={
            <TemplateMenu
              use={chosen === 'CHANGES' ? 'changes' : 'decline'}
              field="adminNote"
              typed={() => reason.value}
              onInsert={reason.onChange}
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
