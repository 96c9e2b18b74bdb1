import { useClient, useStores, useUser } from '@portal/data/react';
import { isUnclear } from '@portal/data/schemas';
import { PasswordForm, type PasswordValues, type SubmitResult } from '@portal/forms/account';
import { useRef } from 'react';
import { paths } from '../../paths.ts';
import { usePage } from '../../shell/page.tsx';
import { useLeaveGuard } from '../../shell/useLeaveGuard.tsx';
import { passwordRejected } from './accountResponses.ts';
import { Devices } from './Devices.tsx';

/** The password, and where it has been used to sign in. */
export function Component() {
  const user = useUser();
  const client = useClient();
  const { openSessions } = useStores();
  const guard = useLeaveGuard('What you typed isn’t saved and will be lost.');
  usePage({
    title: 'Security',
    crumbs: [{ label: 'My account', href: paths.account }, { label: 'Security' }],
  });

  /** Whether the answer to an earlier try was lost, so that the new password may count already. */
  const doubted = useRef(false);

  async function change(values: PasswordValues): Promise<SubmitResult> {
    try {
      await client.auth.changePassword(values);
    } catch (error) {
      const result = passwordRejected(error, doubted.current);
      doubted.current ||= isUnclear(error);
      return result;
    }
    doubted.current = false;
    openSessions.invalidate();
    return { ok: true };
  }

  return (
    <>
      <PasswordForm username={user.email} onSubmit={change} onDirtyChange={guard.setDirty} />
      <Devices />
      {guard.question}
    </>
  );
}
