import { DataError } from '@portal/data/schemas';
import { type ReactNode, useState } from 'react';
import { useScene } from './authScene.ts';
import { enter } from './enter.ts';

/**
 * The second step of signing in. `open` loads its code, which most visits do not need, and rejects with a `DataError` when it
 * cannot be loaded. `onBack` is called when the step is left without a sign-in, with a message if it has expired.
 */
export function useSecondStep(
  onBack: (message?: string) => void,
  fallback?: string,
  how?: 'replace',
) {
  const scene = useScene();
  const [step, setStep] = useState<ReactNode>();
  return {
    /** The content of the page while the step is open. */
    step,
    /** With `secondFactor` of a response, or null for a passkey instead of the password. */
    async open(secondFactor: unknown) {
      const { readStep, SecondStep } = await import('./second/SecondStep.tsx').catch(() => {
        throw new DataError('offline');
      });
      const left = readStep(scene.client(), secondFactor);
      setStep(
        <SecondStep
          step={left}
          onSignedIn={(user) => enter(scene, user, fallback, how)}
          onBack={(message) => {
            setStep(undefined);
            onBack(message);
          }}
        />,
      );
    },
  };
}
