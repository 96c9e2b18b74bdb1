import { accountTexts, type StaffRole, staffRoles, staffRoleTexts } from '@portal/domain';
import { useMemo } from 'react';
import { FormSwitch } from '../core/choiceFields.tsx';
import { FormDialog, useDialogForm } from '../core/FormDialog.tsx';
import { FormPasswordField } from '../core/fields.tsx';
import { type Rules, textRule } from '../core/rules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { m } from '../i18n/messages.js';

export type RolesValues = Record<StaffRole, boolean> & { currentPassword: string };

const labels: Record<keyof RolesValues, string> = {
  owner: staffRoleTexts.owner.name,
  moderator: staffRoleTexts.moderator.name,
  editor: staffRoleTexts.editor.name,
  finance: staffRoleTexts.finance.name,
  support: staffRoleTexts.support.name,
  currentPassword: m.account_your_password(),
};

const rules: Rules<RolesValues> = {
  fields: { currentPassword: textRule({ required: accountTexts.currentPasswordRequired }) },
};

const valuesOf = (roles: readonly StaffRole[]): RolesValues => ({
  owner: roles.includes('owner'),
  moderator: roles.includes('moderator'),
  editor: roles.includes('editor'),
  finance: roles.includes('finance'),
  support: roles.includes('support'),
  currentPassword: '',
});

interface RolesDialogProps {
  open: boolean;
  onClose: () => void;
  /** The stored roles; none is a vendor. */
  roles: readonly StaffRole[];
  /** The signed-in owner's email address, for password managers. */
  username: string;
  /** Stores the roles with the password of the signed-in owner. */
  onSubmit: (roles: StaffRole[], currentPassword: string) => Promise<SubmitResult>;
}

/** Changes the roles of a user. Asks for the password: an unlocked device is not enough to make an owner. */
export function RolesDialog({ open, onClose, roles, username, onSubmit }: RolesDialogProps) {
  const key = roles.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same roles are often a new array.
  const stored = useMemo(() => valuesOf(roles), [key]);
  const form = useDialogForm<RolesValues>({
    open,
    onClose,
    values: stored,
    rules: () => rules,
    onSubmit: ({ currentPassword, ...chosen }) =>
      onSubmit(
        staffRoles.filter((role) => chosen[role]),
        currentPassword,
      ),
  });
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={m.account_change_roles()}
      description={m.account_role_help()}
      confirm={{
        label: m.account_change_roles(),
        busyLabel: m.core_changing(),
        tone: 'primary',
      }}
    >
      {staffRoles.map((role) => (
        <FormSwitch<RolesValues>
          key={role}
          name={role}
          label={labels[role]}
          help={staffRoleTexts[role].does}
        />
      ))}
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <FormPasswordField<RolesValues>
        name="currentPassword"
        label={labels.currentPassword}
        autoComplete="current-password"
        help={m.account_confirms_roles()}
      />
    </FormDialog>
  );
}
