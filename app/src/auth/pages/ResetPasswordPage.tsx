import { authTexts } from '@portal/domain';
import { type NewPassword, ResetPasswordForm, resetFailure } from '@portal/forms/auth';
import type { SubmitResult } from '@portal/forms/core';
import { Banner } from '@portal/ui/components/Banner';
import { Button, ButtonLink } from '@portal/ui/components/Button';
import { Stack } from '@portal/ui/components/layout';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { paths, signInWith } from '../../paths.ts';
import { AuthDone, AuthHeading } from '../AuthLayout.tsx';
import { type AuthScene, saidBy, useQuery, useScene } from '../authScene.ts';
import { enter } from '../enter.ts';
import { dropTarget } from '../target.ts';
import { useSecondStep } from '../useSecondStep.tsx';

type Outcome = SubmitResult | 'timed-out';

async function reset(
  scene: AuthScene,
  values: NewPassword,
  openSecond: (secondFactor: unknown) => Promise<void>,
): Promise<Outcome> {
  const { client, storage, go } = scene;
  try {
    // Read from the URL: the form may be submitted before the first render knows the query.
    const { user, secondFactor } = await client().auth.resetPassword({
      code: saidBy(scene, 'code') ?? '',
      ...values,
    });
    // After a reset the user starts on the welcome page.
    dropTarget(storage);
    if (user) enter(scene, user, paths.welcome, 'replace');
    // The link works once, so a step that cannot be loaded is taken on the sign-in page.
    else if (secondFactor)
      await openSecond(secondFactor).catch(() => go(signInWith('password-reset'), 'replace'));
    return { ok: true };
  } catch (error) {
    return resetFailure(error);
  }
}

/** Sets a new password with the code from an email, or the first one with that of an invite. Without a code, redirects to the page that sends one. */
export function Page() {
  const scene = useScene();
  const isInvite = useQuery()?.has('invite') ?? false;
  const [timedOut, setTimedOut] = useState(false);
  const second = useSecondStep(() => scene.go(paths.login, 'replace'), paths.welcome, 'replace');
  useEffect(() => {
    if (saidBy(scene, 'code')) scene.hideSearch();
    else scene.go(paths.forgotPassword, 'replace');
  }, [scene]);
  if (second.step) return second.step;
  return (
    <Stack space="xlarge">
      <AuthHeading title={isInvite ? m.auth_accept_invite() : m.auth_set_new_password()}>
        {isInvite ? m.auth_set_password_for_account() : m.auth_signed_out_elsewhere_soon()}
      </AuthHeading>
      {timedOut && isInvite ? <InviteEnded /> : null}
      {timedOut && !isInvite ? <TimedOut /> : null}
      {timedOut ? null : (
        <ResetPasswordForm
          onSubmit={async (values) => {
            const outcome = await reset(scene, values, second.open);
            if (outcome !== 'timed-out') return outcome;
            setTimedOut(true);
            return { ok: true };
          }}
        />
      )}
    </Stack>
  );
}

/** Only the person who sent an invite can send another. */
function InviteEnded() {
  return (
    <AuthDone tone="critical" message={authTexts.inviteEnded}>
      {m.auth_ask_inviter()}
    </AuthDone>
  );
}

const seconds = 5;

/** The link has expired. Redirects to the page that sends another one after `seconds`, unless the visitor stays. */
function TimedOut() {
  const { go } = useScene();
  const [leaving, setLeaving] = useState(true);
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => go(paths.forgotPassword), seconds * 1000);
    return () => clearTimeout(timer);
  }, [leaving, go]);
  return (
    <Stack space="large">
      <Banner tone="critical" role="alert" title={authTexts.resetTimedOut} focusable ref={banner}>
        {leaving ? m.auth_leaving_in({ seconds }) : m.auth_staying()}
      </Banner>
      <ButtonLink href={paths.forgotPassword} tone="primary" size="touch" full>
        {m.auth_request_another_link()}
      </ButtonLink>
      {leaving ? (
        <Button size="touch" full onClick={() => setLeaving(false)}>
          {m.auth_stay_on_page()}
        </Button>
      ) : null}
    </Stack>
  );
}
