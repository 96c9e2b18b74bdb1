import { useAccountsStore } from '@portal/data/accounts';
import { useStores, useUser } from '@portal/data/react';
import {
  type AccountRecord,
  DataError,
  hasReason,
  may,
  messageFor,
  rolesOf,
} from '@portal/data/schemas';
import { accountProblem, blockFields } from '@portal/domain';
import type { SubmitResult } from '@portal/forms/core';
import { AlertDialog } from '@portal/ui/components/AlertDialog';
import type { MenuItem } from '@portal/ui/components/Menu';
import { useToast } from '@portal/ui/components/Toast';
import { DialogError } from '@portal/ui/patterns/DialogError';
import { CircleCheck, Eye, Lock, LogOut, Mail, OctagonX } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useAppServices } from '../../portal.tsx';
import { LateDeclineDialog } from '../bulk/LateDeclineDialog.tsx';
import { accountName } from './accountRows.ts';

interface Question {
  label: string;
  icon: Extract<MenuItem, { label: string }>['icon'];
  title: string;
  text: string;
  confirm: string;
  busyLabel: string;
  tone: 'primary' | 'critical';
  run: () => Promise<AccountRecord>;
  done: string;
}

/** What staff may do with an account now, as menu items, and the dialogs that ask first. */
export function useAccountActions(account: AccountRecord) {
  const accounts = useAccountsStore();
  const client = accounts.api;
  const { session } = useStores();
  const navigate = useNavigate();
  const user = useUser();
  const toast = useToast();
  const { draftStore, now } = useAppServices();
  const [asked, setAsked] = useState<Question | null>(null);
  const [open, setOpen] = useState(false);
  const [blocking, setBlocking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { id, email, state } = account;
  const name = accountName(account);
  const actor = { id: user.id, staff: rolesOf(user) };
  const problem = accountProblem(actor, { id, staff: account.staffRoles });

  /** Another admin was first: the page shows what they did. */
  function explain(failure: unknown): string {
    if (hasReason(failure, 'account-changed')) accounts.records.invalidate();
    return messageFor(failure);
  }

  async function run(question: Question) {
    setBusy(true);
    setError(undefined);
    try {
      accounts.wrote(await question.run());
      setOpen(false);
      toast({ tone: 'positive', message: question.done });
    } catch (failure) {
      setError(explain(failure));
    } finally {
      setBusy(false);
    }
  }

  async function block(reason: string | null): Promise<SubmitResult> {
    try {
      accounts.wrote(await client.block(id, reason ?? ''));
      toast({ tone: 'positive', message: `${name} is blocked and signed out everywhere.` });
      return { ok: true };
    } catch (failure) {
      const fields = failure instanceof DataError ? failure.fields : [];
      const atReason = fields.map((field) => ({ ...field, path: 'adminNote' }));
      return { ok: false, message: explain(failure), fields: atReason };
    }
  }

  async function view() {
    try {
      await client.startView(id);
      await session.reload();
      await navigate(paths.home);
    } catch (failure) {
      toast({ tone: 'critical', message: messageFor(failure) });
    }
  }

  const questions: (Question | false)[] = [
    state === 'unconfirmed' && {
      label: 'Confirm address',
      icon: CircleCheck,
      title: `Confirm ${email}?`,
      text: `Only do this if you know that the address belongs to ${name}. They can then sign in.`,
      confirm: 'Confirm address',
      busyLabel: 'Confirming',
      tone: 'primary',
      run: () => client.act(id, 'confirm'),
      done: `${email} is confirmed.`,
    },
    state === 'unconfirmed' && {
      label: 'Resend confirmation',
      icon: Mail,
      title: 'Resend the confirmation email?',
      text: `We’ll email ${email} a new link. It expires in 24 hours.`,
      confirm: 'Send email',
      busyLabel: 'Sending',
      tone: 'primary',
      run: () => client.act(id, 'send-confirmation'),
      done: `Confirmation sent to ${email}.`,
    },
    state !== 'blocked' && {
      label: 'Send password reset',
      icon: Lock,
      title: 'Send a password reset?',
      text: `We’ll email ${email} a link that expires in 60 minutes. The current password works until they set a new one.`,
      confirm: 'Send reset link',
      busyLabel: 'Sending',
      tone: 'primary',
      run: () => client.act(id, 'send-password-reset'),
      done: `Reset link sent to ${email}.`,
    },
    account.sessions.length > 0 && {
      label: 'End all sessions',
      icon: LogOut,
      title: `Sign ${name} out everywhere?`,
      text: 'They’re signed out on all devices at once, and can sign in again.',
      confirm: 'End sessions',
      busyLabel: 'Ending',
      tone: 'critical',
      run: () => client.endSessions(id),
      done: `${name} is signed out everywhere.`,
    },
    state === 'blocked' && {
      label: 'Unblock account',
      icon: CircleCheck,
      title: `Unblock ${name}?`,
      text: 'They can sign in again, and we’ll email them.',
      confirm: 'Unblock account',
      busyLabel: 'Unblocking',
      tone: 'primary',
      run: () => client.act(id, 'unblock'),
      done: `${name} is no longer blocked.`,
    },
  ];
  const items: MenuItem[] = questions.flatMap((question) =>
    question
      ? [
          {
            label: question.label,
            icon: question.icon,
            onSelect: () => {
              setError(undefined);
              setAsked(question);
              setOpen(true);
            },
          },
        ]
      : [],
  );
  if (account.staffRoles.length === 0)
    items.unshift({ label: 'View as vendor', icon: Eye, onSelect: () => void view() });
  if (state !== 'blocked')
    items.push(...(items.length > 0 ? [{ kind: 'separator' } as const] : []), {
      label: 'Block account',
      icon: OctagonX,
      tone: 'critical',
      onSelect: () => setBlocking(true),
    });

  return {
    /** Why the user may not act on this account; null when they may or their role does not allow any action. */
    problem,
    items: problem === null && may(user, 'accounts.manage') ? items : [],
    dialogs: (
      <>
        <AlertDialog
          open={open}
          onOpenChange={setOpen}
          title={asked?.title ?? ''}
          confirm={asked?.confirm ?? ''}
          cancel="Cancel"
          tone={asked?.tone}
          busy={busy}
          busyLabel={asked?.busyLabel}
          onConfirm={() => (asked ? void run(asked) : undefined)}
        >
          <p>{asked?.text}</p>
          <DialogError error={error} />
        </AlertDialog>
        <LateDeclineDialog
          open={blocking}
          onClose={() => setBlocking(false)}
          title={`Block ${name}?`}
          description="They’re signed out everywhere at once and can’t sign in. We’ll email them your reason. Live listings stay in the directory."
          label={blockFields.reason.label}
          confirm="Block account"
          busyLabel="Blocking"
          cancel="Cancel"
          required={blockFields.reason.required}
          onDecline={block}
          user={String(user.id)}
          draftRecord={`accounts/${id}`}
          draftStore={draftStore}
          now={now}
        />
      </>
    ),
  };
}
