import { useAccountsStore } from '@portal/data/accounts';
import { useUser } from '@portal/data/react';
import { type AccountRecord, may, rolesOf } from '@portal/data/schemas';
import { accountProblem, blockFields, deletionDays } from '@portal/domain';
import { DeleteDialog, PasswordDialog, RolesDialog } from '@portal/forms/account';
import { Checkbox } from '@portal/ui/components/Checkbox';
import type { MenuItem } from '@portal/ui/components/Menu';
import { useToast } from '@portal/ui/components/Toast';
import { ArrowRight, Download, Eye, KeyRound, OctagonX, ShieldCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { LateReasonDialog } from '../../parts/decisions/LateReasonDialog.tsx';
import { download } from '../../parts/download.ts';
import { useAction } from '../../parts/useAction.ts';
import { failedSubmit, useSubmit } from '../../parts/useSubmit.ts';
import { paths } from '../../paths.ts';
import { useAppServices } from '../../portal.tsx';
import { accountQuestions, canSignIn } from './accountQuestions.ts';
import { accountName } from './accountRows.ts';
import { MoveListing } from './MoveListing.tsx';

/** What staff may do with an account now, as menu items, and the dialogs that ask first. */
export function useAccountActions(account: AccountRecord) {
  const accounts = useAccountsStore();
  const navigate = useNavigate();
  const user = useUser();
  const toast = useToast();
  const { ask, act } = useAction();
  const submit = useSubmit();
  const { draftStore, now } = useAppServices();
  const [dialog, setDialog] = useState<'factors' | 'roles' | 'move' | 'block' | 'delete'>();
  const [hides, setHides] = useState(true);
  const { id, email, state, staffRoles } = account;
  const { totp, passkeys } = account.factors;
  const name = accountName(account);
  const manages = may(user, 'accounts.manage');
  const problem = accountProblem({ id: user.id, staff: rolesOf(user) }, { id, staff: staffRoles });
  const close = () => setDialog(undefined);
  const open = (next: NonNullable<typeof dialog>) => () => setDialog(next);

  async function view() {
    await accounts.startView(id);
    await navigate(paths.home);
  }

  async function exportData() {
    const day = new Date(now()).toISOString().slice(0, 10);
    download(`account-${id}-${day}.json`, await accounts.export(id), 'application/json');
  }

  const items: MenuItem[] = accountQuestions(account, accounts, may(user, 'staff.manage')).map(
    ({ label, icon, run, ...question }) => ({
      label,
      icon,
      onSelect: () =>
        ask({
          ...question,
          async run() {
            if (!(await run())) void navigate(paths.accounts);
          },
        }),
    }),
  );
  if (totp || passkeys > 0)
    items.push({ label: m.accounts_reset_two_step(), icon: KeyRound, onSelect: open('factors') });
  if (state !== 'invited' && may(user, 'staff.manage'))
    items.push({ label: m.accounts_change_roles(), icon: ShieldCheck, onSelect: open('roles') });
  if (staffRoles.length === 0)
    items.unshift({
      label: m.accounts_view_as_vendor(),
      icon: Eye,
      onSelect: () => void act(view),
    });
  const { apps, services } = account.counts;
  if (apps.live + apps.pending + services.live + services.pending > 0)
    items.push({ label: m.accounts_move_a_listing(), icon: ArrowRight, onSelect: open('move') });
  if (may(user, 'accounts.export'))
    items.push({
      label: m.accounts_export_data(),
      icon: Download,
      onSelect: () => {
        toast({ tone: 'info', message: m.accounts_preparing_file() });
        void act(exportData);
      },
    });
  items.push({ kind: 'separator' });
  if (canSignIn(account))
    items.push({
      label: m.accounts_block(),
      icon: OctagonX,
      tone: 'critical',
      onSelect: () => {
        setHides(true);
        setDialog('block');
      },
    });
  if (state !== 'deleting' && staffRoles.length === 0)
    items.push({
      label: m.accounts_delete(),
      icon: Trash2,
      tone: 'critical',
      onSelect: open('delete'),
    });
  if (items.at(-1)?.kind === 'separator') items.pop();

  return {
    /** Why the user may not act on this account; null when they may or their role does not allow any action. */
    problem: manages || problem === 'own-account' ? problem : null,
    items: problem === null && manages ? items : [],
    dialogs: (
      <>
        <PasswordDialog
          open={dialog === 'factors'}
          username={user.email}
          title={m.accounts_reset_two_step_question()}
          description={m.accounts_reset_two_step_help({ name })}
          confirm={{
            label: m.accounts_reset_verification(),
            busyLabel: m.accounts_resetting(),
            tone: 'critical',
          }}
          onCancel={close}
          onSubmit={async (password) => {
            const result = await submit(
              () => accounts.resetFactors(id, password),
              m.accounts_two_step_off({ name }),
            );
            if (result.ok) close();
            return result;
          }}
        />
        <RolesDialog
          open={dialog === 'roles'}
          onClose={close}
          roles={staffRoles}
          username={user.email}
          onSubmit={(roles, currentPassword) =>
            submit(
              () => accounts.changeRoles(id, roles, currentPassword),
              m.accounts_roles_changed(),
            )
          }
        />
        <LateReasonDialog
          open={dialog === 'block'}
          onClose={close}
          title={m.accounts_block_question({ name })}
          description={m.accounts_block_help()}
          label={blockFields.reason.label}
          confirm={m.accounts_block()}
          busyLabel={m.accounts_blocking()}
          cancel={m.accounts_cancel()}
          required={blockFields.reason.required}
          onSubmit={(reason) =>
            submit(
              () => accounts.block(id, reason ?? '', hides),
              m.accounts_is_now_blocked({ name }),
              atReason,
            )
          }
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
        <DeleteDialog
          open={dialog === 'delete'}
          onClose={close}
          title={m.accounts_delete_question({ name })}
          description={m.accounts_delete_help({ days: deletionDays })}
          email={email}
          username={user.email}
          onSubmit={(currentPassword) =>
            submit(
              () => accounts.delete(id, email, currentPassword),
              m.accounts_deletion_is_scheduled({ name }),
            )
          }
        />
        {dialog === 'move' ? <MoveListing account={account} onClose={close} /> : null}
      </>
    ),
  };
}

/** The dialog has one field, the reason. */
function atReason(failure: unknown) {
  const result = failedSubmit(failure);
  return { ...result, fields: result.fields.map((field) => ({ ...field, path: 'adminNote' })) };
}
