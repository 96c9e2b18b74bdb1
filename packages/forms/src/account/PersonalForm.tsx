import type { AccountWrite, OwnAccount } from '@portal/data/schemas';
import { accountTexts } from '@portal/domain';
import { Card } from '@portal/ui/components/Card';
import { Stack } from '@portal/ui/components/layout';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createAttempts } from '../core/attempt.ts';
import { DirtyReport } from '../core/DirtyReport.tsx';
import { Form } from '../core/Form.tsx';
import { FormErrors } from '../core/FormErrors.tsx';
import { FormSaved } from '../core/FormSaved.tsx';
import type { DraftKeeper } from '../core/keeping/draftKeeper.ts';
import { KeptTextBanner } from '../core/keeping/KeptTextBanner.tsx';
import { useKeptText } from '../core/keeping/useKeptText.ts';
import { SubmitButton } from '../core/SubmitButton.tsx';
import type { SubmitResult } from '../core/submitResult.ts';
import { useForm } from '../core/useForm.ts';
import { PersonalFields } from './PersonalFields.tsx';
import {
  movesTo,
  type PersonalValues,
  personalFrom,
  personalLabels,
  personalPayload,
  personalRules,
  readKeptPersonal,
} from './personalValues.ts';
import { usePasswordQuestion } from './usePasswordQuestion.tsx';
import { WaitingAddress } from './WaitingAddress.tsx';

export interface PersonalFormProps {
  /** What is stored. Fields nobody has touched follow a newer version of it. */
  account: OwnAccount;
  /** Stores the values. `waitsFor` is the new address that counts when its letter is opened, and not before. */
  onSubmit: (values: AccountWrite) => Promise<SubmitResult & { waitsFor?: string | null }>;
  /** Takes back the address that waits; `account` follows before it is answered. */
  onKeepAddress: () => Promise<SubmitResult>;
  /** Told whether leaving now would lose text: for a leave guard around the form. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
  /** Whose text is kept and offered. */
  user: string;
  /** Where text is kept while it is typed. Default: nowhere. */
  draftKeeper?: DraftKeeper | undefined;
  /** The clock, in milliseconds. Default: the device's. */
  now?: (() => number) | undefined;
}

/** First name, last name and e-mail address of the account. */
export function PersonalForm(props: PersonalFormProps) {
  const {
    account,
    onSubmit,
    onKeepAddress,
    onDirtyChange,
    user,
    draftKeeper,
    now = Date.now,
  } = props;
  const stored = useMemo(() => personalFrom(account), [account]);
  const [attempts] = useState(() => createAttempts());
  const [asked, setAsked] = useState<string | null>(null);
  // Once the account tells it, the account also tells its end.
  if (asked !== null && account.waitsFor !== null) setAsked(null);
  const after = useRef(stored);

  async function save(values: PersonalValues, write: AccountWrite): Promise<SubmitResult> {
    const result = await onSubmit(write);
    if (!result.ok) return result;
    after.current = { ...values, email: result.waitsFor ? stored.email : values.email };
    setAsked(result.waitsFor ?? null);
    kept.saved(after.current);
    return result;
  }

  async function send(values: PersonalValues): Promise<SubmitResult> {
    kept.keepNow();
    const write = personalPayload(values);
    const email = values.email.trim();
    if (!movesTo(email, stored.email)) return save(values, write);
    return question.saveWithPassword(email, (currentPassword) =>
      save(values, { ...write, email, currentPassword }),
    );
  }

  async function keepAddress(): Promise<SubmitResult> {
    const result = await onKeepAddress();
    if (result.ok) setAsked(null);
    return result;
  }

  const form = useForm<PersonalValues>({
    values: stored,
    rules: () => personalRules,
    onSubmit: send,
    now,
  });
  const kept = useKeptText({
    form: form.api,
    stored,
    keeper: draftKeeper,
    place: { user, form: 'account', record: String(account.id) },
    read: readKeptPersonal,
    attempts,
    now,
  });

  const question = usePasswordQuestion(stored.email);

  const { saved, putBack } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a save; an address that waits is not the one in force.
  useEffect(() => {
    if (saved) putBack(after.current);
  }, [saved]);

  return (
    <Form form={form} label="Personal information">
      <Stack>
        <KeptTextBanner offers={kept.offers} labels={personalLabels} />
        <FormErrors labels={personalLabels} />
        <FormSaved>{accountTexts.updated}</FormSaved>
        <WaitingAddress
          waitsFor={account.waitsFor ?? (asked === stored.email ? null : asked)}
          current={stored.email}
          onKeep={keepAddress}
        />
        <Card
          title="Personal information"
          help="How we greet you and where we write to."
          foot={<SubmitButton label="Save changes" busyLabel="Saving" />}
        >
          <PersonalFields />
        </Card>
      </Stack>
      {question.dialog}
      {onDirtyChange ? <DirtyReport onDirtyChange={onDirtyChange} /> : null}
    </Form>
  );
}
