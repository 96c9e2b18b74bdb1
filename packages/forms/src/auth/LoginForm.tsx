import type { Credentials } from '@portal/data/schemas';
import { authTexts, cleanAddress } from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { Link } from '@portal/ui/components/Link';
import { LiveRegion } from '@portal/ui/components/LiveRegion';
import { Stack } from '@portal/ui/components/layout';
import { PasswordField } from '@portal/ui/components/PasswordField';
import { Text } from '@portal/ui/components/Text';
import { TextField } from '@portal/ui/components/TextField';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Rules, textRule } from '../core/rules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { m } from '../i18n/messages.js';
import { AuthSubmit } from './AuthSubmit.tsx';
import * as styles from './LoginForm.css.ts';
import { formText, useAuthForm } from './useAuthForm.ts';

const rules: Rules<Credentials> = {
  fields: {
    identifier: textRule({ required: authTexts.usernameRequired }),
    password: textRule({ required: authTexts.passwordRequired }),
  },
};

interface LoginFormProps {
  /** Filled into the empty username field once the page is ready, such as after registration. */
  username?: string | null | undefined;
  /** A message above the fields, such as 'Your email has been verified'. */
  news?: { tone: 'positive' | 'info'; text: string } | undefined;
  /** Signs in. After a success the button stays busy until the page is left. */
  onSubmit: (credentials: Credentials) => Promise<SubmitResult>;
  /** The page that sends an email to reset the password. Default: no such link. */
  forgotHref?: string | undefined;
  /** Another way to sign in, below the button. Default: none. */
  alternative?: ReactNode;
  /** A line below the button. Default: none. */
  note?: string | undefined;
}

/** Username and password. The error is at the bottom, where it moves nothing else. */
export function LoginForm({
  username,
  news,
  onSubmit,
  forgotHref,
  alternative,
  note,
}: LoginFormProps) {
  const identifier = useRef<HTMLInputElement>(null);
  // Before `useAuthForm` repeats a press from before the scripts loaded.
  useEffect(() => {
    if (username && identifier.current?.value === '') identifier.current.value = username;
  }, [username]);
  const auth = useAuthForm({
    rules,
    read: (data) => ({
      identifier: cleanAddress(formText(data, 'identifier')),
      password: formText(data, 'password'),
    }),
    invalid: () => authTexts.loginMissing,
    onSubmit,
  });

  return (
    <form {...auth.form} aria-label={m.auth_sign_in()}>
      <input hidden />
      <Stack space="large">
        <LiveRegion>{news ? <Banner tone={news.tone}>{news.text}</Banner> : null}</LiveRegion>
        <TextField
          {...auth.field('identifier')}
          label={m.auth_username()}
          help={m.auth_username_help()}
          size="touch"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          ref={identifier}
        />
        <PasswordField
          {...auth.field('password')}
          label={m.auth_password()}
          aside={
            forgotHref ? (
              <Link href={forgotHref} size="small">
                {m.auth_forgot_password()}
              </Link>
            ) : undefined
          }
          size="touch"
          autoComplete="current-password"
        />
        <AuthSubmit auth={auth} label={m.auth_sign_in()} busyLabel={m.auth_signing_in()} />
        {alternative}
        {note ? (
          <Text size="caption" tone="muted">
            {note}
          </Text>
        ) : null}
        <div className={styles.failed}>
          {auth.failure ? (
            <Banner
              tone="critical"
              role="alert"
              title={auth.failure.message}
              focusable
              ref={auth.message}
            />
          ) : null}
        </div>
      </Stack>
    </form>
  );
}
