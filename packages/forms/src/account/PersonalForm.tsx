import { type Account, type AccountWrite, decodeOr, type OwnAccount } from '@portal/data/schemas';
import { accountTexts, cleanAddress, namesOf, personFields, recordOf } from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { LiveRegion } from '@portal/ui/components/LiveRegion';
import { Pair, Stack } from '@portal/ui/components/layout';
import { useEffect, useMemo, useRef, useState } from 'react';
import { object, partial, string } from 'superstruct';
import { createAttempts } from '../core/attempt.ts';
import { LocalDraftBanner } from '../core/drafts/LocalDraftBanner.tsx';
import { type DraftProps, useLocalDraft } from '../core/drafts/useLocalDraft.ts';
import { DirtyReport, Form, SubmitButton } from '../core/Form.tsx';
import { FormErrors, FormSaved } from '../core/FormErrors.tsx';
import { fieldRules } from '../core/fieldRules.ts';
import { FormTextField } from '../core/fields.tsx';
import type { SubmitResult } from '../core/submitResult.ts';
import { useForm } from '../core/useForm.ts';
import { m } from '../i18n/messages.js';
import { usePasswordQuestion } from './PasswordDialog.tsx';

const names = namesOf(personFields);

type PersonalValues = Record<keyof typeof personFields, string>;

const labels = recordOf(names, (name): string => personFields[name].label);
const field = <Name extends keyof PersonalValues>(name: Name) => ({ name, label: labels[name] });

const rules = { fields: fieldRules(personFields) };

const keptValues = partial(object(recordOf(names, () => string())));
const readDraft = (values: unknown) => decodeOr(values, keptValues, null);

function valuesOf(account: Account): PersonalValues {
  return recordOf(names, (name) => account[name] ?? '');
}

/** Whether the address differs from the stored one, compared as the server does. */
function changesEmail(email: string, stored: string): boolean {
  return email !== '' && email.toLowerCase() !== stored.toLowerCase();
}

interface PersonalFormProps extends DraftProps {
  /** The stored account. Unchanged fields follow a newer version of it. */
  account: OwnAccount;
  /** Stores the values. `waitsFor` is the new address until its confirmation link is opened. */
  onSubmit: (values: AccountWrite) => Promise<SubmitResult & { waitsFor?: string | null }>;
  /** Cancels the address change; `account` is updated before it resolves. */
  onKeepAddress: () => Promise<SubmitResult>;
  /** Called with whether leaving now would lose text. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
}

/** First name, last name and email address of the account. */
export function PersonalForm(props: PersonalFormProps) {
  const { account, onSubmit, onKeepAddress, onDirtyChange, user, draftStore } = props;
  const { now = Date.now } = props;
  const stored = useMemo(() => valuesOf(account), [account]);
  const [attempts] = useState(() => createAttempts());
  const [asked, setAsked] = useState<string | null>(null);
  // From then on the account shows whether an address is pending.
  if (asked !== null && account.waitsFor !== null) setAsked(null);
  const after = useRef(stored);

  async function save(values: PersonalValues, write: AccountWrite): Promise<SubmitResult> {
    const result = await onSubmit(write);
    if (!result.ok) return result;
    after.current = { ...values, email: result.waitsFor ? stored.email : values.email };
    setAsked(result.waitsFor ?? null);
    void localDraft.saved(after.current);
    return result;
  }

  async function send(values: PersonalValues): Promise<SubmitResult> {
    localDraft.storeNow();
    // An unchanged address is not sent, because that would cancel a pending one.
    const write = { firstName: values.firstName.trim(), lastName: values.lastName.trim() };
    const email = cleanAddress(values.email);
    if (!changesEmail(email, stored.email)) return save(values, write);
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
    rules: () => rules,
    onSubmit: send,
    now,
  });
  const localDraft = useLocalDraft({
    form: form.api,
    stored,
    draftStore,
    draftKey: { user, form: 'account', record: String(account.id) },
    read: readDraft,
    attempts,
    now,
  });

  const question = usePasswordQuestion(stored.email);

  const { saved, reset } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per save; a pending address is not the current one.
  useEffect(() => {
    if (saved) reset(after.current);
  }, [saved]);

  return (
    <Form form={form} label={m.account_personal_information()}>
      <Stack>
        <LocalDraftBanner offers={localDraft.offers} labels={labels} />
        <FormErrors labels={labels} />
        <FormSaved>{accountTexts.updated}</FormSaved>
        <WaitingAddress
          waitsFor={account.waitsFor ?? (asked === stored.email ? null : asked)}
          current={stored.email}
          onKeep={keepAddress}
        />
        <Card foot={<SubmitButton label={m.account_save_changes()} busyLabel={m.core_saving()} />}>
          <Pair>
            <FormTextField<PersonalValues> {...field('firstName')} autoComplete="given-name" />
            <FormTextField<PersonalValues> {...field('lastName')} autoComplete="family-name" />
          </Pair>
          <FormTextField<PersonalValues>
            {...field('email')}
            type="email"
            autoComplete="email"
            help={m.account_email_help()}
          />
        </Card>
      </Stack>
      {question.dialog}
      <DirtyReport onDirtyChange={onDirtyChange} />
    </Form>
  );
}

interface WaitingAddressProps {
  /** The address pending confirmation; null for none. */
  waitsFor: string | null;
  current: string;
  onKeep: () => Promise<SubmitResult>;
}

/** Shows the address pending confirmation, and lets the user cancel it: it may have a typo. */
function WaitingAddress({ waitsFor, current, onKeep }: WaitingAddressProps) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  const [cancelled, setCancelled] = useState(false);
  const news = useRef<HTMLDivElement>(null);
  const done = cancelled && waitsFor === null;
  useEffect(() => {
    // The button that had the focus no longer exists.
    if (done) news.current?.focus();
  }, [done]);

  async function keep() {
    setBusy(true);
    const result = await onKeep();
    setBusy(false);
    setFailed(result.ok ? '' : result.message);
    setCancelled(result.ok);
  }

  return (
    <LiveRegion>
      {waitsFor ? (
        <Banner
          tone={failed ? 'critical' : 'info'}
          title={m.account_confirm_address({ email: waitsFor })}
          actions={
            <Button
              size="compact"
              writes
              busy={busy}
              busyLabel={m.account_cancelling()}
              onClick={() => void keep()}
            >
              {m.account_keep_address({ email: current })}
            </Button>
          }
        >
          {failed || m.account_address_waits({ email: current })}
        </Banner>
      ) : null}
      {done ? (
        <Banner
          ref={news}
          focusable
          tone="positive"
          title={m.account_address_kept({ email: current })}
        >
          {m.account_old_link()}
        </Banner>
      ) : null}
    </LiveRegion>
  );
}
