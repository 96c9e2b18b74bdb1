import { CopyButton } from '@portal/ui/components/CopyButton';
import { Stack } from '@portal/ui/components/layout';
import { QrCode } from '@portal/ui/components/QrCode';
import { Text } from '@portal/ui/components/Text';
import { CurrentPasswordForm, usePasswordForm } from '../account/currentPassword.tsx';
import { DialogForm, useDialogForm } from '../core/FormDialog.tsx';
import { FormTextField } from '../core/fields.tsx';
import type { Rules } from '../core/rules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { m } from '../i18n/messages.js';
import * as styles from './AuthenticatorDialog.css.ts';
import { FactorDialog, type FactorDialogProps, StepHeading } from './FactorDialog.tsx';

type Code = { code: string };

const noCode: Code = { code: '' };

const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

const codeRules: Rules<Code> = {
  fields: {
    code: (value) =>
      /^\d{6}$/.test(withoutSpaces(String(value))) ? undefined : m.auth_enter_digits({ count: 6 }),
  },
};

/** What connects an app with the account. */
export interface AuthenticatorKey {
  /** The secret in base 32. */
  secret: string;
  /** The same as a QR code; null if its code could not be loaded. */
  modules: readonly (readonly boolean[])[] | null;
}

interface AuthenticatorDialogProps extends FactorDialogProps {
  /** The key to scan, once the password was right. */
  setup: AuthenticatorKey | null;
  /** Requests a key. */
  onPassword: (currentPassword: string) => Promise<SubmitResult>;
  /** Turns the app on with its first code. Until then, nothing has changed. */
  onCode: (code: string) => Promise<SubmitResult>;
}

const title = m.factors_set_up_app();

/** Password, then QR code and first code, then recovery codes. Closing it before the last step changes nothing. */
export function AuthenticatorDialog(props: AuthenticatorDialogProps) {
  const { open, username, setup, onPassword, onCode } = props;
  const password = usePasswordForm(open, onPassword);
  const code = useDialogForm<Code>({
    open,
    values: noCode,
    rules: () => codeRules,
    onSubmit: (values) => onCode(withoutSpaces(values.code)),
  });
  const step = setup ? code : password;

  return (
    <FactorDialog
      {...props}
      title={title}
      description={setup ? undefined : m.factors_confirm_to_start()}
      running={step.running !== null}
      // The app may have the key already, which another setup would replace.
      started={setup !== null}
      confirm={
        setup
          ? { label: m.auth_verify(), busyLabel: m.auth_verifying() }
          : { label: m.factors_continue(), busyLabel: m.factors_checking() }
      }
      onConfirm={() => void step.submit('submit')}
    >
      {setup ? (
        <DialogForm form={code} label={title} field="code">
          <Stack>
            <StepHeading>{m.factors_scan()}</StepHeading>
            <Text size="small" tone="muted">
              {m.factors_scan_help()}
            </Text>
            {setup.modules ? <QrCode modules={setup.modules} label={m.factors_qr_code()} /> : null}
            <div>
              <Text size="small" tone="muted">
                {setup.modules ? m.factors_enter_key_instead() : m.factors_enter_key()}
              </Text>
              <div className={styles.key}>
                {(setup.secret.match(/.{1,4}/g) ?? []).map((group, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the groups never change.
                  <span key={index}>{`${group} `}</span>
                ))}
              </div>
              <CopyButton label={m.factors_copy_key()} text={setup.secret} />
            </div>
            <FormTextField<Code>
              name="code"
              label={m.factors_code()}
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          </Stack>
        </DialogForm>
      ) : (
        <CurrentPasswordForm form={password} label={title} username={username} />
      )}
    </FactorDialog>
  );
}
