import { authTexts } from '@portal/domain';
import { EmailForm, forgotFailure } from '@portal/forms/auth';
import { Link } from '@portal/ui/components/Link';
import { Stack } from '@portal/ui/components/layout';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { AuthDone, AuthHeading } from '../AuthLayout.tsx';
import { useScene } from '../authScene.ts';

/** Requests an email to set a new password. */
export function Page() {
  const { client } = useScene();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Stack space="xlarge">
      <AuthHeading title="Forgot your password?">
        {sentTo === null ? (
          <>
            We’ll email you a reset link. <Link href={paths.login}>Back to sign in</Link>
          </>
        ) : (
          'The link expires in 60 minutes.'
        )}
      </AuthHeading>
      {sentTo === null ? (
        <EmailForm
          name="Forgot password"
          submitLabel="Send reset link"
          limits={{
            min: 3,
            max: 50,
            tooLong: 'Address too long? Contact us for a reset link.',
          }}
          onSubmit={async (email) => {
            try {
              await client().auth.forgotPassword(email);
              setSentTo(email);
              return { ok: true };
            } catch (error) {
              return forgotFailure(error);
            }
          }}
        />
      ) : (
        <AuthDone tone="positive" message={authTexts.forgotSent(sentTo)} />
      )}
    </Stack>
  );
}
