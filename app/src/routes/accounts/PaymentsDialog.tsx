import { useAccountPayments } from '@portal/data/accounts';
import type { AccountRecord } from '@portal/data/schemas';
import { Dialog } from '@portal/ui/components/Dialog';
import { LiveRegion } from '@portal/ui/components/LiveRegion';
import { Stack } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';
import { FactList } from '@portal/ui/patterns/FactsCard';
import { PagePart } from '@portal/ui/patterns/PagePart';
import { m } from '../../i18n/messages.js';
import { partOf } from '../../parts/pagePart.ts';
import { paymentFacts } from './accountFacts.ts';
import { accountName } from './accountRows.ts';
import { PaymentTable } from './PaymentTable.tsx';
import { paymentRows } from './paymentRows.ts';

interface PaymentsDialogProps {
  account: AccountRecord;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What the card provider has of an account. */
export function PaymentsDialog({ account, ...dialog }: PaymentsDialogProps) {
  return (
    <Dialog
      {...dialog}
      title={m.accounts_payments()}
      description={m.accounts_payments_of({ name: accountName(account) })}
    >
      <Payments user={account.id} />
    </Dialog>
  );
}

function Payments({ user }: { user: number }) {
  const payments = useAccountPayments(user);
  return (
    <PagePart
      card="never"
      title={m.accounts_payments()}
      part={partOf(payments)}
      loading={
        <LiveRegion>
          <Text tone="muted">{m.accounts_loading_payments()}</Text>
        </LiveRegion>
      }
    >
      {(value) => {
        const rows = paymentRows(value);
        return (
          <Stack>
            <FactList facts={paymentFacts(value)} />
            {rows.length > 0 ? (
              <PaymentTable rows={rows} busy={payments.kind === 'ready' && payments.refreshing} />
            ) : (
              <Text tone="muted">{m.accounts_no_invoices()}</Text>
            )}
          </Stack>
        );
      }}
    </PagePart>
  );
}
