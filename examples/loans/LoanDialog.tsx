'use client';

import {
  emailRule,
  FormCheckbox,
  FormCombobox,
  FormDateField,
  FormDialog,
  FormMoneyField,
  FormTextField,
  type Rules,
  textRule,
  useDialogForm,
} from '@portal/forms/core';
import { harbours } from './loans';

export type LoanValues = {
  borrower: string;
  email: string;
  /** In cents. */
  amount: number | null;
  due: string;
  harbour: string;
  checked: boolean;
};

const empty: LoanValues = {
  borrower: '',
  email: '',
  amount: null,
  due: '',
  harbour: '',
  checked: false,
};

const rules: Rules<LoanValues> = {
  fields: {
    borrower: textRule({ required: 'Enter the borrower', max: 60 }),
    email: emailRule({ required: 'Enter an email address' }),
    amount: (amount) => (amount !== null && amount > 0 ? undefined : 'Enter an amount'),
    due: textRule({ required: 'Enter the day it is due' }),
    harbour: textRule({ required: 'Choose a harbour' }),
    checked: (checked) => (checked ? undefined : 'Check the identity first'),
  },
};

interface LoanDialogProps {
  open: boolean;
  onClose: () => void;
  onAdd: (values: LoanValues) => void;
}

/** A form in a dialog: errors at their fields, Enter submits, closing asks when something was typed. */
export function LoanDialog({ open, onClose, onAdd }: LoanDialogProps) {
  const form = useDialogForm<LoanValues>({
    open,
    onClose,
    values: empty,
    rules: () => rules,
    async onSubmit(values) {
      // A server would answer here. Its errors go to the fields that they name.
      if (values.borrower === 'Taniwha')
        return {
          ok: false,
          message: 'Not added',
          fields: [{ path: 'borrower', message: 'This borrower has a loan already' }],
        };
      onAdd(values);
      return { ok: true };
    },
  });
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title="Add a loan"
      confirm={{ label: 'Add loan', busyLabel: 'Adding', tone: 'primary' }}
    >
      <FormTextField<LoanValues> name="borrower" label="Borrower" maxSymbols={60} />
      <FormTextField<LoanValues> name="email" type="email" label="Email of the borrower" />
      <FormMoneyField<LoanValues>
        name="amount"
        label="Amount"
        currency="USD"
        min={0}
        step={100_00}
      />
      <FormDateField<LoanValues> name="due" label="Due on" first="2026-11-28" />
      <FormCombobox<LoanValues> name="harbour" label="Harbour of the loan" options={harbours} />
      <FormCheckbox<LoanValues> name="checked" label="Identity checked" />
    </FormDialog>
  );
}
