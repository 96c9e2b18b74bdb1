import { useClient, useStores, useUser } from '@portal/data/react';
import { PasswordForm, type PasswordValues, type SubmitResult } from '@portal/forms/account';
import { usePage } from '../../shell/page.tsx';
import { useLeaveGuard } from '../../shell/useLeaveGuard.tsx';
import { passwordRefused } from './accountAnswers.ts';
import { accountCrumbs } from './accountWords.ts';
import { DevicesPart } from './DevicesPart.tsx';

/** The password, and where it has been used to sign in. */
export function Component() {
  const user = useUser();
  const client = useClient();
  const { openSessions } = useStores();
  const guard = useLeaveGuard('What you typed is not saved and will be gone.');
  usePage({ title: 'Security', crumbs: accountCrumbs('Security') });

  async function change(values: PasswordValues): Promise<SubmitResult> {
    try {
      await client.auth.changePassword(values);
    } catch (error) {
      return passwordRefused(error);
    }
    openSessions.invalidate();
    return { ok: true };
  }

  return (
    <>
      <PasswordForm username={user.email} onSubmit={change} onDirtyChange={guard.setDirty} />
      <DevicesPart />
      {guard.question}
    </>
  );
}
