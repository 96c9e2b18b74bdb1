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
import { m } from '../../i18n/messages.js';
import { dateOf } from '../../parts/money/plans.ts';
import { fact } from './AccountFacts.tsx';
import { accountName, planBadges } from './accountRows.ts';
import { PaymentTable } from './PaymentTable.tsx';
import { paymentRows } from './paymentRows.ts';

const subscriptionTexts: Readonly<Record<string, string>> = {
  trialing: m.accounts_subscription_trialing(),
  active: m.accounts_subscription_active(),
  past_due: m.accounts_subscription_past_due(),
  unpaid: m.accounts_subscription_unpaid(),
  canceled: m.accounts_subscription_canceled(),
  incomplete: m.accounts_subscription_incomplete(),
  incomplete_expired: m.accounts_subscription_incomplete_expired(),
  paused: m.accounts_subscription_paused(),
};

const textOf = (status: string): string => subscriptionTexts[status] ?? status;

/** Plan and payments as stored, and a dialog with what the card provider has. */
export function AccountPlan({ account }: { account: AccountRecord }) {
  const { id, plan, subscriptionStatus: status, customerId, customerUrl } = account;
  const [open, setOpen] = useState(false);
  const href = customerUrl === null ? null : safeLink(customerUrl);
  return (
    <Card title={m.accounts_plan_and_payments()}>
      <Stack>
        <DescriptionList
          items={[
            fact(m.accounts_plan(), <Badge kind={planBadges[plan]} />),
            ...(status ? [fact(m.accounts_subscription(), textOf(status))] : []),
            ...(customerId === null
              ? []
              : [
                  fact(
                    m.accounts_customer(),
                    href ? (
                      <Link href={href} newTab>
                        {customerId}
                      </Link>
                    ) : (
                      customerId
                    ),
                  ),
                ]),
          ]}
        />
        {customerId === null ? null : (
          <div>
            <Button size="compact" onClick={() => setOpen(true)}>
              {m.accounts_view_payments()}
            </Button>
          </div>
        )}
      </Stack>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={m.accounts_payments()}
        description={m.accounts_payments_of({ name: accountName(account) })}
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
        <Text tone="muted">{m.accounts_loading_payments()}</Text>
      </LiveRegion>
    );
  if (payments.kind === 'failed')
    return (
      <Banner
        tone="critical"
        role="alert"
        actions={
          <Button size="compact" onClick={payments.retry}>
            {m.accounts_try_again()}
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
        <Text tone="muted">{m.accounts_no_invoices()}</Text>
      )}
    </Stack>
  );
}

function factsOf({ balance, subscription, invoices }: AccountPayments): Description[] {
  const currency = subscription?.currency ?? invoices[0]?.currency;
  const money = (amount: number) =>
    currency ? (
      <Money amount={amount} currency={currency} cents="always" />
    ) : (
      m.accounts_no_amount()
    );
  if (!subscription)
    return [
      fact(m.accounts_subscription(), m.accounts_no_subscription()),
      ...(balance === 0
        ? []
        : [fact(balance < 0 ? m.accounts_credit() : m.accounts_owed(), money(Math.abs(balance)))]),
    ];
  const { status, currentPeriodEnd, cancelAt, nextAmount } = subscription;
  return [
    fact(m.accounts_subscription(), textOf(status)),
    fact(cancelAt ? m.accounts_ends() : m.accounts_renews(), dateOf(cancelAt ?? currentPeriodEnd)),
    fact(
      m.accounts_next_payment(),
      nextAmount === null ? m.accounts_no_amount() : money(nextAmount),
    ),
    fact(
      balance > 0 ? m.accounts_owed() : m.accounts_credit(),
      balance === 0 ? m.accounts_no_amount() : money(Math.abs(balance)),
    ),
  ];
}
