'use client';

import {
  emailRule,
  FormCheckbox,
  FormCombobox,
  FormDialog,
  FormTextField,
  type Rules,
  textRule,
  useDialogForm,
} from '@portal/forms/core';
import { harbours } from './loans';

export type LoanValues = {
  borrower: string;
  email: string;
  amount: string;
  harbour: string;
  checked: boolean;
};

const empty: LoanValues = { borrower: '', email: '', amount: '', harbour: '', checked: false };

const rules: Rules<LoanValues> = {
  fields: {
    borrower: textRule({ required: 'Enter the borrower', max: 60 }),
    email: emailRule({ required: 'Enter an email address' }),
    amount: (amount) =>
      /^\d+(\.\d{2})?$/.test(amount) ? undefined : 'Enter an amount, such as 1250.00',
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
      <FormTextField<LoanValues> name="amount" inputMode="decimal" label="Amount in dollars" />
      <FormCombobox<LoanValues> name="harbour" label="Harbour of the loan" options={harbours} />
      <FormCheckbox<LoanValues> name="checked" label="Identity checked" />
    </FormDialog>
  );
}
