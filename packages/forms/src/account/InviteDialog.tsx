import {
  accountTexts,
  inviteFields,
  inviteHours,
  isStaffRole,
  type StaffRole,
  staffRoles,
  staffRoleTexts,
} from '@portal/domain';
import { Link } from '@portal/ui/components/Link';
import { Pair } from '@portal/ui/components/layout';
import { MultiSelect } from '@portal/ui/components/MultiSelect';
import { useFormState } from 'react-hook-form';
import { useFormScope } from '../core/Form.tsx';
import { FormDialog, useDialogForm } from '../core/FormDialog.tsx';
import { fieldRules } from '../core/fieldRules.ts';
import { FormPasswordField, FormTextField, useField } from '../core/fields.tsx';
import { type Rules, textRule } from '../core/rules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { m } from '../i18n/messages.js';

export type InviteValues = {
  email: string;
  firstName: string;
  lastName: string;
  roles: StaffRole[];
  currentPassword: string;
};

const empty: InviteValues = {
  email: '',
  firstName: '',
  lastName: '',
  roles: [],
  currentPassword: '',
};

const { email, first_name: firstName, last_name: lastName } = inviteFields;

const rules: Rules<InviteValues> = {
  fields: {
    ...fieldRules({ email, firstName, lastName }),
    roles: (value) =>
      Array.isArray(value) && value.length > 0 ? undefined : accountTexts.roleRequired,
    currentPassword: textRule({ required: accountTexts.currentPasswordRequired }),
  },
};

const roleOptions = staffRoles.map((role) => ({
  value: role,
  label: staffRoleTexts[role].name,
}));

interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
  /** The signed-in owner's email address, for password managers. */
  username: string;
  /** Sends the invite. A failure may link to the account that has the address. */
  onSubmit: (values: InviteValues) => Promise<SubmitResult>;
}

/** Invites a person by email as staff. Asks for the password: an unlocked device is not enough to make an owner. */
export function InviteDialog({ open, onClose, username, onSubmit }: InviteDialogProps) {
  const form = useDialogForm<InviteValues>({
    open,
    onClose,
    onSubmit,
    values: empty,
    rules: () => rules,
  });
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={m.account_invite_staff()}
      description={m.account_invite_help({ hours: inviteHours })}
      confirm={{ label: m.account_send_invite(), busyLabel: m.core_sending(), tone: 'primary' }}
    >
      <EmailField />
      <Pair>
        <FormTextField<InviteValues>
          name="firstName"
          label={firstName.label}
          aside={m.core_optional()}
          autoComplete="off"
        />
        <FormTextField<InviteValues>
          name="lastName"
          label={lastName.label}
          aside={m.core_optional()}
          autoComplete="off"
        />
      </Pair>
      <RolesField />
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <FormPasswordField<InviteValues>
        name="currentPassword"
        label={m.account_your_password()}
        autoComplete="current-password"
        help={m.account_confirms_invite()}
      />
    </FormDialog>
  );
}

/** With a link to the account that has the address, until the address is changed. */
function EmailField() {
  const { failure } = useFormScope();
  const { errors } = useFormState<InviteValues>({ name: 'email', exact: true });
  const link = errors.email?.type === 'server' ? failure?.link : undefined;
  return (
    <FormTextField<InviteValues>
      name="email"
      label={email.label}
      type="email"
      autoComplete="off"
      autoCapitalize="none"
      aside={
        link ? (
          <Link href={link.href} underline="always">
            {link.label}
          </Link>
        ) : undefined
      }
    />
  );
}

function RolesField() {
  const { value, onChange, ...field } = useField<InviteValues>('roles');
  const roles: readonly StaffRole[] = value;
  return (
    <MultiSelect
      {...field}
      label={m.account_roles()}
      help={m.account_roles_help()}
      options={roleOptions}
      value={roles}
      onValueChange={(chosen) => onChange(chosen.filter(isStaffRole))}
    />
  );
}
