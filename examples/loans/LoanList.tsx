'use client';

import { formatDate } from '@portal/data/schemas';
import { Badge, type BadgeTone } from '@portal/ui/components/Badge';
import { Button } from '@portal/ui/components/Button';
import { EmptyState } from '@portal/ui/components/EmptyState';
import { Money } from '@portal/ui/components/Money';
import { type Column, phoneCard, type Sort, Table, TableCard } from '@portal/ui/components/Table';
import { ListToolbar } from '@portal/ui/patterns/ListToolbar';
import { useMemo, useState } from 'react';
import { harbours, type Loan, type LoanStatus, statuses } from './loans';

const tones: Record<LoanStatus, BadgeTone> = { open: 'info', late: 'critical', repaid: 'positive' };
const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

const columns: readonly Column<Loan>[] = [
  {
    key: 'borrower',
    title: 'Borrower',
    sortable: true,
    phone: 'title',
    cell: ({ borrower }) => borrower,
  },
  {
    key: 'status',
    title: 'Status',
    width: 120,
    phone: 'end',
    cell: ({ status }) => <Badge tone={tones[status]}>{labelOf(statuses, status)}</Badge>,
  },
  {
    key: 'harbour',
    title: 'Harbour',
    width: 130,
    cell: ({ harbour }) => labelOf(harbours, harbour),
  },
  { key: 'due', title: 'Due', width: 190, sortable: true, cell: ({ due }) => formatDate(due) },
  {
    key: 'amount',
    title: 'Amount',
    width: 140,
    align: 'end',
    phone: 'field',
    sortable: true,
    cell: ({ amount }) => <Money amount={amount} currency="NZD" cents="always" />,
  },
];

const rowKey = ({ id }: Loan) => String(id);
const noDays = { from: '', to: '' };
const fitsDays = ({ due }: Loan, { from, to }: typeof noDays) =>
  due.slice(0, 10) >= from && (to === '' || due.slice(0, 10) <= to);
const fitsText = (loan: Loan, text: string) =>
  loan.borrower.toLowerCase().includes(text.trim().toLowerCase());

function sorted(loans: readonly Loan[], { key, direction }: Sort): Loan[] {
  const name = key === 'amount' || key === 'due' ? key : 'borrower';
  const up = loans.toSorted((a, b) => (a[name] < b[name] ? -1 : 1));
  return direction === 'ascending' ? up : up.reverse();
}

/** A list that is searched, filtered and sorted; on phones its rows are cards. */
export function LoanList({ loans }: { loans: readonly Loan[] }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [days, setDays] = useState(noDays);
  const [sort, setSort] = useState<Sort>({ key: 'due', direction: 'ascending' });
  const shown = useMemo(
    () =>
      sorted(
        loans.filter(
          (loan) =>
            fitsText(loan, text) &&
            fitsDays(loan, days) &&
            (chosen.length === 0 || chosen.includes(loan.status)),
        ),
        sort,
      ),
    [loans, text, days, chosen, sort],
  );
  const clearAll = () => {
    setText('');
    setDays(noDays);
    setChosen([]);
  };
  return (
    <TableCard
      toolbar={
        <ListToolbar
          search={{ label: 'Search loans', value: text, onValueChange: setText }}
          filters={[
            {
              label: 'Status',
              options: statuses,
              value: chosen,
              onValueChange: (values) => setChosen(values),
            },
            { label: 'Due', value: days, onValueChange: (range) => setDays(range) },
          ]}
        />
      }
    >
      {shown.length > 0 ? (
        <Table
          caption="Loans"
          columns={columns}
          rows={shown}
          rowKey={rowKey}
          sort={sort}
          onSortChange={setSort}
          phone={phoneCard}
        />
      ) : (
        <EmptyState
          illustration="search"
          title="No loan matches"
          action={<Button onClick={clearAll}>Clear filters</Button>}
        >
          Try another word or status.
        </EmptyState>
      )}
    </TableCard>
  );
}
