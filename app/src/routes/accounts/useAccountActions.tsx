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
import { m } from '../../i18n/messages.js';
import { LateReasonDialog } from '../../parts/decisions/LateReasonDialog.tsx';
import { download } from '../../parts/download.ts';
import { paths } from '../../paths.ts';
import { useAppServices } from '../../portal.tsx';
import { inviteQuestions, newAddressQuestions, type Question } from './accountQuestions.ts';
import { accountName } from './accountRows.ts';
import { MoveListingDialog } from './MoveListingDialog.tsx';
import { useDeletion } from './useDeletion.tsx';
import { useFactorReset } from './useFactorReset.tsx';
import { useRoleChange } from './useRoleChange.tsx';

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
  const roleChange = useRoleChange(account);
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
      toast({ tone: 'positive', message: m.accounts_is_now_blocked({ name }) });
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
    toast({ tone: 'info', message: m.accounts_preparing_file() });
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
      label: m.accounts_confirm_address(),
      icon: CircleCheck,
      title: m.accounts_confirm_address_question({ email }),
      text: m.accounts_confirm_address_help({ name }),
      confirm: m.accounts_confirm_address(),
      busyLabel: m.accounts_confirming(),
      tone: 'primary',
      run: () => client.act(id, 'confirm'),
      done: m.accounts_address_confirmed({ email }),
    },
    state === 'unconfirmed' && {
      label: m.accounts_resend_confirmation(),
      icon: Mail,
      title: m.accounts_resend_confirmation_question(),
      text: m.accounts_resend_confirmation_help({ email }),
      confirm: m.accounts_send_email(),
      busyLabel: m.accounts_sending(),
      tone: 'primary',
      run: () => client.act(id, 'send-confirmation'),
      done: m.accounts_confirmation_sent({ email }),
    },
    ...(canSignIn ? newAddressQuestions(account, client) : []),
    ...(invited && may(user, 'staff.manage') ? inviteQuestions(account, client) : []),
    canSignIn && {
      label: m.accounts_send_reset(),
      icon: Lock,
      title: m.accounts_send_reset_question(),
      text: m.accounts_send_reset_help({ email }),
      confirm: m.accounts_send_reset_link(),
      busyLabel: m.accounts_sending(),
      tone: 'primary',
      run: () => client.act(id, 'send-password-reset'),
      done: m.accounts_reset_sent({ email }),
    },
    account.sessions.length > 0 && {
      label: m.accounts_end_sessions_all(),
      icon: LogOut,
      title: m.accounts_end_sessions_question({ name }),
      text: m.accounts_end_sessions_help(),
      confirm: m.accounts_end_sessions(),
      busyLabel: m.accounts_ending(),
      tone: 'critical',
      run: () => client.endSessions(id),
      done: m.accounts_sessions_ended({ name }),
    },
    state === 'blocked' && {
      label: m.accounts_unblock(),
      icon: CircleCheck,
      title: m.accounts_unblock_question({ name }),
      text: m.accounts_unblock_help(),
      confirm: m.accounts_unblock(),
      busyLabel: m.accounts_unblocking(),
      tone: 'primary',
      run: () => client.act(id, 'unblock'),
      done: m.accounts_unblocked({ name }),
    },
    state === 'deleting' && {
      label: m.accounts_restore(),
      icon: CircleCheck,
      title: m.accounts_restore_question({ name }),
      text: account.blockedReason ? m.accounts_restore_blocked_help() : m.accounts_restore_help(),
      confirm: m.accounts_restore(),
      busyLabel: m.accounts_restoring(),
      tone: 'primary',
      run: () => client.act(id, 'restore'),
      done: m.accounts_restored({ name }),
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
  items.push(...factorReset.items, ...roleChange.items);
  if (account.staffRoles.length === 0)
    items.unshift({ label: m.accounts_view_as_vendor(), icon: Eye, onSelect: () => void view() });
  const { apps, services } = account.counts;
  if (apps.live + apps.pending + services.live + services.pending > 0)
    items.push({
      label: m.accounts_move_a_listing(),
      icon: ArrowRight,
      onSelect: () => setMoving(true),
    });
  if (may(user, 'accounts.export'))
    items.push({
      label: m.accounts_export_data(),
      icon: Download,
      onSelect: () => void exportData(),
    });
  items.push({ kind: 'separator' });
  if (canSignIn)
    items.push({
      label: m.accounts_block(),
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
        {roleChange.dialog}
        <AlertDialog
          open={open}
          onOpenChange={setOpen}
          title={asked?.title ?? ''}
          confirm={asked?.confirm ?? ''}
          cancel={m.accounts_cancel()}
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
          title={m.accounts_block_question({ name })}
          description={m.accounts_block_help()}
          label={blockFields.reason.label}
          confirm={m.accounts_block()}
          busyLabel={m.accounts_blocking()}
          cancel={m.accounts_cancel()}
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
              label={m.accounts_hide_listings()}
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
