'use client';

import { LeaveProvider } from '@portal/forms/core';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { AreaChart } from '@portal/ui/components/Chart';
import { DateRange } from '@portal/ui/components/DateRange';
import { FileField } from '@portal/ui/components/FileField';
import { Inline, Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { StatTile } from '@portal/ui/components/StatTile';
import { ToastProvider, useToast } from '@portal/ui/components/Toast';
import { useEffect, useState } from 'react';
import { LenderForm } from './LenderForm';
import { LoanDialog, type LoanValues } from './LoanDialog';
import { LoanList } from './LoanList';
import { firstLoans, type Loan, repaid } from './loans';

const setTheme = (theme: 'light' | 'dark') => () =>
  document.documentElement.setAttribute('data-theme', theme);

const toLoan = (id: number, { borrower, amount, harbour }: LoanValues): Loan => ({
  id,
  borrower,
  amount: Math.round(Number(amount) * 100),
  harbour,
  status: 'open',
  due: '2027-11-28T00:00:00.000Z',
});

/** Figures in the other theme than the page. */
function Figures({ loans }: { loans: readonly Loan[] }) {
  const [days, setDays] = useState({ from: '2026-11-20', to: '2026-11-26' });
  const points = repaid.filter(({ key }) => key >= days.from && key <= days.to);
  return (
    <section data-theme="dark" aria-label="Figures">
      <Card
        title="Repaid"
        actions={<DateRange name="days" label="Days" value={days} onValueChange={setDays} />}
      >
        <Stack>
          <StatTile label="Loans" value={loans.length} />
          <AreaChart
            label="Repaid a day"
            points={points}
            words={{ value: 'Repaid', unit: { one: 'loan', many: 'loans' } }}
          />
        </Stack>
      </Card>
    </section>
  );
}

function Loans() {
  const toast = useToast();
  const [loans, setLoans] = useState(firstLoans);
  const [open, setOpen] = useState(false);
  const [contract, setContract] = useState<{ name: string; url: null } | null>(null);
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
            <Button onClick={setTheme('light')}>Light</Button>
            <Button onClick={setTheme('dark')}>Dark</Button>
            <Button tone="primary" onClick={() => setOpen(true)}>
              Add a loan
            </Button>
          </Inline>
        }
      />
      <LoanList loans={loans} />
      <Figures loans={loans} />
      <LenderForm />
      <Card title="Contract">
        <FileField
          name="contract"
          label="Contract"
          accept="application/pdf"
          hint="PDF"
          file={contract}
          onPick={({ name }) => setContract({ name, url: null })}
        />
      </Card>
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
