import { useAccountRecord } from '@portal/data/accounts';
import type { AccountRecord as Account } from '@portal/data/schemas';
import { AccountRecord } from '@portal/ui/patterns/AccountRecord';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { deviceRow } from '../../parts/deviceRow.ts';
import { RecordFailed } from '../../parts/session.tsx';
import { useAuditLink } from '../../parts/useAuditLink.ts';
import { paths } from '../../paths.ts';
import { useAppServices } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
import { accountEvents, accountFacts, planFacts, recordFacts } from './accountFacts.ts';
import { accountNotices } from './accountNotices.tsx';
import { accountName } from './accountRows.ts';
import { PaymentsDialog } from './PaymentsDialog.tsx';
import { useAccountActions } from './useAccountActions.tsx';

export function Component() {
  const { id = '' } = useParams();
  const account = useAccountRecord(Number(id));
  if (account.kind === 'loading') return <PageLoading />;
  if (account.kind === 'ready') return <AccountPage key={id} account={account.value} />;
  return <RecordFailed {...account} to={paths.accounts} />;
}

function AccountPage({ account }: { account: Account }) {
  const [now] = useState(useAppServices().now);
  const { items, problem, dialogs } = useAccountActions(account);
  const [paying, setPaying] = useState(false);
  const name = accountName(account);
  usePage(name);
  return (
    <>
      <AccountRecord
        name={name}
        email={account.email}
        state={account.state}
        actions={items}
        notices={accountNotices(account, problem, now)}
        facts={accountFacts(account)}
        records={recordFacts(account)}
        plan={planFacts(account)}
        onPayments={account.customerId === null ? undefined : () => setPaying(true)}
        devices={account.sessions.map((session) => deviceRow(session, now))}
        history={{ events: accountEvents(account), more: useAuditLink(`users/${account.id}`) }}
      />
      <PaymentsDialog account={account} open={paying} onOpenChange={setPaying} />
      {dialogs}
    </>
  );
}
