import { accountTexts, type StaffRole, staffRoles, staffRoleTexts } from '@portal/domain';
import { Card } from '@portal/ui/components/Card';
import { Stack } from '@portal/ui/components/layout';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { FormSwitch } from '../core/choiceFields.tsx';
import { DirtyReport, Form, SubmitButton } from '../core/Form.tsx';
import { FormErrors, FormSaved } from '../core/FormErrors.tsx';
import { FormPasswordField } from '../core/fields.tsx';
import { type Rules, textRule } from '../core/rules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { useForm } from '../core/useForm.ts';
import { m } from '../i18n/messages.js';

/** A type, because react-hook-form accepts no interface. */
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

interface RolesFormProps {
  /** The stored roles; none is a vendor. */
  roles: readonly StaffRole[];
  /** The signed-in owner's email address, for password managers. */
  username: string;
  /** Stores the roles with the password of the signed-in owner. */
  onSubmit: (roles: StaffRole[], currentPassword: string) => Promise<SubmitResult>;
  /** Called with whether leaving now would lose a change. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
}

/** The roles of a user. Asks for the password: an unlocked device is not enough to make an owner. */
export function RolesForm({ roles, username, onSubmit, onDirtyChange }: RolesFormProps) {
  const key = roles.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same roles are often a new array.
  const stored = useMemo(() => valuesOf(roles), [key]);
  const form = useForm<RolesValues>({
    values: stored,
    rules: () => rules,
    onSubmit: ({ currentPassword, ...chosen }) =>
      onSubmit(
        staffRoles.filter((role) => chosen[role]),
        currentPassword,
      ),
  });
  const { saved } = form;
  const forgetPassword = useEffectEvent(() => form.putBack(stored));
  useEffect(() => {
    if (saved) forgetPassword();
  }, [saved]);

  return (
    <Form form={form} label={m.account_role()}>
      <Stack>
        <FormErrors labels={labels} />
        <FormSaved>{m.account_roles_changed()}</FormSaved>
        <Card
          title={m.account_role()}
          help={m.account_role_help()}
          foot={<SubmitButton label={m.account_change_roles()} busyLabel={m.core_changing()} />}
        >
          <Stack space="small">
            {staffRoles.map((role) => (
              <FormSwitch<RolesValues>
                key={role}
                name={role}
                label={labels[role]}
                help={staffRoleTexts[role].does}
              />
            ))}
          </Stack>
          <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
          <FormPasswordField<RolesValues>
            name="currentPassword"
            label={labels.currentPassword}
            autoComplete="current-password"
            help={m.account_confirms_roles()}
          />
        </Card>
      </Stack>
      <DirtyReport onDirtyChange={onDirtyChange} />
    </Form>
  );
}
