import { rememberUser } from '@portal/data/stores';
import { type NewPassword, ResetPasswordForm, resetFailure } from '@portal/forms/auth';
import type { SubmitResult } from '@portal/forms/core';
import { Stack } from '@portal/ui/components/layout';
import { useEffect, useState } from 'react';
import { paths } from '../../paths.ts';
import { AuthHeading } from '../AuthHeading.tsx';
import { type AuthScene, saidBy, useScene } from '../authScene.ts';
import { TimedOut } from '../TimedOut.tsx';
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
