import { useUser } from '@portal/data/react';
import { isUnclear } from '@portal/data/schemas';
import { useSecurityStore } from '@portal/data/security';
import { PasswordForm, type PasswordValues, type SubmitResult } from '@portal/forms/account';
import { useLeaveGuard } from '@portal/forms/core';
import { AccountSection } from '@portal/ui/patterns/AccountFrame';
import { useRef } from 'react';
import { m } from '../../i18n/messages.js';
import { passwordRejected } from '../../parts/account/accountResponses.ts';
import { TwoStepCard } from '../../parts/factors/TwoStepCard.tsx';
import { usePage } from '../../shell/page.tsx';
import { Devices } from './Devices.tsx';
import { RecentActivity } from './RecentActivity.tsx';

export function Component() {
  const user = useUser();
  const security = useSecurityStore();
  const guard = useLeaveGuard({ consequence: m.account_unsaved_password() });
  usePage(m.account_security());

  /** An earlier attempt had no response, so the password may have changed. */
  const doubted = useRef(false);

  async function change(values: PasswordValues): Promise<SubmitResult> {
    try {
      await security.changePassword(values);
    } catch (error) {
      const result = passwordRejected(error, doubted.current);
      doubted.current ||= isUnclear(error);
      return result;
    }
    doubted.current = false;
    return { ok: true };
  }

  return (
    <AccountSection title={m.account_security()} help={m.account_security_help()}>
      <PasswordForm username={user.email} onSubmit={change} onDirtyChange={guard.setDirty} />
      {user.viewedBy ? null : <TwoStepCard />}
      <Devices />
      <RecentActivity />
    </AccountSection>
  );
}
