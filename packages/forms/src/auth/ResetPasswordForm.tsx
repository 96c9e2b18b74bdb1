import { authTexts, isBlank } from '@portal/domain';
import { Stack } from '@portal/ui/components/layout';
import { PasswordField } from '@portal/ui/components/PasswordField';
import type { SubmitResult } from '../core/submitResult.ts';
import { summaryTitle } from '../core/summaryLines.ts';
import { m } from '../i18n/messages.js';
import { AuthFailure } from './AuthFailure.tsx';
import { AuthSubmit } from './AuthSubmit.tsx';
import {
  newPasswordLabels as labels,
  type NewPassword,
  newPasswordRules,
  newPasswordValues,
  passwordHelp,
} from './newPassword.ts';
import { useAuthForm } from './useAuthForm.ts';

interface ResetPasswordFormProps {
  /** Sets the password. After a success the button stays busy until the page is left. */
  onSubmit: (values: NewPassword) => Promise<SubmitResult>;
}

/** A new password, set from a link in an email. */
export function ResetPasswordForm({ onSubmit }: ResetPasswordFormProps) {
  const auth = useAuthForm({
    rules: newPasswordRules,
    read: newPasswordValues,
    invalid: (problems, { password }) =>
      isBlank(password) ? authTexts.resetMissing : summaryTitle(problems.length),
    onSubmit,
  });
  return (
    <form {...auth.form} aria-label={m.auth_set_new_password()}>
      <input hidden />
      <Stack space="large">
        <AuthFailure auth={auth} labels={labels} />
        <PasswordField
          {...auth.field('password')}
          label={labels.password}
          help={passwordHelp}
          size="touch"
          autoComplete="new-password"
        />
        <PasswordField
          {...auth.field('passwordConfirmation')}
          label={labels.passwordConfirmation}
          size="touch"
          autoComplete="new-password"
        />
        <AuthSubmit
          auth={auth}
          label={m.auth_set_password()}
          busyLabel={m.auth_setting_password()}
        />
      </Stack>
    </form>
  );
}
