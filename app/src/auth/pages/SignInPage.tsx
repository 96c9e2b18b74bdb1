import { type Credentials, hasReason, messageFor, signInMessage } from '@portal/data/schemas';
import { LoginForm } from '@portal/forms/auth';
import type { SubmitResult } from '@portal/forms/core';
import { Button } from '@portal/ui/components/Button';
import { Link } from '@portal/ui/components/Link';
import { Stack } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';
import { richText } from '@portal/ui/richText';
import { useEffect, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { passkeyProblem } from '../../passkeySupport.ts';
import { confirmAddress, paths } from '../../paths.ts';
import { AuthHeading } from '../AuthLayout.tsx';
import { saidBy, useQuery, useScene } from '../authScene.ts';
import { enter } from '../enter.ts';
import { newsOf } from '../news.ts';
import { useSecondStep } from '../useSecondStep.tsx';

/** Not on phones, where the keyboard would cover the page, and not away from where the visitor is already. */
function focusEmptyField(): void {
  if (document.activeElement !== document.body || !matchMedia('(pointer: fine)').matches) return;
  const fields = document.querySelectorAll<HTMLInputElement>(
    'input[name="identifier"], input[name="password"]',
  );
  [...fields].find(({ value }) => value === '')?.focus({ preventScroll: true });
}

export function Page() {
  const scene = useScene();
  const query = useQuery();
  const [message, setMessage] = useState<string>();
  const second = useSecondStep(setMessage);
  const [noPasskeys, setNoPasskeys] = useState<string | null>(null);
  const [username, setUsername] = useState(() => saidBy(scene, 'username'));
  // Almost every browser has them, so the prerendered page shows the button.
  useEffect(() => setNoPasskeys(passkeyProblem()), []);
  useEffect(focusEmptyField, []);

  async function signIn(credentials: Credentials): Promise<SubmitResult> {
    try {
      const { user, secondFactor } = await scene.client().auth.signIn(credentials);
      if (user) enter(scene, user);
      else if (secondFactor) {
        setUsername(credentials.identifier);
        await second.open(secondFactor);
      }
    } catch (error) {
      if (!hasReason(error, 'email-not-confirmed'))
        return { ok: false, message: signInMessage(error) };
      scene.go(confirmAddress(credentials.identifier));
    }
    return { ok: true };
  }

  /** Keeps what was typed, for the way back. */
  function withPasskey(form: HTMLFormElement | null): void {
    const typed = form && new FormData(form).get('identifier');
    if (typeof typed === 'string') setUsername(typed);
    second.open(null).catch((error) => setMessage(messageFor(error)));
  }

  if (second.step) return second.step;
  return (
    <Stack space="xlarge">
      <AuthHeading title={m.auth_sign_in()}>
        {richText(m.auth_new_here(), {
          link: (label) => <Link href={paths.registration}>{label}</Link>,
        })}
      </AuthHeading>
      <LoginForm
        news={message ? { tone: 'info', text: message } : newsOf(query)}
        username={username}
        forgotHref={paths.forgotPassword}
        alternative={
          noPasskeys === null ? (
            <Button size="touch" full onClick={({ currentTarget: { form } }) => withPasskey(form)}>
              {m.auth_sign_in_with_passkey()}
            </Button>
          ) : window.isSecureContext ? undefined : (
            <Text size="caption" tone="muted">
              {noPasskeys}
            </Text>
          )
        }
        note={m.auth_stay_signed_in()}
        onSubmit={signIn}
      />
    </Stack>
  );
}
