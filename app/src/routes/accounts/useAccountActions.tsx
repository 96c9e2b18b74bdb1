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
import { Checkbox } from '@portal/ui/components/Checkbox';
import type { MenuItem } from '@portal/ui/components/Menu';
import { useToast } from '@portal/ui/components/Toast';
import { DialogError } from '@portal/ui/patterns/DialogError';
import { ArrowRight, CircleCheck, Download, Eye, Lock, LogOut, Mail, OctagonX } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useAppServices } from '../../portal.tsx';
import { download } from '../analytics/csv.ts';
import { LateReasonDialog } from '../bulk/LateReasonDialog.tsx';
import { inviteQuestions, newAddressQuestions, type Question } from './accountQuestions.ts';
import { accountName } from './accountRows.ts';
import { MoveListingDialog } from './MoveListingDialog.tsx';
import { useDeletion } from './useDeletion.tsx';
import { useFactorReset } from './useFactorReset.tsx';

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
  const [hides, setHides] = useState(true);
  const [moving, setMoving] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { id, email, state } = account;
  const name = accountName(account);
  const factorReset = useFactorReset(account);
  const invited = state === 'invited';
  const canSignIn = state !== 'blocked' && state !== 'deleting' && !invited;
  const deletion = useDeletion(account);
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
      const changed = await question.run();
      setOpen(false);
      toast({ tone: 'positive', message: question.done });
      if (changed) return accounts.wrote(changed);
      accounts.pages.invalidate();
      await navigate(paths.accounts);
    } catch (failure) {
      setError(explain(failure));
    } finally {
      setBusy(false);
    }
  }

  async function block(reason: string | null): Promise<SubmitResult> {
    try {
      accounts.wrote(await client.block(id, reason ?? '', hides));
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

  async function exportData() {
    toast({ tone: 'info', message: 'Preparing the file…' });
    try {
      const day = new Date(now()).toISOString().slice(0, 10);
      download(`account-${id}-${day}.json`, await client.export(id), 'application/json');
      accounts.records.invalidate();
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
    ...(canSignIn ? newAddressQuestions(account, client) : []),
    ...(invited && may(user, 'staff.manage') ? inviteQuestions(account, client) : []),
    canSignIn && {
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
    state === 'deleting' && {
      label: 'Restore account',
      icon: CircleCheck,
      title: `Restore ${name}?`,
      text: account.blockedReason
        ? 'The account stays blocked, and isn’t erased.'
        : 'They can sign in again, their listings are back in the directory, and we’ll email them. A cancelled subscription stays cancelled.',
      confirm: 'Restore account',
      busyLabel: 'Restoring',
      tone: 'primary',
      run: () => client.act(id, 'restore'),
      done: `${name} is restored.`,
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
  items.push(...factorReset.items);
  if (account.staffRoles.length === 0)
    items.unshift({ label: 'View as vendor', icon: Eye, onSelect: () => void view() });
  const { apps, services } = account.counts;
  if (apps.live + apps.pending + services.live + services.pending > 0)
    items.push({ label: 'Move a listing', icon: ArrowRight, onSelect: () => setMoving(true) });
  items.push({ label: 'Export data', icon: Download, onSelect: () => void exportData() });
  items.push({ kind: 'separator' });
  if (canSignIn)
    items.push({
      label: 'Block account',
      icon: OctagonX,
      tone: 'critical',
      onSelect: () => {
        setHides(true);
        setBlocking(true);
      },
    });
  items.push(...deletion.items);
  if (items.at(-1)?.kind === 'separator') items.pop();

  return {
    /** Why the user may not act on this account; null when they may or their role does not allow any action. */
    problem,
    items: problem === null && may(user, 'accounts.manage') ? items : [],
    dialogs: (
      <>
        {factorReset.dialog}
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
        <LateReasonDialog
          open={blocking}
          onClose={() => setBlocking(false)}
          title={`Block ${name}?`}
          description="They’re signed out everywhere at once and can’t sign in. We’ll email them your reason."
          label={blockFields.reason.label}
          confirm="Block account"
          busyLabel="Blocking"
          cancel="Cancel"
          required={blockFields.reason.required}
          onSubmit={block}
          user={String(user.id)}
          draftRecord={`accounts/${id}`}
          draftStore={draftStore}
          now={now}
        >
          {account.account === null ? null : (
            <Checkbox
              name="hideListings"
              label="Hide live listings from the directory"
              checked={hides}
              onChange={(event) => setHides(event.target.checked)}
            />
          )}
        </LateReasonDialog>
        {deletion.dialog}
        <MoveListingDialog account={account} open={moving} onClose={() => setMoving(false)} />
      </>
    ),
  };
}
