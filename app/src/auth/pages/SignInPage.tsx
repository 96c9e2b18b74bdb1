import { type Credentials, hasReason, signInMessage } from '@portal/data/schemas';
import { rememberUser } from '@portal/data/stores';
import { LoginForm } from '@portal/forms/auth';
import type { SubmitResult } from '@portal/forms/core';
import { Link } from '@portal/ui/components/Link';
import { Stack } from '@portal/ui/components/layout';
import { confirmAddress, paths } from '../../paths.ts';
import { AuthHeading } from '../AuthLayout.tsx';
import { type AuthScene, saidBy, useQuery, useScene } from '../authScene.ts';
import { newsOf } from '../news.ts';
import { takeTarget } from '../target.ts';

async function signIn(scene: AuthScene, credentials: Credentials): Promise<SubmitResult> {
  const { client, storage, search, now, go } = scene;
  try {
    const { user } = await client().auth.signIn(credentials);
    const target = takeTarget(storage, search(), now());
    rememberUser(storage, user, now());
    client().tabs.tell({ kind: 'signed-in' });
    go(target);
    return { ok: true };
  } catch (error) {
    if (!hasReason(error, 'email-not-confirmed'))
      return { ok: false, message: signInMessage(error) };
    go(confirmAddress(credentials.identifier));
    return { ok: true };
  }
}

export function Page() {
  const scene = useScene();
  const query = useQuery();
  return (
    <Stack space="xlarge">
      <AuthHeading title="Sign in">
        New here? <Link href={paths.registration}>Create an account</Link>
      </AuthHeading>
      <LoginForm
        news={newsOf(query)}
        username={saidBy(scene, 'username')}
        forgotHref={paths.forgotPassword}
        note="You stay signed in on this device for 7 days."
        onSubmit={(credentials) => signIn(scene, credentials)}
      />
    </Stack>
  );
}
