import { authTexts } from '@portal/domain';
import { EmailForm, forgotFailure } from '@portal/forms/auth';
import { Link } from '@portal/ui/components/Link';
import { Stack } from '@portal/ui/components/layout';
import { richText } from '@portal/ui/richText';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { paths } from '../../paths.ts';
import { AuthDone, AuthHeading } from '../AuthLayout.tsx';
import { useScene } from '../authScene.ts';

/** Requests an email to set a new password. */
export function Page() {
  const { client } = useScene();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Stack space="xlarge">
      <AuthHeading title={m.auth_forgot_title()}>
        {sentTo === null
          ? richText(m.auth_reset_link_by_email(), {
              link: (label) => <Link href={paths.login}>{label}</Link>,
            })
          : m.auth_link_expires_in_hour()}
      </AuthHeading>
      {sentTo === null ? (
        <EmailForm
          name={m.auth_forgot_password()}
          submitLabel={m.auth_send_reset_link()}
          limits={{
            min: 3,
            max: 50,
            tooLong: m.auth_address_too_long(),
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
