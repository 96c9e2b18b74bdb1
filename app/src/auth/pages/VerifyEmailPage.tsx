import { authTexts } from '@portal/domain';
import { EmailForm, emailFailure } from '@portal/forms/auth';
import { Banner } from '@portal/ui/components/Banner';
import { ButtonLink } from '@portal/ui/components/Button';
import { LiveRegion } from '@portal/ui/components/LiveRegion';
import { Stack } from '@portal/ui/components/layout';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { paths } from '../../paths.ts';
import { AuthDone, AuthHeading } from '../AuthLayout.tsx';
import { saidBy, useQuery, useScene } from '../authScene.ts';

/** Confirms that an email was sent, and sends another one. */
export function Page() {
  const scene = useScene();
  const query = useQuery();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Stack space="xlarge">
      <AuthHeading title={m.auth_check_email()}>{m.auth_emailed_link()}</AuthHeading>
      {sentTo === null ? (
        <Stack space="large">
          <LiveRegion>
            {query?.get('message') === 'not-confirmed' ? (
              <Banner tone="caution">{authTexts.notConfirmed}</Banner>
            ) : null}
          </LiveRegion>
          <EmailForm
            name={m.auth_send_again()}
            email={saidBy(scene, 'username')}
            submitLabel={m.auth_send_again()}
            onSubmit={async (email) => {
              try {
                await scene.client().auth.resendConfirmation(email);
                setSentTo(email);
                return { ok: true };
              } catch (error) {
                return emailFailure(error);
              }
            }}
          />
          <ButtonLink href={paths.login} size="touch" full>
            {m.auth_back()}
          </ButtonLink>
        </Stack>
      ) : (
        <AuthDone tone="positive" message={m.auth_confirmation_sent({ email: sentTo })} />
      )}
    </Stack>
  );
}
