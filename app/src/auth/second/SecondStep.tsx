import type { AuthClient } from '@portal/data/client';
import { DataError, hasReason, messageFor, type User } from '@portal/data/schemas';
import { createSecondStep } from '@portal/data/secondStep';
import { PasskeySignIn, SecondFactorForm } from '@portal/forms/auth';
import type { SubmitResult } from '@portal/forms/core';
import { useEffect } from 'react';
import { m } from '../../i18n/messages.js';
import { passkeyFailure, requestPasskey } from '../../passkeys.ts';

/**
 * What a sign-in still needs, with its calls; `secondFactor` is of a response, or null for a passkey instead of the password.
 * Throws when it cannot be read.
 */
export function readStep(client: AuthClient, secondFactor: unknown) {
  const calls = createSecondStep(client);
  return { calls, second: secondFactor === null ? null : calls.read(secondFactor) };
}

interface SecondStepProps {
  step: ReturnType<typeof readStep>;
  onSignedIn: (user: User) => void;
  /** Returns to the password, with a message if the step has expired. */
  onBack: (message?: string) => void;
}

const expired = m.auth_sign_in_timed_out();

/** The second step of signing in, or a sign-in with a passkey alone. */
export function SecondStep({ step: { calls, second }, onSignedIn, onBack }: SecondStepProps) {
  // After this step has left the page, the password is next.
  useEffect(
    () => () => document.querySelector<HTMLInputElement>('input[name="password"]')?.focus(),
    [],
  );

  /** Runs a call that signs in. */
  async function signIn(
    call: () => Promise<User>,
    failure: (error: unknown) => SubmitResult,
  ): Promise<SubmitResult> {
    try {
      onSignedIn(await call());
      return { ok: true };
    } catch (error) {
      if (!hasReason(error, 'second-factor-expired')) return failure(error);
      onBack(expired);
      return { ok: true };
    }
  }

  const onPasskey = () =>
    signIn(async () => {
      const { challengeToken, options } = await calls.passkeyOptions(second?.token);
      return calls.withPasskey(challengeToken, await requestPasskey(options), second?.token);
    }, passkeyFailure);

  return second ? (
    <SecondFactorForm
      methods={second.methods}
      onCode={(code) => signIn(() => calls.confirm(second.token, code), codeFailure)}
      onPasskey={onPasskey}
      onBack={() => onBack()}
    />
  ) : (
    <PasskeySignIn onPasskey={onPasskey} onBack={() => onBack()} />
  );
}

/** A wrong code is reported at its field. */
function codeFailure(error: unknown): SubmitResult {
  const message = messageFor(error);
  const wrong = error instanceof DataError && error.code === 'invalid';
  return { ok: false, message, ...(wrong ? { fields: [{ path: 'code', message }] } : {}) };
}
