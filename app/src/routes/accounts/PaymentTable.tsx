import type { Dispute } from '@portal/data/schemas';
import { Inline, Stack } from '@portal/ui/components/layout';
import { Money } from '@portal/ui/components/Money';
import { type Column, phoneCard, Table, TableCard } from '@portal/ui/components/Table';
import { Text } from '@portal/ui/components/Text';
import { StatusBadge } from '@portal/ui/patterns/StatusBadge';
import { m } from '../../i18n/messages.js';
import { invoiceColumns } from '../../parts/money/Invoices.tsx';
import { dateOf } from '../../parts/money/plans.ts';
import { disputeBadges, nextStep, type PaymentRow } from './paymentRows.ts';

function DisputeState({ dispute }: { dispute: Dispute }) {
  const next = nextStep(dispute);
  return (
    <Inline>
      <StatusBadge kind={disputeBadges[dispute.status]} />
      {next ? <Text size="small">{next}</Text> : null}
    </Inline>
  );
}

const Payment = ({ description, date, amount, currency }: Dispute) => (
  <Stack space="xxsmall">
    <Inline justify="between">
      <Text size="label">{description ?? m.accounts_payment()}</Text>
      <Money amount={amount} currency={currency} cents="always" />
    </Inline>
    <Text size="small" tone="muted">
      {dateOf(date)}
    </Text>
  </Stack>
);

const summary = ({ invoice, dispute }: PaymentRow) => (
  <Stack space="xsmall">
    {invoice ? phoneCard(invoice, invoiceColumns) : <Payment {...dispute} />}
    {dispute ? <DisputeState dispute={dispute} /> : null}
  </Stack>
);

const columns: readonly Column<PaymentRow>[] = [
  { key: 'payment', title: m.accounts_payments(), cell: summary },
];

interface PaymentTableProps {
  rows: readonly PaymentRow[];
  /** They are loaded again. */
  busy: boolean;
}

/** The payments of an account in one column, for a dialog. */
export function PaymentTable({ rows, busy }: PaymentTableProps) {
  return (
    <TableCard>
      <Table
        caption={m.accounts_payments()}
        density="figures"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        busy={busy}
        phone={summary}
      />
    </TableCard>
  );
}
