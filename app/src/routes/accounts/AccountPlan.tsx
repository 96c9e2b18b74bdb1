import { useAccountPayments } from '@portal/data/accounts';
import { type AccountPayments, type AccountRecord, messageFor } from '@portal/data/schemas';
import { safeLink } from '@portal/domain';
import { Badge } from '@portal/ui/components/Badge';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { type Description, DescriptionList } from '@portal/ui/components/DescriptionList';
import { Dialog } from '@portal/ui/components/Dialog';
import { Link } from '@portal/ui/components/Link';
import { LiveRegion } from '@portal/ui/components/LiveRegion';
import { Stack } from '@portal/ui/components/layout';
import { Money } from '@portal/ui/components/Money';
import { Text } from '@portal/ui/components/Text';
import { useState } from 'react';
import { dateOf } from '../money/plans.ts';
import { fact } from './AccountFacts.tsx';
import { accountName, planBadges } from './accountRows.ts';
import { PaymentTable } from './PaymentTable.tsx';
import { paymentRows } from './paymentRows.ts';

const subscriptionTexts: Readonly<Record<string, string>> = {
  trialing: 'In its free trial',
  active: 'Paid',
  past_due: 'Payment overdue',
  unpaid: 'Unpaid',
  canceled: 'Ended',
  incomplete: 'First payment not finished',
  incomplete_expired: 'First payment failed',
  paused: 'Paused',
};

const textOf = (status: string): string => subscriptionTexts[status] ?? status;

/** Plan and payments as stored, and a dialog with what the card provider has. */
export function AccountPlan({ account }: { account: AccountRecord }) {
  const { id, plan, subscriptionStatus: status, customerId, customerUrl } = account;
  const [open, setOpen] = useState(false);
  const href = customerUrl === null ? null : safeLink(customerUrl);
  return (
    <Card title="Plan and payments">
      <Stack>
        <DescriptionList
          items={[
            fact('Plan', <Badge kind={planBadges[plan]} />),
            fact('Subscription', status ? textOf(status) : 'None'),
            fact(
              'Customer',
              href ? (
                <Link href={href} newTab>
                  {customerId}
                </Link>
              ) : (
                (customerId ?? 'None')
              ),
            ),
          ]}
        />
        {customerId === null ? null : (
          <div>
            <Button size="compact" onClick={() => setOpen(true)}>
              View payments
            </Button>
          </div>
        )}
      </Stack>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Payments"
        description={`Of ${accountName(account)}, as the card provider has them.`}
      >
        <Payments user={id} />
      </Dialog>
    </Card>
  );
}

function Payments({ user }: { user: number }) {
  const payments = useAccountPayments(user);
  if (payments.kind === 'loading')
    return (
      <LiveRegion>
        <Text tone="muted">Loading payments…</Text>
      </LiveRegion>
    );
  if (payments.kind === 'failed')
    return (
      <Banner
        tone="critical"
        role="alert"
        actions={
          <Button size="compact" onClick={payments.retry}>
            Try again
          </Button>
        }
      >
        {messageFor(payments.error)}
      </Banner>
    );
  const rows = paymentRows(payments.value);
  return (
    <Stack>
      <DescriptionList items={factsOf(payments.value)} />
      {rows.length > 0 ? (
        <PaymentTable rows={rows} busy={payments.refreshing} />
      ) : (
        <Text tone="muted">No invoices yet.</Text>
      )}
    </Stack>
  );
}

function factsOf({ balance, subscription, invoices }: AccountPayments): Description[] {
  const currency = subscription?.currency ?? invoices[0]?.currency;
  const money = (amount: number) =>
    currency ? <Money amount={amount} currency={currency} cents="always" /> : 'None';
  if (!subscription)
    return [
      fact('Subscription', 'None'),
      ...(balance === 0 ? [] : [fact(balance < 0 ? 'Credit' : 'Owed', money(Math.abs(balance)))]),
    ];
  const { status, currentPeriodEnd, cancelAt, nextAmount } = subscription;
  return [
    fact('Subscription', textOf(status)),
    fact(cancelAt ? 'Ends' : 'Renews', dateOf(cancelAt ?? currentPeriodEnd)),
    fact('Next payment', nextAmount === null ? 'None' : money(nextAmount)),
    fact(balance > 0 ? 'Owed' : 'Credit', balance === 0 ? 'None' : money(Math.abs(balance))),
  ];
}
