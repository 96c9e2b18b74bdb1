import { browserTabs, createAuthClient } from '@portal/data/client';
import { authTexts, type Credentials, signInMessage } from '@portal/data/schemas';
import { rememberUser } from '@portal/data/stores';
import { LoginForm } from '@portal/forms/auth';
import type { SubmitResult } from '@portal/forms/core';
import { Heading } from '@portal/ui/components/Heading';
import { Stack } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';
import { useEffect, useState } from 'react';
import { env } from '../env.ts';
import { safeReturn } from '../returnTo.ts';
import { browserStorage } from '../storage.ts';

/** What the address may announce, such as after a registration. */
const messages: ReadonlyMap<string, string> = new Map([
  ['register-success', 'Your account has been created. Sign in to continue.'],
  ['email-verified', authTexts.verified],
  ['password-reset', 'Your password has been reset. Sign in to continue.'],
]);

interface Arrival {
  message?: string | undefined;
  username?: string | undefined;
}

function readArrival(search: string): Arrival {
  const query = new URLSearchParams(search);
  return {
    message: messages.get(query.get('message') ?? ''),
    username: query.get('username') ?? undefined,
  };
}

async function signIn(credentials: Credentials): Promise<SubmitResult> {
  const tabs = browserTabs();
  const { auth } = createAuthClient({ baseUrl: env.apiUrl, tabs });
  try {
    const { user } = await auth.signIn(credentials);
    rememberUser(browserStorage(), user, Date.now());
    tabs.tell({ kind: 'signed-in' });
    window.location.assign(
      safeReturn(new URLSearchParams(window.location.search).get('returnTo'), '/'),
    );
    return { ok: true };
  } catch (error) {
    tabs.close();
    return { ok: false, message: signInMessage(error) };
  }
}

/** Username and password. The markup is made before the address is known, so the address is read afterwards. */
export function SignInPage() {
  const [arrival, setArrival] = useState<Arrival>({});
  useEffect(() => setArrival(readArrival(window.location.search)), []);
  return (
    <Stack space="xlarge">
      <Heading level={1} look="page">
        Sign in
      </Heading>
      <LoginForm message={arrival.message} username={arrival.username} onSubmit={signIn} />
      <Text size="caption" tone="muted">
        You stay signed in on this device for 7 days.
      </Text>
    </Stack>
  );
}
