import { authTexts, messageFor } from '@portal/data/schemas';
import { VerifyForm } from '@portal/forms/auth';
import { Link } from '@portal/ui/components/Link';
import { Stack } from '@portal/ui/components/layout';
import { useEffect, useState } from 'react';
import { paths, signInWith } from '../../paths.ts';
import { AuthDone } from '../AuthDone.tsx';
import { AuthHeading } from '../AuthHeading.tsx';
import { useQuery, useScene } from '../authScene.ts';

/** Where the link of a letter leads that proves an address. It asks by itself. */
export function Page() {
  const scene = useScene();
  const query = useQuery();
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (query) scene.hideSearch();
  }, [query, scene]);
  return (
    <Stack space="xlarge">
      <AuthHeading title="Confirm your address">
        {problem === null ? 'This takes a moment.' : 'A link counts for 24 hours.'}
      </AuthHeading>
      {problem === null ? (
        <VerifyForm
          query={query}
          onSubmit={async (values) => {
            try {
              await scene.client().auth.verifyEmail(values);
              scene.go(signInWith('email-verified'), 'replace');
            } catch (error) {
              setProblem(messageFor(error));
            }
          }}
        />
      ) : (
        <AuthDone tone="critical" message={authTexts.verificationFailed}>
          {problem === authTexts.verificationFailed
            ? 'The link is too old, or not whole.'
            : problem}{' '}
          <Link href={paths.verifyEmail} underline="always">
            Send another letter
          </Link>
        </AuthDone>
      )}
    </Stack>
  );
}
