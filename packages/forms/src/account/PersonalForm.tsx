import type { Account, AccountWrite } from '@portal/data/schemas';
import { accountTexts } from '@portal/data/schemas';
import { Card } from '@portal/ui/components/Card';
import { Pair, Stack } from '@portal/ui/components/layout';
import { useMemo, useState } from 'react';
import { createAttempts } from '../core/attempt.ts';
import { DirtyReport } from '../core/DirtyReport.tsx';
import { Form } from '../core/Form.tsx';
import { FormErrors } from '../core/FormErrors.tsx';
import { FormSaved } from '../core/FormSaved.tsx';
import { FormTextField } from '../core/fields/FormTextField.tsx';
import type { DraftKeeper } from '../core/keeping/draftKeeper.ts';
import { KeptTextBanner } from '../core/keeping/KeptTextBanner.tsx';
import { useKeptText } from '../core/keeping/useKeptText.ts';
import { SubmitButton } from '../core/SubmitButton.tsx';
import type { SubmitResult } from '../core/submitResult.ts';
import { useForm } from '../core/useForm.ts';
import {
  type PersonalValues,
  personalFrom,
  personalLabels,
  personalPayload,
  personalRules,
  readKeptPersonal,
} from './personalValues.ts';

export interface PersonalFormProps {
  /** What is stored. Fields nobody has touched follow a newer version of it. */
  account: Account;
  /** Stores the values. */
  onSubmit: (values: AccountWrite) => Promise<SubmitResult>;
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
  const { account, onSubmit, onDirtyChange, user, draftKeeper, now = Date.now } = props;
  const stored = useMemo(() => personalFrom(account), [account]);
  const [attempts] = useState(() => createAttempts());

  async function send(values: PersonalValues): Promise<SubmitResult> {
    kept.keepNow();
    const result = await onSubmit(personalPayload(values));
    if (result.ok) kept.saved(values);
    return result;
  }

  const form = useForm<PersonalValues>({
    values: stored,
    rules: personalRules,
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

  return (
    <Form form={form} label="Personal information">
      <Stack>
        <KeptTextBanner offers={kept.offers} labels={personalLabels} />
        <FormErrors labels={personalLabels} />
        <FormSaved>{accountTexts.updated}</FormSaved>
        <Card
          title="Personal information"
          help="How we greet you and where we write to."
          foot={<SubmitButton label="Save changes" busyLabel="Saving" />}
        >
          <Pair>
            <FormTextField<PersonalValues>
              name="firstName"
              label={personalLabels.firstName}
              autoComplete="given-name"
            />
            <FormTextField<PersonalValues>
              name="lastName"
              label={personalLabels.lastName}
              autoComplete="family-name"
            />
          </Pair>
          <FormTextField<PersonalValues>
            name="email"
            label={personalLabels.email}
            type="email"
            autoComplete="email"
            help="You also sign in with it."
          />
        </Card>
      </Stack>
      {onDirtyChange ? <DirtyReport onDirtyChange={onDirtyChange} /> : null}
    </Form>
  );
}
