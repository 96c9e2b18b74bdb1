import { hasReason, messageFor } from '@portal/data/schemas';
import { rememberUser } from '@portal/data/stores';
import { authTexts } from '@portal/domain';
import { VerifyForm } from '@portal/forms/auth';
import { Link } from '@portal/ui/components/Link';
import { Stack } from '@portal/ui/components/layout';
import { useEffect, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { paths, signInWith } from '../../paths.ts';
import { AuthDone, AuthHeading } from '../AuthLayout.tsx';
import { useQuery, useScene } from '../authScene.ts';
import { whoIsSignedIn } from '../redirectWhenSignedIn.ts';

/** Confirms an email address: the link in the email opens this page, which sends the request without a click. */
export function Page() {
  const scene = useScene();
  const query = useQuery();
  const [problem, setProblem] = useState<string | null>(null);
  /** For a signed-in user, whom the sign-in page would redirect without showing the message. */
  const [verified, setVerified] = useState(false);
  useEffect(() => {
    if (query) scene.hideSearch();
  }, [query, scene]);
  return (
    <Stack space="xlarge">
      <AuthHeading title={m.auth_confirm_your_address()}>
        {verified
          ? ''
          : problem === null
            ? m.auth_takes_a_moment()
            : m.auth_links_expire_after_day()}
      </AuthHeading>
      {verified ? (
        <AuthDone tone="positive" message={authTexts.verified} />
      ) : problem === null ? (
        <VerifyForm
          query={query}
          onSubmit={async (values) => {
            try {
              const email = await scene.client().auth.verifyEmail(values);
              const user = await whoIsSignedIn(scene);
              if (!user) return scene.go(signInWith('email-verified', email), 'replace');
              // The user may have changed their email address.
              rememberUser(scene.storage, user, scene.now());
              setVerified(true);
            } catch (error) {
              const rejected = hasReason(error, 'confirmation-rejected');
              setProblem(rejected ? m.auth_link_expired() : messageFor(error));
            }
          }}
        />
      ) : (
        <AuthDone tone="critical" message={authTexts.verificationFailed}>
          <span>{problem}</span>{' '}
          <Link href={paths.verifyEmail} underline="always">
            {m.auth_send_another_email()}
          </Link>
        </AuthDone>
      )}
    </Stack>
  );
}
