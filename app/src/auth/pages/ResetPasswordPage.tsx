import { rememberUser } from '@portal/data/stores';
import { authTexts } from '@portal/domain';
import { type NewPassword, ResetPasswordForm, resetFailure } from '@portal/forms/auth';
import type { SubmitResult } from '@portal/forms/core';
import { Banner } from '@portal/ui/components/Banner';
import { Button, ButtonLink } from '@portal/ui/components/Button';
import { Stack } from '@portal/ui/components/layout';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../paths.ts';
import { AuthHeading } from '../AuthLayout.tsx';
import { type AuthScene, saidBy, useScene } from '../authScene.ts';
import { dropTarget } from '../target.ts';

type Outcome = SubmitResult | 'timed-out';

async function reset(scene: AuthScene, values: NewPassword): Promise<Outcome> {
  const { client, storage, now, go } = scene;
  try {
    // Read from the address: a press that came before the scripts counts before the first render knows of it.
    await client().auth.resetPassword({ code: saidBy(scene, 'code') ?? '', ...values });
    const user = await client().auth.me();
    // A new password is a new beginning, wherever somebody was on the way to before.
    dropTarget(storage);
    rememberUser(storage, user, now());
    client().tabs.tell({ kind: 'signed-in' });
    go(paths.welcome, 'replace');
    return { ok: true };
  } catch (error) {
    return resetFailure(error);
  }
}

/** A new password, with the code of a letter. Without one the way leads to the page that sends it. */
export function Page() {
  const scene = useScene();
  const [timedOut, setTimedOut] = useState(false);
  useEffect(() => {
    if (saidBy(scene, 'code')) scene.hideSearch();
    else scene.go(paths.forgotPassword, 'replace');
  }, [scene]);
  return (
    <Stack space="xlarge">
      <AuthHeading title="Set a new password">
        Afterwards every other device is signed out.
      </AuthHeading>
      {timedOut ? (
        <TimedOut />
      ) : (
        <ResetPasswordForm
          onSubmit={async (values) => {
            const outcome = await reset(scene, values);
            if (outcome !== 'timed-out') return outcome;
            setTimedOut(true);
            return { ok: true };
          }}
        />
      )}
    </Stack>
  );
}

const seconds = 5;

/** The letter was too old. In a moment the page that sends another one opens, unless somebody wants to stay. */
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
        {leaving
          ? `The page that sends one opens in ${seconds} seconds.`
          : 'You stay on this page.'}
      </Banner>
      <ButtonLink href={paths.forgotPassword} tone="primary" size="touch" full>
        Request another link
      </ButtonLink>
      {leaving ? (
        <Button size="touch" full onClick={() => setLeaving(false)}>
          Stay on this page
        </Button>
      ) : null}
    </Stack>
  );
}
