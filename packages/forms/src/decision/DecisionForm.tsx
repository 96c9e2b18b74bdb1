import { Stack } from '@portal/ui/components/layout';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { createAttempts } from '../core/attempt.ts';
import { Form } from '../core/Form.tsx';
import { FormErrors } from '../core/FormErrors.tsx';
import type { DraftKeeper } from '../core/keeping/draftKeeper.ts';
import { KeptTextBanner } from '../core/keeping/KeptTextBanner.tsx';
import { useKeptText } from '../core/keeping/useKeptText.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { type Intent, useForm } from '../core/useForm.ts';
import { DecisionFoot } from './DecisionFoot.tsx';
import {
  asSentBefore,
  type Decided,
  type DecisionValues,
  type DecisionWrite,
  decisionFrom,
  decisionLabels,
  decisionWrite,
  neverKept,
  readKeptDecision,
  rulesFor,
} from './decisionValues.ts';

export interface DecisionFormProps {
  /** What is decided about, after the verb: 'listing', 'review'. */
  subject: string;
  /** The record as it stands; a newer version of it is followed. */
  record: Decided;
  /** Which record it is, such as `apps/12`: text is kept under this name. */
  place: string;
  /** Sends the decision with this idempotency key; `note` when only words for admins were added. */
  onDecide: (write: DecisionWrite, facts: { key: string; note: boolean }) => Promise<SubmitResult>;
  /** Told whether leaving now would lose words. */
  onDirtyChange: (dirty: boolean) => void;
  user: string;
  draftKeeper?: DraftKeeper | undefined;
  now?: (() => number) | undefined;
  /** What is decided about; an `InternalNote` may stand in it. */
  children: ReactNode;
}

/** A page on which an admin decides: what was kept and what went wrong on top, the decision at the foot. */
export function DecisionForm(props: DecisionFormProps) {
  const { subject, record, place, onDecide, onDirtyChange, user, draftKeeper, children } = props;
  const { now = Date.now } = props;
  const { status, adminNote, version } = record;
  const [attempts] = useState(() => createAttempts());
  const stored = useMemo(
    () => decisionFrom({ status, adminNote, version }),
    [status, adminNote, version],
  );

  async function send(values: DecisionValues, intent: Intent): Promise<SubmitResult> {
    const write = asSentBefore(decisionWrite(values, record, intent), attempts.open());
    const key = attempts.keyFor(write);
    kept.keepNow();
    const result = await onDecide(write, { key, note: intent === 'draft' });
    if (result.ok || !result.unclear) attempts.settle();
    if (result.ok) kept.saved(values);
    return result;
  }

  const form = useForm<DecisionValues>({ values: stored, rules: rulesFor, onSubmit: send, now });
  const kept = useKeptText({
    form: form.api,
    stored,
    version,
    keeper: draftKeeper,
    place: { user, form: 'decision', record: place },
    read: readKeptDecision,
    never: neverKept,
    attempts,
    now,
  });
  const { saved, api } = form;
  // A reason is seen and sent only when declining, so it opens; declining stays a press of its own.
  const offers = kept.offers.map((offer) => ({
    ...offer,
    restore: () => {
      offer.restore();
      if (offer.fields.includes('adminNote'))
        api.setValue('status', 'DECLINED', { shouldDirty: true });
    },
  }));
  // A note that was added is in the history; the field is for the next one.
  useEffect(() => {
    if (saved) api.resetField('internalNote', { defaultValue: '' });
  }, [saved, api]);

  return (
    <Form form={form} label={`Decision about this ${subject}`}>
      <Stack space="large">
        <KeptTextBanner offers={offers} labels={decisionLabels} />
        <FormErrors labels={decisionLabels} />
        {children}
        <DecisionFoot subject={subject} saved={status} savedReason={stored.adminNote} />
      </Stack>
      <WordsReport reason={adminNote ?? ''} onDirtyChange={onDirtyChange} />
    </Form>
  );
}

interface WordsReportProps {
  /** The reason that is stored. */
  reason: string;
  onDirtyChange: (dirty: boolean) => void;
}

/** A choice is soon made again, words are not: only they are worth a question before leaving. */
function WordsReport({ reason, onDirtyChange }: WordsReportProps) {
  const [adminNote, internalNote] = useWatch<DecisionValues, ['adminNote', 'internalNote']>({
    name: ['adminNote', 'internalNote'],
  });
  const dirty = adminNote !== reason || internalNote !== '';
  useEffect(() => onDirtyChange(dirty), [dirty, onDirtyChange]);
  useEffect(() => () => onDirtyChange(false), [onDirtyChange]);
  return null;
}
