import { useClient, useStores, useUser } from '@portal/data/react';
import type { AccountWrite } from '@portal/data/schemas';
import { PersonalForm, type SubmitResult } from '@portal/forms/account';
import { AccountSection } from '@portal/ui/patterns/AccountFrame';
import { PageState } from '@portal/ui/patterns/PageStates';
import { m } from '../../i18n/messages.js';
import { accountRejected } from '../../parts/account/accountResponses.ts';
import { useSubmit } from '../../parts/useSubmit.ts';
import { usePage } from '../../shell/page.tsx';
import { useDraftGuard } from '../../shell/useDraftGuard.ts';
import { DataExport } from './DataExport.tsx';

/** First name, last name and email address of the signed-in user. */
export function Component() {
  const client = useClient();
  const { session } = useStores();
  const guard = useDraftGuard();
  const submit = useSubmit();
  usePage(m.account_personal());
  const { account } = useUser();
  if (!account) {
    return (
      <PageState
        kind="failed"
        title={m.account_not_found()}
        onRetry={() => void session.reload()}
      />
    );
  }

  async function save(values: AccountWrite): Promise<SubmitResult & { waitsFor?: string | null }> {
    if (!account) return { ok: false, message: m.account_not_found() };
    try {
      const { waitsFor } = await client.account.save(account.id, values);
      // Updates the name in the top bar. A failure does not fail the save.
      void session.reload();
      return { ok: true, waitsFor };
    } catch (error) {
      return accountRejected(error);
    }
  }

  /** Sending the current address again cancels the pending one. */
  async function keepAddress(): Promise<SubmitResult> {
    if (!account) return { ok: false, message: m.account_not_found() };
    const { id, firstName, lastName, email } = account;
    const names = { firstName: firstName ?? '', lastName: lastName ?? '' };
    return submit(async () => {
      await client.account.save(id, { ...names, email: email ?? '' });
      await session.reload();
    });
  }

  return (
    <AccountSection title={m.account_personal()} help={m.account_personal_help()}>
      <PersonalForm
        key={account.id}
        account={account}
        {...guard.form}
        onSubmit={save}
        onKeepAddress={keepAddress}
      />
      <DataExport />
    </AccountSection>
  );
}
