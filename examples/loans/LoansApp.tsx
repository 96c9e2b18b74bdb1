'use client';

import { LeaveProvider } from '@portal/forms/core';
import { Accordion } from '@portal/ui/components/Accordion';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { AreaChart } from '@portal/ui/components/Chart';
import { DateRange } from '@portal/ui/components/DateRange';
import { DateText } from '@portal/ui/components/DateText';
import { Inline, Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { Popover } from '@portal/ui/components/Popover';
import { StatTile } from '@portal/ui/components/StatTile';
import { Tabs } from '@portal/ui/components/Tabs';
import { ThemeSwitch, useTheme } from '@portal/ui/components/ThemeSwitch';
import { ToastProvider, useToast } from '@portal/ui/components/Toast';
import { Tooltip } from '@portal/ui/components/Tooltip';
import { useEffect, useState } from 'react';
import { LenderForm } from './LenderForm';
import { LoanDialog, type LoanValues } from './LoanDialog';
import { LoanList } from './LoanList';
import { firstLoans, type Loan, repaid } from './loans';

const toLoan = (id: number, { borrower, amount, due, harbour }: LoanValues): Loan => ({
  id,
  borrower,
  amount: amount ?? 0,
  harbour,
  status: 'open',
  due: `${due}T00:00:00.000Z`,
});

const terms = [
  { value: 'early', label: 'Can a loan be repaid early?', content: 'Yes, without a fee.' },
  { value: 'late', label: 'What if a payment is late?', content: 'We remind on the third day.' },
];

/** Figures in the other theme than the page. */
function Figures({ loans }: { loans: readonly Loan[] }) {
  const [days, setDays] = useState({ from: '2026-11-20', to: '2026-11-26' });
  const points = repaid.filter(({ key }) => key >= days.from && key <= days.to);
  return (
    <section data-theme="dark" aria-label="Figures">
      <Card
        title="Repaid"
        help={
          <>
            Counted <DateText value="2026-11-26T21:30:00.000Z" show="relative" />
          </>
        }
        actions={
          <DateRange
            name="days"
            label="Days"
            labelHidden
            value={days}
            onValueChange={(next) => next.from && setDays(next)}
          />
        }
      >
        <Tabs
          label="Figures"
          items={[
            {
              value: 'chart',
              label: 'Chart',
              content: (
                <AreaChart
                  label="Repaid a day"
                  points={points}
                  words={{ value: 'Repaid', unit: { one: 'loan', many: 'loans' } }}
                />
              ),
            },
            {
              value: 'total',
              label: 'Total',
              content: <StatTile label="Loans" value={loans.length} />,
            },
            { value: 'terms', label: 'Terms', content: <Accordion items={terms} /> },
          ]}
        />
      </Card>
    </section>
  );
}

function Loans() {
  const toast = useToast();
  const [, setTheme] = useTheme();
  const [loans, setLoans] = useState(firstLoans);
  const [open, setOpen] = useState(false);
  // Before, a server's page does not listen to events.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const add = (values: LoanValues) => {
    setLoans([...loans, toLoan(loans.length + 1, values)]);
    toast({ tone: 'positive', message: `Loan of ${values.borrower} added.` });
  };
  return (
    <Stack space="large">
      <PageHeader
        title="Loans"
        help={ready ? 'Ready' : 'Loading'}
        actions={
          <Inline>
            <Button onClick={() => setTheme('light')}>Light</Button>
            <Button onClick={() => setTheme('dark')}>Dark</Button>
            <ThemeSwitch />
            <Popover title="Rates" trigger={<Button>Rates</Button>}>
              5.4 % a year
            </Popover>
            <Tooltip text="Ctrl L">
              <Button tone="primary" onClick={() => setOpen(true)}>
                Add a loan
              </Button>
            </Tooltip>
          </Inline>
        }
      />
      <LoanList loans={loans} />
      <Figures loans={loans} />
      <LenderForm />
      <LoanDialog open={open} onClose={() => setOpen(false)} onAdd={add} />
    </Stack>
  );
}

/** A small product of another company, made of the packages. With a router, `LeaveProvider` takes its `useBlocker`. */
export function LoansApp() {
  return (
    <ToastProvider>
      <LeaveProvider>
        <Loans />
      </LeaveProvider>
    </ToastProvider>
  );
}
