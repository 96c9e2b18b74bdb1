import { useInvoices } from '@portal/data/billing';
import type { Invoice } from '@portal/data/schemas';
import { safeLink } from '@portal/domain';
import { Heading } from '@portal/ui/components/Heading';
import { Link } from '@portal/ui/components/Link';
import { Stack } from '@portal/ui/components/layout';
import { formatMoney, Money } from '@portal/ui/components/Money';
import { type Column, columnWidth, phoneCard, Table, TableCard } from '@portal/ui/components/Table';
import { Text } from '@portal/ui/components/Text';
import { richText } from '@portal/ui/richText';
import { m } from '../../i18n/messages.js';
import { paths } from '../../paths.ts';
import { dateOf } from './plans.ts';

const statusWords: Record<Invoice['status'], string> = {
  draft: m.money_invoice_draft(),
  open: m.money_invoice_open(),
  paid: m.money_invoice_paid(),
  uncollectible: m.money_invoice_unpaid(),
  void: m.money_invoice_cancelled(),
};

/** A change to a cheaper plan creates a negative invoice, whose amount pays later ones. */
function statusOf({ amount, fromCredit, currency, status }: Invoice): string {
  if (amount < 0) return m.money_invoice_credit();
  if (status !== 'paid' || fromCredit === 0) return statusWords[status];
  if (fromCredit === amount) return m.money_invoice_paid_from_credit();
  return m.money_invoice_partly_from_credit({
    sum: formatMoney(fromCredit, currency, 'always'),
  });
}

function InvoiceLink({ invoice: { link, number, date } }: { invoice: Invoice }) {
  const words = number ?? m.money_invoice_of({ date: dateOf(date) });
  const href = link === null ? null : safeLink(link);
  return href ? (
    <Link href={href} newTab>
      {words}
    </Link>
  ) : (
    <span>{words}</span>
  );
}

/** Columns of an invoice; `PaymentTable` shows them in one cell with `phoneCard`. */
export const invoiceColumns: readonly Column<Invoice>[] = [
  {
    key: 'date',
    title: m.money_invoice_date(),
    width: columnWidth.date,
    cell: (invoice) => dateOf(invoice.date),
  },
  {
    key: 'number',
    title: m.money_invoice(),
    phone: 'title',
    cell: (invoice) => <InvoiceLink invoice={invoice} />,
  },
  { key: 'status', title: m.money_invoice_status(), width: 188, cell: statusOf },
  {
    key: 'amount',
    title: m.money_invoice_amount(),
    width: 112,
    align: 'end',
    phone: 'end',
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} cents="always" />,
  },
];

/** The invoices; renders nothing without any. */
export function Invoices() {
  const invoices = useInvoices();
  if (invoices.kind !== 'ready' || invoices.value.length === 0) return null;
  return (
    <Stack space="small">
      <Heading>{m.money_invoices()}</Heading>
      <TableCard>
        <Table
          caption={m.money_invoices()}
          density="figures"
          columns={invoiceColumns}
          rows={invoices.value}
          rowKey={({ id }) => id}
          busy={invoices.refreshing}
          phone={phoneCard}
        />
      </TableCard>
      <Text size="small" tone="muted">
        {richText(m.money_offers_billed_separately(), {
          link: (text) => (
            <Link href={paths.listings('apps', 'active')} underline="always">
              {text}
            </Link>
          ),
        })}
      </Text>
    </Stack>
  );
}
