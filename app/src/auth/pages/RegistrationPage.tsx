import type { Registration } from '@portal/data/schemas';
import { RegistrationForm, registrationFailure } from '@portal/forms/auth';
import type { SubmitResult } from '@portal/forms/core';
import { Link } from '@portal/ui/components/Link';
import { Stack } from '@portal/ui/components/layout';
import { richText } from '@portal/ui/richText';
import { env } from '../../env.ts';
import { m } from '../../i18n/messages.js';
import { paths, signInWith } from '../../paths.ts';
import { AuthHeading } from '../AuthLayout.tsx';
import { type AuthScene, useScene } from '../authScene.ts';
import { enter } from '../enter.ts';

async function register(scene: AuthScene, registration: Registration): Promise<SubmitResult> {
  const { client, go } = scene;
  try {
    const { user } = await client().auth.register(registration);
    if (user) {
      enter(scene, user, paths.welcome);
    } else go(signInWith('register-success', registration.email));
    return { ok: true };
  } catch (error) {
    return registrationFailure(error);
  }
}

export function Page() {
  const scene = useScene();
  return (
    <Stack space="xlarge">
      <AuthHeading title={m.auth_create_your_account()}>
        {richText(m.auth_have_account(), {
          link: (label) => <Link href={paths.login}>{label}</Link>,
        })}
      </AuthHeading>
      <RegistrationForm
        termsHref={env.termsUrl}
        onSubmit={(registration) => register(scene, registration)}
      />
    </Stack>
  );
}
